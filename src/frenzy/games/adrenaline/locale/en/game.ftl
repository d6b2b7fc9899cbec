### Prompts, buttons, events, the log, errors and the options of a table of Adrenaline.
### The variables of an event are its fields. Colours that a sentence selects on are ids: red, yellow, blue.

## Prompts

prompt-turn = Choose your next action.
prompt-move = Choose the square to move to.
prompt-path = Choose the way: turrets on it will fire.
prompt-grab = Choose the square to grab on.
prompt-weapon = Choose the weapon to take.
prompt-drop = One weapon too many: choose which one to leave here.
prompt-tile = Choose one of the open ammo tiles.
prompt-forgo = Give up one item of the tile for the turret?
prompt-pay = Pay with cubes, or with powerups in their place?
prompt-reload = Choose a weapon to reload.
prompt-shoot_from = Choose the square to shoot from.
prompt-effect = Choose what your weapon does next.
prompt-target = Choose whom to hit.
prompt-aim = Choose where to aim.
prompt-move_target = Choose where the target goes.
prompt-move_shooter = Choose where you go.
prompt-scope = Add 1 damage with a targeting scope?
prompt-scope_target = Choose who takes the extra damage.
prompt-pay_scope = Choose what pays for the targeting scope.
prompt-grenade = You were hit: answer with a tagback grenade?
prompt-newton = Choose the figure to move.
prompt-tag = Choose the track for the overkill token.
prompt-spawn = Discard a powerup: its colour is your spawnpoint.
prompt-place_bot = Choose the spawnpoint for the Bot.
prompt-bot_move = Choose the square from which the Bot acts.
prompt-bot_target = Choose whom the Bot shoots.
prompt-over = The game is over.
prompt-waiting = { $seat } decides now.
actions-left = { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }

## Buttons (with the prompt at the end where a deed has another name there)

action-run = Run
action-grab = Grab
action-shoot = Shoot with { $weapon }
action-play = Play { $card }
action-bot = Use the Bot
action-end = End turn
action-move = Move to { $square }
action-move-grab = Grab on { $square }
action-move-shoot_from = Shoot from { $square }
action-move-move_target = Move the target to { $square }
action-move-move_shooter = Go to { $square }
action-move-bot_move = The Bot acts from { $square }
action-path = { $count ->
        [0] { $way }
       *[other] { $way }: { $damage } ({ $owners })
    }
action-return = Go there and back, over turrets
action-return-grab = Go there and back over turrets, then grab
action-return-shoot_from = Go there and back over turrets, then shoot
action-return-move_target = Move the target there and back, over turrets
action-aim = Aim at { $square }
action-room = Aim at the { $room }
action-target = Hit { $target }
action-target-newton = Move { $target }
action-target-bot_target = The Bot shoots { $target }
action-target-scope_target = 1 more damage to { $target }
action-everyone = Hit everyone on the next square too
action-use = { $cubes ->
        [0] { $effect }
       *[other] { $effect } ({ $cost })
    }
action-cubes = Pay with cubes
action-cube = { $colour ->
        [red] Pay 1 red cube
        [yellow] Pay 1 yellow cube
       *[blue] Pay 1 blue cube
    }
action-card = Pay with { $card }
action-discard = Discard { $card }
action-take = Take { $weapon } ({ $cost })
action-drop = Leave { $weapon }
action-reload = Reload { $weapon } ({ $cost })
action-tile = Take { $tile }
action-forgo = { $item ->
        [red] Take the turret instead of 1 red cube
        [yellow] Take the turret instead of 1 yellow cube
        [blue] Take the turret instead of 1 blue cube
       *[powerup] Take the turret instead of the powerup
    }
action-tag = { $colour ->
        [red] Token on the red track
        [yellow] Token on the yellow track
       *[blue] Token on the blue track
    }
action-place_bot = { $colour ->
        [red] Bot on the red spawnpoint
        [yellow] Bot on the yellow spawnpoint
       *[blue] Bot on the blue spawnpoint
    }
action-done = Done
action-done-target = No more targets
action-done-effect = No more effects
action-done-move_target = Leave the target there
action-done-move_shooter = Go no further
action-done-reload = Reload no more
action-done-scope = No targeting scope
action-done-grenade = No grenade
action-done-forgo = Keep the whole tile

## Ways, on their buttons

way-over = Go by { $squares }
way-back = Go by { $squares } and back to { $square }

## Events

event-turn_started = { $actions ->
        [one] { $seat } begins a turn with { $actions } action.
       *[other] { $seat } begins a turn with { $actions } actions.
    }
