### Cards, figures, rooms, amounts, modes and actions of Adrenaline.

## Weapons

weapon-lock_rifle = Lock Rifle
weapon-lock_rifle-basic = Basic effect
weapon-lock_rifle-basic-text = One target you see takes 2 damage and 1 mark.
weapon-lock_rifle-second_lock = Second lock
weapon-lock_rifle-second_lock-text = Another target you see gets 1 mark.

weapon-electroscythe = Electroscythe
weapon-electroscythe-basic = Basic mode
weapon-electroscythe-basic-text = Everyone else on your square takes 1 damage; nobody is spared.
weapon-electroscythe-reaper = Reaper mode
weapon-electroscythe-reaper-text = Everyone else on your square takes 2 damage; nobody is spared.

weapon-machine_gun = Machine Gun
weapon-machine_gun-basic = Basic effect
weapon-machine_gun-basic-text = One or two targets you see take 1 damage each.
weapon-machine_gun-focus_shot = Focus shot
weapon-machine_gun-focus_shot-text = One of the targets of the basic effect takes 1 more damage.
weapon-machine_gun-turret_tripod = Turret tripod
weapon-machine_gun-turret_tripod-text = One target of the basic effect (not the one “Focus shot” picks) takes 1 more damage, and/or a further target you see takes 1 damage.

weapon-tractor_beam = Tractor Beam
weapon-tractor_beam-basic = Basic mode
weapon-tractor_beam-basic-text = Shift one target by 0 to 2 squares, turns allowed, so that it ends on a square you see; there it takes 1 damage. You need not see it at the start.
weapon-tractor_beam-punisher = Punisher mode
weapon-tractor_beam-punisher-text = One target at most 2 moves from you, seen or not, is brought to your square and takes 3 damage.

weapon-thor = T.H.O.R.
weapon-thor-basic = Basic effect
weapon-thor-basic-text = One target you see takes 2 damage.
weapon-thor-chain_reaction = Chain reaction
weapon-thor-chain_reaction-text = After the basic effect: another target, seen by the first, takes 1 damage.
weapon-thor-high_voltage = High voltage
weapon-thor-high_voltage-text = Only after “Chain reaction”: a third target, seen by the second, takes 2 damage. All three must be different.

weapon-plasma_gun = Plasma Gun
weapon-plasma_gun-basic = Basic effect
weapon-plasma_gun-basic-text = One target you see takes 2 damage.
weapon-plasma_gun-phase_glide = Phase glide
weapon-plasma_gun-phase_glide-text = You move 1 or 2 squares, all before or all after the basic effect.
weapon-plasma_gun-charged_shot = Charged shot
weapon-plasma_gun-charged_shot-text = The target of the basic effect takes 1 more damage.

weapon-whisper = Whisper
weapon-whisper-basic = Effect
weapon-whisper-basic-text = One target you see, at least 2 moves away, takes 3 damage and 1 mark.

weapon-vortex_cannon = Vortex Cannon
weapon-vortex_cannon-basic = Basic effect
weapon-vortex_cannon-basic-text = Open a vortex on a square you see, other than your own: one target on it or 1 move from it, seen or not, is drawn onto it and takes 2 damage.
weapon-vortex_cannon-black_hole = Black hole
weapon-vortex_cannon-black_hole-text = One or two other targets on the same vortex or 1 move from it are drawn onto it and take 1 damage each.

weapon-furnace = Furnace
weapon-furnace-basic = Basic mode
weapon-furnace-basic-text = Everyone in one room you see, other than your own, takes 1 damage.
weapon-furnace-cozy_fire = Cozy fire mode
weapon-furnace-cozy_fire-text = Everyone on one square exactly 1 move away takes 1 damage and 1 mark.

weapon-heatseeker = Heatseeker
weapon-heatseeker-basic = Effect
weapon-heatseeker-basic-text = One target you do not see, however far away, takes 3 damage.

weapon-hellion = Hellion
weapon-hellion-basic = Basic mode
weapon-hellion-basic-text = One target you see, at least 1 move away, takes 1 damage; then it and everyone else on its square get 1 mark each.
weapon-hellion-nano_tracer = Nano-tracer mode
weapon-hellion-nano_tracer-text = One target you see, at least 1 move away, takes 1 damage; then it and everyone else on its square get 2 marks each.

weapon-flamethrower = Flamethrower
weapon-flamethrower-basic = Basic mode
weapon-flamethrower-basic-text = In one direction, pick one target on the square 1 move away, one on the next square straight on, or one on each: they take 1 damage each. Walls stop the flame.
weapon-flamethrower-barbecue = Barbecue mode
weapon-flamethrower-barbecue-text = In one direction, everyone on the square 1 move away takes 2 damage and, if you let the flame reach on, everyone on the next square straight on takes 1. Walls stop the flame.

