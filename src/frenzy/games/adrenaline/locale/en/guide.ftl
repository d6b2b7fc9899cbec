### The guide: why something cannot be chosen (why-not-…), why something happened (why-EVENT…), what is being decided.
###
### The values of why-not-… are those of the reason that the game gives. In a reason they are ids; a sentence gets them
### in words, as in the log: `seat` `figure` (a figure's number) are names; so are `target` `other` (`violet`,
### `spawn:red`: spawn-red), `weapon` `other_weapon` (`thor`: weapon-thor), `effect` `other_effect`
### (`thor-chain_reaction`: weapon-thor-chain_reaction), `card` (`newton:red`), `tile` (`RRB`) and `room` (room-red);
### `missing` and `cost` are cubes by letter (`RBB`) and become a list of cubes; `asked` is a prompt (`turn`: asked-turn).
### `square` `from` `goal` are squares, `colour` is red, yellow or blue, and `moves` `limit` are numbers, all as they are.
###
### The values of why-EVENT and its variants are exactly those of event-EVENT: its fields, in words as in the log.

## What is being decided

asked-turn = which action comes next
asked-move = where to move
asked-path = which way to take
asked-grab = where to grab
asked-weapon = which weapon to take
asked-drop = which weapon to leave
asked-tile = which ammo tile to take
asked-forgo = whether to give up an item for the turret
asked-pay = how to pay
asked-reload = which weapon to reload
asked-shoot_from = where to shoot from
asked-effect = what the weapon does next
asked-target = whom to hit
asked-aim = where to aim
asked-move_target = where the target goes
asked-move_shooter = where to go during the shot
asked-scope = whether to use a targeting scope
asked-scope_target = who takes the extra damage
asked-pay_scope = what pays for the targeting scope
asked-grenade = whether to answer with a tagback grenade
asked-newton = whose figure to move
asked-tag = where the overkill token goes
asked-spawn = where to appear
asked-place_bot = where to put the Bot
asked-bot_move = where the Bot goes
asked-bot_target = whom the Bot shoots

## Numbers of moves, points, tokens

guide-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
guide-limit = { $limit ->
        [one] { $limit } move
       *[other] { $limit } moves
    }
guide-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
guide-tokens = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
guide-actions = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }

## Not now

why-not-over = The game is over: there is nothing left to choose.
why-not-wait = { $seat } decides now: { $asked }.
why-not-asked = To be decided first: { $asked }.
why-not-now = Not possible now. To be decided: { $asked }.
why-not-turn = It is the turn of { $seat }.
why-not-turn-over = The actions of this turn are over. To be decided now: { $asked }.
why-not-actions = No action is left this turn.
why-not-bot-none = There is no Bot at this table.
why-not-bot-acted = The Bot has acted this turn: it does so once.
why-not-bot-early = In the very first turn the Bot does not act yet.
why-not-bot-first = The turn cannot end yet: the Bot still has to act.

## Moving

why-not-far = It is { guide-moves } from { $from } to { $square }; the limit here is { $limit }.
why-not-wall = A wall stands between { $from } and { $square }: the way round is { guide-moves }, and the limit here is { $limit }.
why-not-stay = The figure stands on { $square } already: a move leads to another square.
why-not-straight = The move goes in one direction: { $square } is not in a straight line from { $from }.
why-not-blocked = The straight line from { $from } to { $square } is blocked by a wall.
why-not-direction = The second step goes on in the same direction, and from { $from } that does not lead to { $square }.
why-not-path = None of the ways to { $goal } leads over { $square }.
why-not-return-path = None of the ways there and back that change something leads over { $square }.
why-not-run-first = Choose “Run” first: it can lead to { $square }.
why-not-return-first = Choose “Run” first: over turrets it can lead back to { $square }.
why-not-grab-first = Choose “Grab” first: it works on { $square }.
why-not-either-first = Choose “Run” or “Grab” first: both can lead to { $square }.
why-not-frenzy-run = This frenzy turn has no run of its own: one moves to grab or to shoot.

## Grabbing