event-turn_ended = { $seat } ends the turn.
event-powerup_drawn = { $seat } draws { $card }.
event-powerup_drawn-hidden = { $seat } draws a powerup.
event-powerup_shown = { $seat } lays { $card } open.
why-powerup_shown = All powerups lie open at this table.
event-spawned = { $figure } discards { $card } and appears on { $square }.
event-spawned-bot = { $figure } appears on { $square }.
event-moved = { $figure } moves from { $start } to { $square }.
event-moved-by = { $by } moves { $figure } from { $start } to { $square }.
event-teleported = { $figure } teleports from { $start } to { $square }.
event-tile_taken = { $seat } takes the ammo on { $square }: { $gained }.
event-tile_taken-nothing = { $seat } takes the ammo on { $square }, but has no room for a cube.
event-weapon_taken = { $seat } takes “{ $weapon }”.
event-weapon_dropped = { $seat } leaves “{ $weapon }” at the spawnpoint.
event-paid = { $seat } pays with { $price }.
event-reloaded = { $seat } reloads “{ $weapon }”.
event-fired = { $seat } shoots with “{ $weapon }”.
event-effect_used = { $seat } uses “{ $effect }” ({ $weapon }).
event-powerup_played = { $seat } plays { $card }.
event-damaged =
    { $by } hits { $to }: { $amount } damage{ $from_marks ->
        [0] { "" }
       *[other] , { $from_marks } of it from marks
    }{ $wasted ->
        [0] { "" }
       *[other] , { $wasted } wasted
    } ({ $total } of 12).
event-damaged-none = { $by } hits { $to }, whose track is full: { $wasted } damage wasted.
event-damaged-self = { $to } takes { $amount } damage in their own colour ({ $total } of 12).
event-marked =
    { $by } marks { $to }: { $amount ->
        [one] { $amount } mark
       *[other] { $amount } marks
    }{ $wasted ->
        [0] { "" }
       *[other] , { $wasted } over the limit of 3
    }.
event-marked-none = { $by } marks { $to }, where 3 such marks lie already.
event-marked-grenade = { $amount ->
        [one] { $by } answers: { $to } gets { $amount } mark.
       *[other] { $by } answers: { $to } gets { $amount } marks.
    }
event-marked-revenge = { $amount ->
        [one] { $by } wants revenge: { $to } gets { $amount } mark.
       *[other] { $by } wants revenge: { $to } gets { $amount } marks.
    }
event-marked-turret = { $amount ->
        [one] { $by } loses the turret: { $to } gets { $amount } mark for it.
       *[other] { $by } loses the turret: { $to } gets { $amount } marks for it.
    }
event-killed = { $by } kills { $figure }.
event-killed-self = The spawnpoint kills { $figure }.
event-overkilled = { $by } overkills { $figure }.
event-asked = { $seat } decides now.
event-scored-first_blood = { $points ->
        [one] First blood on { $board }: { $points } point for { $to }.
       *[other] First blood on { $board }: { $points } points for { $to }.
    }
event-scored-damage = { $points ->
        [one] { $to } scores { $points } point for { $tokens } damage on { $board }.
       *[other] { $to } scores { $points } points for { $tokens } damage on { $board }.
    }
event-scored-double_kill = { $points ->
        [one] Double kill, { $tokens } boards in one turn: { $points } point for { $to }.
       *[other] Double kill, { $tokens } boards in one turn: { $points } points for { $to }.
    }
event-scored-killshots =
    { $to } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } on the killshot track.
event-scored-tracks =
    { $to } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } { $track ->
        [red] on the red track.
        [yellow] on the yellow track.
       *[blue] on the blue track.
    }
event-scored-turrets =
    { $to } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $tokens ->
        [one] { $tokens } turret
       *[other] { $tokens } turrets
    }.
event-killshot_recorded = On the killshot track: { $by }.
event-killshot_recorded-overkill = On the killshot track: { $by }; overkill: { $overkill }.
event-skull_taken = { $left ->
        [0] { $figure } takes the last skull.
        [one] { $figure } takes a skull; { $left } skull is left.
       *[other] { $figure } takes a skull; { $left } skulls are left.
    }
event-board_flipped = { $figure } flips the board: it is worth 2-1-1-1 now.
event-frenzy_started = Final frenzy! { $by } set it off; everyone has one more turn.
event-tile_placed = New ammo on { $square }: { $tile }.
event-tile_placed-offer = New ammo on the turret board: { $tile }.
event-weapon_placed = { $colour ->
        [red] New at the red spawnpoint: “{ $weapon }”.
        [yellow] New at the yellow spawnpoint: “{ $weapon }”.
       *[blue] New at the blue spawnpoint: “{ $weapon }”.
    }