weapon-grenade_launcher = Grenade Launcher
weapon-grenade_launcher-basic = Basic effect
weapon-grenade_launcher-basic-text = One target you see takes 1 damage; you may then move it 1 square.
weapon-grenade_launcher-extra_grenade = Extra grenade
weapon-grenade_launcher-extra_grenade-text = Everyone on one square you see takes 1 damage; it may be your own square, and you are spared. Use it before or after the basic effect, or between its damage and its move.

weapon-rocket_launcher = Rocket Launcher
weapon-rocket_launcher-basic = Basic effect
weapon-rocket_launcher-basic-text = One target you see, not on your square, takes 2 damage; you may then move it 1 square.
weapon-rocket_launcher-rocket_jump = Rocket jump
weapon-rocket_launcher-rocket_jump-text = You move 1 or 2 squares, all before or all after the basic effect.
weapon-rocket_launcher-fragmenting_warhead = Fragmenting warhead
weapon-rocket_launcher-fragmenting_warhead-text = Within the basic effect, before its target is moved: everyone on the target’s square takes 1 damage, the target too.

weapon-railgun = Railgun
weapon-railgun-basic = Basic mode
weapon-railgun-basic-text = One target straight along one of the four directions takes 3 damage. Walls do not matter, and your own square counts.
weapon-railgun-piercing = Piercing mode
weapon-railgun-piercing-text = One or two targets straight along one of the four directions, on the same square or not, take 2 damage each. Walls do not matter, and your own square counts.

weapon-cyberblade = Cyberblade
weapon-cyberblade-basic = Basic effect
weapon-cyberblade-basic-text = One target on your square takes 2 damage.
weapon-cyberblade-shadowstep = Shadowstep
weapon-cyberblade-shadowstep-text = You move 1 square: before, between or after this weapon’s other effects.
weapon-cyberblade-slice_and_dice = Slice and dice
weapon-cyberblade-slice_and_dice-text = A target on your square, other than the one of the basic effect, takes 2 damage.

weapon-zx2 = ZX-2
weapon-zx2-basic = Basic mode
weapon-zx2-basic-text = One target you see takes 1 damage and 2 marks.
weapon-zx2-scanner = Scanner mode
weapon-zx2-scanner-text = One, two or three targets you see get 1 mark each, and no damage.

weapon-shotgun = Shotgun
weapon-shotgun-basic = Basic mode
weapon-shotgun-basic-text = One target on your square takes 3 damage; you may then move it 1 square.
weapon-shotgun-long_barrel = Long barrel mode
weapon-shotgun-long_barrel-text = One target exactly 1 move away takes 2 damage.

weapon-power_glove = Power Glove
weapon-power_glove-basic = Basic mode
weapon-power_glove-basic-text = Join one target exactly 1 move away on its square: it takes 1 damage and 2 marks.
weapon-power_glove-rocket_fist = Rocket fist mode
weapon-power_glove-rocket_fist-text = Move 1 square and then, if you like, 1 more straight on, never through walls; on each of these squares one target may take 2 damage. At least one target must be hit.

weapon-shockwave = Shockwave
weapon-shockwave-basic = Basic mode
weapon-shockwave-basic-text = One, two or three targets exactly 1 move away, no two on the same square, take 1 damage each.
weapon-shockwave-tsunami = Tsunami mode
weapon-shockwave-tsunami-text = Everyone exactly 1 move away takes 1 damage, on every such square.

weapon-sledgehammer = Sledgehammer
weapon-sledgehammer-basic = Basic mode
weapon-sledgehammer-basic-text = One target on your square takes 2 damage.
weapon-sledgehammer-pulverize = Pulverize mode
weapon-sledgehammer-pulverize-text = One target on your square takes 3 damage; then you move it 0 to 2 squares in a single direction, never through walls.

## Powerups

powerup-targeting_scope = Targeting Scope
powerup-targeting_scope-text = When your shot deals damage: pay 1 cube of any colour (another powerup may pay it), and one of the players it damages takes 1 more damage. Never on someone who gets only marks; several may be used, even on one player.
powerup-newton = Newton
powerup-newton-text = On your turn, before or after an action: move any other figure 1 or 2 squares in a single direction, never through walls. Too late once the steps at the end of the turn have begun.
powerup-tagback_grenade = Tagback Grenade
powerup-tagback_grenade-text = When a shot damages you and you see the shooter from where you stand: the shooter gets 1 mark from you once that action is over. Several may be used.
powerup-teleporter = Teleporter
powerup-teleporter-text = On your turn, before or after an action: put your own figure on any square of the arena. Too late once the steps at the end of the turn have begun.