why-not-nothing = Nothing lies on { $square } now; new ammo comes at the end of the turn.
why-not-grabbed = Something was grabbed on { $square } this turn: each square serves once a turn.
why-not-offer = The turret board is empty; new tiles come at the end of the turn.
why-not-shelf = No weapon is left on { $square }.
why-not-prices = None of the weapons on { $square } can be paid for.
why-not-grab-near = Nothing that can be taken lies within { guide-limit }.

## Weapons

why-not-theirs = “{ $weapon }” belongs to { $figure }.
why-not-on-shelf = “{ $weapon }” is not yours: it lies on { $square }.
why-not-in-pile = “{ $weapon }” has not appeared yet: it is in the pile.
why-not-unarmed = You have no weapon yet: grab one on a spawnpoint.
why-not-unloaded = “{ $weapon }” is not loaded: it can be reloaded at the end of your turn.
why-not-all-unloaded = None of your weapons is loaded: they can be reloaded at the end of your turn.
why-not-no-shot = No shot is possible: nobody is in reach of a loaded weapon, or it costs more than you can pay.
why-not-reach = From { $square } “{ $weapon }” reaches nobody.
why-not-nobody-near = “{ $weapon }” reaches nobody from { $from }, not even after { guide-limit }.
why-not-shot-price = Only “{ $effect }” of “{ $weapon }” reaches somebody. Missing for it: { $missing }.
why-not-reload-price = “{ $weapon }” cannot be reloaded. Missing: { $missing }.
why-not-price = “{ $weapon }” costs more than you can pay. Missing: { $missing }.
why-not-fetch-far = “{ $weapon }” lies on { $square }, { guide-moves } away; the limit for grabbing is { $limit }.
why-not-fetch-first = Choose “Grab” first: “{ $weapon }” lies on { $square }.
why-not-square-first = Choose { $square } first: “{ $weapon }” lies there.
why-not-elsewhere = “{ $weapon }” lies on { $square }, and you are grabbing on { $from }.
why-not-owned = You have “{ $weapon }” already.
why-not-just-taken = “{ $weapon }” was taken just now: leave one of the other three.
why-not-loaded = “{ $weapon }” is loaded already.
why-not-reload-order = Weapons are reloaded in the order of the manual, and “{ $weapon }” comes earlier. Take the last reload back to load it.
why-not-keep = After reloading “{ $weapon }” the shot with “{ $other_weapon }” could not be paid for.

## Effects of a weapon

why-not-used = “{ $effect }” has been used in this shot.
why-not-effect-basic = “{ $effect }” comes after the basic effect.
why-not-effect-needs = “{ $effect }” comes after “{ $other_effect }” only.
why-not-effect-at-once = “{ $effect }” comes directly after the basic effect or not at all.
why-not-effect-within = “{ $effect }” belongs in the course of the basic effect.
why-not-effect-inside = “{ $effect }” cannot be used in the middle of the basic effect.
why-not-effect-price = “{ $effect }” costs more than you can pay. Missing: { $missing }.
why-not-effect-nobody = “{ $effect }” would affect nobody now.

## Targets