event-shuffled = { $pile ->
        [powerups] The discarded powerups are shuffled into a new pile of { $cards }.
       *[tiles] The discarded ammo tiles are shuffled into a new pile of { $cards }.
    }
event-track_tagged-damage = { $colour ->
        [red] { $by } damages the red spawnpoint: a token on its track.
        [yellow] { $by } damages the yellow spawnpoint: a token on its track.
       *[blue] { $by } damages the blue spawnpoint: a token on its track.
    }
event-track_tagged-alone = { $colour ->
        [red] { $by } ends the turn alone on the red spawnpoint: a token on its track.
        [yellow] { $by } ends the turn alone on the yellow spawnpoint: a token on its track.
       *[blue] { $by } ends the turn alone on the blue spawnpoint: a token on its track.
    }
event-track_tagged-overkill = { $colour ->
        [red] The overkill token of { $by } goes on the red track.
        [yellow] The overkill token of { $by } goes on the yellow track.
       *[blue] The overkill token of { $by } goes on the blue track.
    }
event-struck_back = { $colour ->
        [red] The red spawnpoint strikes back at { $seat }.
        [yellow] The yellow spawnpoint strikes back at { $seat }.
       *[blue] The blue spawnpoint strikes back at { $seat }.
    }
event-turret_taken = { $instead_of ->
        [red] { $seat } gives up 1 red cube for the turret on { $square }.
        [yellow] { $seat } gives up 1 yellow cube for the turret on { $square }.
        [blue] { $seat } gives up 1 blue cube for the turret on { $square }.
       *[powerup] { $seat } gives up the powerup for the turret on { $square }.
    }
event-turret_fired = { $to } enters { $square }: the turret of { $by } fires.
event-game_ended =
    The game is over. { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Scores: { $scores }.

## The log

log-setup = Set-up
log-turn = Turn { $number } · { $seat }
log-turn-frenzy = Turn { $number } · { $seat } · final frenzy
log-refill = { $count ->
        [one] { $count } new card or tile on the board
       *[other] { $count } new cards and tiles on the board
    }
mark-kill = Kill
mark-scoring = Points
mark-frenzy = Final frenzy
mark-end = The end

## What points are for

reason-before = Earlier points
reason-first_blood = First blood
reason-damage = Damage
reason-double_kill = Double kill
reason-killshots = Killshot track
reason-tracks = Spawnpoint tracks
reason-turrets = Turrets

## Cards and squares in words

card-name = { $powerup } ({ $colour })
card-cost = Reload: { $cost }. Grab: { $grab }.
card-effect = { $effect }: { $text }
card-effect-cost = { $effect } ({ $cost }): { $text }
cost-free = free
square-name = { $square }, { $room }
square-spawn = { $square }, { $room }, spawnpoint
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
score-entry = { $name } { $points }

## When something does not work

error-not-legal = That is not possible now: choose from the list.
error-game-over = The game is over: there is nothing left to choose.
error-not-your-turn = Not yet: { $seat } decides first.
error-nothing-to-undo = Nothing to take back: something has come to light since.
error-table-moved-on = The table has moved on. Here is how it stands now.
error-unknown-option = There is no option “{ $option }”.
error-bad-option = A table cannot be set up like that: { $detail }
error-bad-position = This position cannot be set up: { $detail }
error-bad-save = This save cannot be read: { $detail }
error-unknown-game = There is no game of that name: { $detail }

## The options of a table

option-seats = Players
option-seats-help = 3 to 5 at the table, people or machines.
option-characters = Characters
option-characters-help = Who plays whom; seats without a wish get the next free one.
option-arena = Arena
option-arena-help = Small suits 3 or 4 players, large 4 or 5, the medium ones any number.
option-mode = Mode
option-mode-help = What gives points besides damage.
option-ending = Ending
option-ending-help = What happens when the last skull is taken.
option-skulls = Skulls
option-skulls-help = Deaths until the end is near: 8 for a full game, 5 for a short one.
option-bot = Bot
option-bot-help = One more figure that everybody moves and shoots with in turn; for 3 or 4 players.
option-promo = Promotional weapons
option-promo-help = Shuffle the promotional weapons in as well.
option-open_hands = Open hands
option-open_hands-help = All powerups lie open, for teaching: everybody sees everybody’s cards.
option-start = First player
option-start-help = Who begins; without a wish, chance decides.
option-yes = Yes
option-no = No
option-random = At random