## Characters

character-d_struct_or = :D-struct-0R
character-banshee = Banshee
character-dozer = Dozer
character-violet = Violet
character-sprog = Sprog
bot = Bot

## Colours, rooms and spawnpoints

colour-red = red
colour-yellow = yellow
colour-blue = blue
room-red = red room
room-blue = blue room
room-yellow = yellow room
room-white = white room
room-green = green room
room-purple = purple room
spawn-red = the red spawnpoint
spawn-yellow = the yellow spawnpoint
spawn-blue = the blue spawnpoint

## Amounts

cubes-red =
    { $count ->
        [one] { $count } red cube
       *[other] { $count } red cubes
    }
cubes-yellow =
    { $count ->
        [one] { $count } yellow cube
       *[other] { $count } yellow cubes
    }
cubes-blue =
    { $count ->
        [one] { $count } blue cube
       *[other] { $count } blue cubes
    }
damage-count =
    { $count ->
        [one] { $count } damage
       *[other] { $count } damage
    }
mark-count =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
skull-count =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
action-count =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
move-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
powerup-count =
    { $count ->
        [one] { $count } powerup
       *[other] { $count } powerups
    }
weapon-count =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
tile-count =
    { $count ->
        [one] { $count } ammo tile
       *[other] { $count } ammo tiles
    }

## Arenas (the names are ours)

arena-small = Small arena
arena-medium_a = Medium arena A
arena-medium_b = Medium arena B
arena-large = Large arena

## Modes

mode-deathmatch = Deathmatch
mode-deathmatch-text = The standard fight: every killshot and overkill is kept on the killshot track, which gives extra points at the end.
mode-domination = Domination
mode-domination-text = From your second turn on, damage a spawnpoint (each at most once per turn) or end your turn alone on one to put your token on its track; ending a turn on one, alone or not, deals you 1 damage. At the end the three tracks score instead of the killshot track, an overkill puts a token on any one of them, and final frenzy also starts once two tracks hold at least 8 tokens.
mode-turret = Turret
mode-turret-text = Every ammo square has a turret: grabbing there takes one of five open tiles, and if you give up one cube or the powerup of that tile, the turret is yours. Entering another player’s turret square deals you 1 damage from its owner; at the end, points come from the turrets you hold, not from the killshot track.

## Endings

ending-frenzy = Final frenzy
ending-frenzy-text = After the last skull everyone has one more turn with frenzy actions: two of them if you play before the starting player, otherwise one. Boards without damage are flipped: from then on they are worth only 2-1-1-1 and give no first blood.
ending-sudden_death = Sudden death
ending-sudden_death-text = The turn in which the last skull is taken is the last of the game; final scoring follows at once.

## Actions

action-run-help = Move 1, 2 or 3 squares (up to 4 in final frenzy).
action-grab-help = Move up to 1 square (2 from 3 damage on; 2 or 3 in final frenzy), then take the ammo or buy a weapon where you stand.
action-shoot-help = Fire one loaded weapon at one or more targets (from 6 damage on, you may move 1 square first; in final frenzy, up to 1 or 2 squares, then reload).
action-reload-help = Pay the full cost of any unloaded weapons to load them: at the end of your turn, without using an action; in final frenzy only just before shooting.
action-bot-help = Once in your turn, you must: move the Bot up to 1 square; if it then sees anyone but you, it shoots one of them for 1 damage (and 1 mark once it has 6 damage). In Domination it may shoot a spawnpoint it sees.
action-end-help = Take no more actions: you may still reload (not in final frenzy), then killed boards are scored and the arena is refilled.

## Promotional weapons

weapon-chainsaw = Chainsaw
weapon-chainsaw-basic = Basic mode
weapon-chainsaw-basic-text = Deal 1 damage to one target on your square.
# ours
weapon-chainsaw-full_throttle = Full throttle
weapon-chainsaw-full_throttle-text = Deal 3 damage to one target on your square.
weapon-laser_magnum = Laser Magnum
weapon-laser_magnum-basic = Basic mode
weapon-laser_magnum-basic-text = Give 1 mark to one target you see.
# ours
weapon-laser_magnum-overcharge = Overcharge
weapon-laser_magnum-overcharge-text = Deal 2 damage to one target you see, and 1 damage to another you see if you like.