why-not-self = That is you: nobody is a target of their own shot.
why-not-absent = { $target } is not in the arena now.
why-not-weapon-first = Choose a weapon to shoot with first, then { $target }.
why-not-out-of-reach = From { $from } none of the weapons you can shoot with reaches { $target }.
why-not-seen = Not seen from { $from }: { $target } is in the { $room }, and no door of { $from } leads there.
why-not-seen-by = { $other } on { $from } does not see { $target }: no door of { $from } leads into the { $room }.
why-not-in-sight = From { $from } one sees { $target }, and this weapon hits only those who are out of sight.
why-not-same-square = Only those on your own square { $from } can be hit, and { $target } is elsewhere.
why-not-next = Exactly 1 move away is asked for; from { $from } to { $target } it is { guide-moves }.
why-not-next-wall = A wall stands between { $from } and { $target }: the way round is { guide-moves }, and exactly 1 is asked for.
why-not-line = None of the four straight lines from { $from } leads to { $target }.
why-not-away = From { $from } to { $target } it is { guide-moves }; the limit here is { $limit }.
why-not-near = Too near: from { $from } to { $target } it is { guide-moves }, and it takes { $limit } at least.
why-not-pull = With { guide-limit } one cannot bring { $target } onto a square that is seen from { $from }.
why-not-around = Only those on { $square } or 1 move from it can be hit, and { $target } is elsewhere.
why-not-spot = Only those on { $square } can be hit here, and { $target } is elsewhere.
why-not-together = All on that square are hit together or not at all, { $target } among them.
why-not-chosen = { $target } is among the targets already.
why-not-another = This effect needs another target: the shot has hit { $target } already.
why-not-only-hit = This effect adds to targets of the basic effect, and { $target } is not one of them.
why-not-order = Targets are named in the order of the seats, and { $target } comes before { $other }. Take the last one back to begin with { $target }.
why-not-apart = Each target needs a square of its own, and { $other } on { $square } is chosen: { $target } is there too.
why-not-aligned = All targets lie in one direction, and { $target } is not in line with { $other }.
why-not-undamaged = A targeting scope adds to damage, and this shot dealt none to { $target }.
why-not-newton-self = A newton moves the figures of others, not your own.
why-not-bot-itself = The Bot does not shoot itself.
why-not-bot-you = The Bot does not shoot at the one who plays it.
why-not-spawn-mode = Only in Domination can one shoot at { $target }.
why-not-spawn-early = In your first turn one cannot damage { $target } yet.
why-not-spawn-again = Each spawnpoint can be damaged once a turn, and that has happened to { $target }.
why-not-spawn-marks = This effect gives marks only, and they do not apply to { $target }.
why-not-spawn-dark = A spawnpoint is never moved and has to be seen; from { $from } one does not see { $target }.
why-not-spawn-scope = A targeting scope adds damage to players, not to { $target }.
why-not-spawn-fixed = Figures can be moved, but not { $target }.

## Squares and rooms to aim at

why-not-dark = { $square } is not seen from { $from }: no door of { $from } leads into the { $room }.
why-not-empty = There is nobody to choose on { $square }.
why-not-empty-around = There is nobody to hit on { $square }, nor 1 move from it.
why-not-empty-behind = There is nobody to hit on { $square }, nor on the square behind it.
why-not-aim-here = You stand on { $square } yourself: aim at another square.
why-not-aim-next = Exactly 1 move away is asked for; from { $from } to { $square } it is { guide-moves }.
why-not-aim-wall = A wall stands between { $from } and { $square }: the way round is { guide-moves }, and exactly 1 is asked for.
why-not-room-own = You are in the { $room } yourself: aim at another room.
why-not-room-dark = Not seen: no door of { $from } leads into the { $room }.
why-not-room-empty = There is nobody to hit in the { $room }.
why-not-push-stay = { $target } stands on { $square } already: leave the target there, or choose another square.

## Appearing

why-not-spawn-card = To appear on { $target }, choose the powerup of its colour that you discard.
why-not-spawn-none = To appear on { $target } one discards a powerup of its colour, and you hold none.
why-not-spawn-square = Nobody appears on { $square }: it is not a spawnpoint.

## Powerups, cubes and tiles

why-not-no-card = You do not hold { $card }.
why-not-scope-time = { $card } can be played when your shot has dealt damage, for a cube or another powerup.
why-not-grenade-time = { $card } can be played when a shot has damaged you and you see who fired it.
why-not-card-time = { $card } can be played on your own turn, before or after an action.
why-not-card-late = { $card } comes too late: the end of the turn has begun.
why-not-card-order = Cards are named in a fixed order, and { $card } comes earlier. Take the last one back to use it.
why-not-colour = { $card } pays for a cube of its own colour only. Left to pay: { $cost }.
why-not-newton-nobody = There is no other figure in the arena that { $card } could move.
why-not-newton-all = There is no other figure in the arena that a newton could move.
why-not-hand-empty = You hold no powerup.
why-not-hand-waits = None of your powerups is played between actions: they wait for a shot.
why-not-no-cube = { $colour ->
        [red] You have no red cube.
        [yellow] You have no yellow cube.
       *[blue] You have no blue cube.
    }
why-not-cube-order = { $colour ->
        [red] Several scopes are paid for in a fixed order, and red comes earlier.
        [yellow] Several scopes are paid for in a fixed order, and yellow comes earlier.
       *[blue] Several scopes are paid for in a fixed order, and blue comes earlier.
    }
why-not-no-item = { $colour ->
        [red] The tile has no red cube to give up: { $tile }.
        [yellow] The tile has no yellow cube to give up: { $tile }.
       *[blue] The tile has no blue cube to give up: { $tile }.
    }
why-not-no-tile = None of the open tiles gives this: { $tile }.

## Why it happened: the turn

why-turn_started = { $seat } has { guide-actions }: a turn has 2; a frenzy turn has 2 before the starting player’s and 1 from then on.
why-turn_ended = { $seat } takes no more actions. Now killed boards are scored, the dead come back, and what was taken is replaced.
why-powerup_drawn = { $seat } gets { $card }. Powerups come from ammo tiles that show one, two at the first spawn, and one at each return.
why-powerup_drawn-hidden = Only { $seat } knows the card. Powerups come from ammo tiles that show one, two at the first spawn, and one at each return.
why-spawned = The colour of the discarded card is the spawnpoint: { $card } puts { $figure } on { $square }.
why-spawned-bot = { $figure } has no cards: a player puts it on a spawnpoint of choice, here { $square }.
why-asked = { $seat } decides now, out of turn. Everybody who may have an answer is asked, so that the question tells nothing of the hand.

## Why: moving and grabbing

why-moved = { $figure } goes from { $start } to { $square }: through open sides and doors, never through a wall.
why-moved-by = { $by } moves { $figure } from { $start } to { $square } with a weapon, a newton or the Bot’s action: never through a wall.
why-teleported = A teleporter leads to any square: { $figure } leaves { $start } for { $square }.
why-tile_taken = The tile on { $square } shows { $tile }; { $seat } keeps { $gained }. A box holds 3 cubes of each colour, the rest is lost.
why-tile_taken-nothing = The tile on { $square } shows { $tile }, but { $seat } has 3 cubes of those colours already: the rest is lost.
why-weapon_taken = A weapon is bought without the first cube of its cost, and comes loaded: { $seat } has “{ $weapon }” now.
why-weapon_dropped = Nobody holds more than 3 weapons: { $seat } leaves “{ $weapon }” in the slot just emptied.
why-paid = { $seat } pays { $price }: each cube of a cost is paid with a cube, or with a powerup of its colour.
why-reloaded = For its full cost “{ $weapon }” of { $seat } is loaded again: at the end of a turn, in final frenzy before the shot.
why-tile_placed = Every empty ammo square gets a new tile at the end of the turn: { $tile } on { $square }.
why-tile_placed-offer = Five tiles lie open on the turret board; taken ones are replaced at the end of the turn: { $tile }.
why-weapon_placed = Each spawnpoint has room for 3 weapons; an empty slot gets the next card of the pile: “{ $weapon }”.
why-shuffled = The pile was used up: the discards are shuffled and become the new one. Cards in it: { $cards }.

## Why: shooting and damage

why-fired = A weapon is unloaded by its shot: { $seat } has to reload “{ $weapon }” before the next one.
why-effect_used = Beside the basic one “{ $weapon }” has other effects, some for a price: { $seat } uses “{ $effect }”.
why-powerup_played = { $seat } plays { $card } for its effect; the card is discarded.
why-damaged =
    { $amount ->
        [one] { $by } puts { $amount } token on the board of { $to }.
       *[other] { $by } puts { $amount } tokens on the board of { $to }.
    }{ $from_marks ->
        [0] { "" }
       *[other] { " " }{ $from_marks } of them from marks: the first damage of an action turns the marks of its owner into damage.
    }{ $wasted ->
        [0] { "" }
       *[other] { " " }{ $wasted } wasted: a track has 12 spaces.
    } That makes { $total }. From 3 on one goes further to grab, from 6 on also to shoot; 11 kill, 12 are overkill.
why-damaged-none = The track of { $to } is full: 12 is the most, and what { $by } adds is wasted ({ $wasted }).
why-damaged-self = The token is of { $to }’s own colour: it counts in the ranking of the board, but its points go to nobody. That makes { $total }.
why-marked =
    { $to } gets { $amount ->
        [one] { $amount } mark
       *[other] { $amount } marks
    }{ $wasted ->
        [0] { "" }
       *[other] , { $wasted } over the limit of 3
    }. They turn into damage when { $by } next damages { $to }, in another action.
why-marked-none = { $to } has 3 marks of { $by } already: that is the most, the rest is wasted.
why-marked-grenade = A tagback grenade: { $by } was damaged, sees who did it, and gives { $to } a mark for it.
why-marked-revenge = The 12th damage calls for revenge: { $by } gives the overkiller { $to } a mark.
why-marked-turret = The turret changes hands: the token of { $by } that stood there becomes a mark on { $to }.
why-killed = The 11th damage is the killshot, and { $by } dealt it. The board of { $figure } is scored at the end of the turn.
why-killed-self = The 11th damage came from the spawnpoint: { $figure } is killed without a killer, and the board is scored now.
why-overkilled = The 12th damage is overkill: { $by } dealt it to { $figure }, and gets a revenge mark when the board is scored.
why-turret_fired = { $square } is a turret of { $by }: entering it costs { $to } 1 damage. It uses no marks and cannot be answered.

## Why: points and skulls

why-scored-first_blood = First blood: the first token on the board of { $board } is that of { $to }, which gives { guide-points }.
why-scored-damage = { $to } has { guide-tokens } on the board of { $board }. By number of tokens the places give 8-6-4-2-1-1, less the highest value for each skull there, or 2-1-1-1 on a flipped board; ties go to the earlier token. This place gives { guide-points }.
why-scored-double_kill = { $tokens } boards were killed in one turn: that gives { $to } { guide-points } more, once.
why-scored-killshots = { $to } has { guide-tokens } on the killshot track. Its places give 8-6-4-2-1-1, ties go to the earlier token: { guide-points }.
why-scored-tracks = { $to } has { guide-tokens } on this spawnpoint’s track. Its places give 8-6-4-2-1, those who tie all get the higher value: { guide-points }.
why-scored-turrets = Turrets of { $to }: { $tokens }. By their number the places give 8-6-4-2-1, ties go to whoever took the last turn earlier: { guide-points }.
why-killshot_recorded = The 11th token goes to the killshot track: { $by } scores it at the end of the game.
why-killshot_recorded-overkill = The 11th token ({ $by }) and the 12th ({ $overkill }) go to the killshot track and are scored at the end of the game.
why-skull_taken = Each death takes a skull to the board of the dead: { $figure } is worth less from now on. Skulls left: { $left }; the last one brings the end.
why-board_flipped = In final frenzy boards without damage turn to their other side: { $figure } gives 2-1-1-1 and no first blood now.
why-frenzy_started = The skulls are gone, or in Domination two tracks are full. Everybody has one more turn with stronger actions, { $by } last of all.
why-track_tagged-damage = Damage to a spawnpoint puts one token of { $by } on its track, however much it was, once a turn.
why-track_tagged-alone = { $by } ends the turn alone on the spawnpoint: that gives one token on its track.
why-track_tagged-overkill = In Domination the overkill token goes on a track: { $by } chose it.
why-struck_back = Whoever ends a turn on a spawnpoint takes 1 damage in their own colour, here { $seat }.
why-turret_taken = Whoever takes a tile may give up one item of it for the turret: the one on { $square } is now that of { $seat }.
why-game_ended = Most points win: { $winners }. If they are equal, the score from the killshot track, the spawnpoint tracks or the turrets decides. Scores: { $scores }.

### What speaks for a choice: said with a hint.

motive-win = It can win the game now.
motive-kill = It can kill { $figure }.
motive-kills = It can kill { $count } at once.
motive-damage = { $count ->
        [one] It can deal 1 damage.
       *[other] It can deal { $count } damage.
    }
motive-track = It can bring a token to a spawnpoint’s track.
motive-turret = It can bring you a turret.
motive-marks = { $count ->
        [one] It can give 1 mark.
       *[other] It can give { $count } marks.
    }
motive-weapon = It brings you “{ $weapon }”.
motive-reload = It makes “{ $weapon }” ready to fire.
motive-aim = Somebody is in reach of your weapons then.
motive-ammo = It brings ammo for what comes next.
motive-cover = Fewer opponents can shoot at you there.
motive-plan = It prepares what comes next.
motive-end = Nothing that you could still do would help.
