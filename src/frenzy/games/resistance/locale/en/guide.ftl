### What is new to a player, each in a sentence or two.

intro-round = Each round the heroes act in any order, 3 actions each; then the enemies act, and new ones appear. (Z-3.1)
intro-moving = A move costs 1 action, and 1 more for each enemy in the zone you leave. (Z-10.2)
intro-doors = A door or window costs 1 action and stays open. The first time that a building opens, everything inside comes to light: enemies first, then citizens. (Z-10.4, Z-18)
intro-sight = You see in straight lines, never diagonally, and through an open door only into the next zone. (Z-5)
intro-power = Before you roll, each power you spend is one more die. You gain 1 each round, 2 by an action, and all of it when you rescue a citizen. (Z-8.9, Z-11.4)
intro-priority = Hits go to the named first, then to brutes, walkers and runners. A hit too few for the next one is lost. (Z-11.6)
intro-experience = Whoever you eliminate gives XP. It makes you stronger, and the spawn cards too: they are read at the highest level among you. (Z-8.5, Z-16.1)
intro-citizens = Reach a citizen in a zone without enemies and spend 1 action: the card helps you from then on. If one is devoured, every hero loses 1 power and 1 trait. (Z-13)
intro-traits = An action draws a trait, once per turn. You hold two; each works once. (Z-12)
intro-wounds = Enemies never miss: each attack is 1 wound, and you share the wounds of a zone as you like. (Z-14.4, Z-14.5)
intro-enemies = An enemy goes for the nearest one it sees; if it sees nobody, by the shortest way to the nearest. (Z-15)
intro-windows = Enemies cannot open doors, but they break windows, and that takes them an action. (Z-15.4)
intro-spawning = At the end of the Enemy Phase every active spawn point draws a card. When the figures of a kind run out, all of that kind act at once. (Z-16, Z-17.10)
intro-elevator = Next to the shaft you call the elevator for free; inside, 1 action sends it to another floor with all who stand in it. Floors without a hero stand still. (Z-7)
intro-named = A zombie hero acts twice, is tough and has a talent of its own; press it to read its card. (Z-9.1)
intro-hand = The Sentinel Hand fires once with great force, and can be thrown once after that. (Z-19)
intro-fall = If a hero falls, the mission is lost at the next End Phase, unless you win before it. (Z-3.3)
intro-hunger = Zombie heroes grow hungry: each point is one more die, and at 4 you can do nothing but move and devour. Whoever you devour sets it back to 0. (Z-21.1, Z-21.4)
intro-objectives = An action in its zone takes an objective, even among enemies. What it brings stands with the mission. (Z-10.9)
intro-locks = A door with a coloured lock is a wall until the objective of that colour is taken. Then it is a closed door like any other. (Z-4.7)
intro-danger = The danger has risen: whoever raised it has one more skill, and spawn cards are now read in the row of the new colour. (Z-8.5, Z-16.1)
intro-exit = At the end of a turn in the exit zone, with no enemy there, a hero may leave. Whoever has left is safe, and does not come back. (Z-10.11)
intro-outdoors = In the open you see any number of zones in a straight line, and so do they. Into a house one sees one zone deep. (Z-5.1, Z-5.5)
intro-hidden = Some objectives lie face down: their colour shows when they are taken, and only a few are what you are looking for. (Z-10.9)
intro-secrets = A Secret Mission card lies in its zone once it is revealed, and an action takes it. What it sets off stands with the mission. (Z-13.13)
intro-stairs = The stairs join two floors: from a zone beside them 1 action takes you up or down. Enemies follow if they see nobody on their own floor. (Z-7.5, Z-7.6)

### What the topics are called.

topic-round = the round
topic-moving = moving
topic-doors = doors
topic-sight = sight
topic-power = power
topic-priority = who is hit first
topic-objectives = objectives
topic-locks = locks
topic-citizens = citizens
topic-traits = traits
topic-experience = experience
topic-danger = danger levels
topic-enemies = how enemies move
topic-wounds = wounds
topic-spawning = spawn points
topic-named = zombie heroes
topic-fall = when a hero falls
topic-exit = the exit
topic-outdoors = the open air
topic-hand = the Sentinel Hand
topic-windows = windows
topic-hidden = objectives face down
topic-elevator = the elevator
topic-secrets = Secret Missions
topic-stairs = stairs
topic-hunger = hunger

### What a beginner might do in the first mission, and why.

advice-activate = Press the hero who should begin. Each acts once in a round, in the order that you like.
advice-open = Open the door: what you came for lies behind it. Do it while you have actions left, because whoever waits inside will be in your way.
advice-attack = Strike: whoever you leave standing acts after you, and never misses.
advice-roll = Roll the dice as they are. Power makes more of them; it is best kept for big groups.
advice-rescue = Get this person out: the card helps you, and your power is full again.
advice-take = Take it. The lock opens, but the second spawn point wakes too: from now on, hurry.
advice-move = Go on towards the goal. The marked zones bring you closer.
advice-trait = Nothing in reach for now: draw a trait, a card that helps once.
advice-power = Nothing in reach for now: gain 2 power, which is 2 dice for later.
advice-end = That was the turn. End it, and choose the next hero. When all have acted, the enemies do: the forecast shows how.
advice-leave = Leave: one hero is safe. The mission is won when all have left.

### Why something cannot be chosen: each reason ends with its paragraph on the screen.

why-not-over = The mission is over.
why-not-wait = Somebody else has to decide now.
why-not-asked = Not now: another question is open.
why-not-no-actions = { $hero } has no action left.
why-not-nothing = There is nothing that { $hero } could do with it now.
why-not-here = You are there already.
why-not-not-adjacent = No way leads there in one step: it is not next to you, or a closed door, a window or a wall lies between.
why-not-enemies-hold = { $count ->
        [one] 1 enemy holds you
       *[other] { $count } enemies hold you
    }: leaving costs { $cost } actions, and you have { $left }.
why-not-ravenous = { $hero } is ravenous, and can do nothing but move and devour.
why-not-no-enemy = No enemy is there.
why-not-unseen = You do not see that zone.
why-not-out-of-range = Too far: it lies at range { $range }, and your attack reaches { $most }.
why-not-door-open = It is open already.
why-not-sealed = It is sealed in this mission.
why-not-locked = It is locked until the { $colour } objective is taken.
why-not-locked-secrets = It is locked until both Secret Mission cards are taken.
why-not-door-far = It is not in your zone.
why-not-held = A hero has this citizen already.
why-not-citizen-far = { $hero } has to be in the same zone.
why-not-citizen-guarded = { $count ->
        [one] 1 enemy stands in the zone: get rid of it first.
       *[other] { $count } enemies stand in the zone: get rid of them first.
    }
why-not-enemies-first = Enemies in the zone come first.
why-not-taken = It has been taken.
why-not-token-far = You have to be in its zone.
why-not-not-yours = { $hero } does not have this.
why-not-used-turn = Used already in this turn.
why-not-used-enemy_phase = Used already in this Enemy Phase.
why-not-used-round = Used already in this round.
why-not-when-always = It works by itself.
why-not-when-after-my-move = It is used right after a move.
why-not-when-before-attack-roll = It is used before an attack is rolled.
why-not-when-after-attack-roll = It is used after an attack is rolled.
why-not-when-after-attack = It is used after an attack.
why-not-when-when-wounded = It is used when somebody is about to be wounded.
why-not-when-wounds-shared = It is used when the wounds of the zone are shared.
why-not-when-enemy-phase-start = It is used at the start of the Enemy Phase.
why-not-when-enemies-enter = It is used when enemies enter the zone.
why-not-when-end-phase-start = It works at the start of the End Phase.
why-not-when-spawn-card-drawn = It is used when a spawn card is drawn.
why-not-power-full = Your power is full already.
why-not-no-power = It costs { $cost } power, and you have { $left }.
why-not-too-hungry = It raises hunger by { $cost }, which would be more than 4.
why-not-no-use = It would do nothing now.

### How likely things are.

odds-attack = { $power ->
        [0] { $dice } dice: { $kills } of { $enemies } fall on average, all { $clear } %
       *[other] { $dice } dice ({ $power } power): { $kills } of { $enemies }, all { $clear } %
    }
odds-devour = { $dice } dice: somebody is devoured in { $meal } % of cases
odds-object = { $dice } dice: { $kills } of { $enemies } fall on average, all { $clear } %

### What is to come.

outlook = { $open ->
        [no] { $most ->
            [0] no wounds
            [one] { $most } wound
           *[other] { $most } wounds
        }
       *[yes] { $decided ->
            [0] up to { $most } { $most ->
                [one] wound
               *[other] wounds
            }, { $mean } on average
            [one] { $decided } wound, up to { $most } with new cards
           *[other] { $decided } wounds, up to { $most } with new cards
        }
    }{ $falls ->
        [0] {""}
        [100] , falls for sure
       *[other] , falls { $falls } % of the time
    }

### What people point at.

pointed-citizen = a citizen, face down, { $zone }
pointed-point = the spawn point { $zone }
pointed-token = the objective { $zone }

### What a plan may bring: at least so much, and how likely that is.

plan-kills = { $count ->
        [one] 1 enemy falls
       *[other] { $count } enemies fall
    }: { $percent } %
plan-rescued = { $count ->
        [one] 1 citizen rescued
       *[other] { $count } citizens rescued
    }: { $percent } %
plan-objectives = { $count ->
        [one] 1 objective taken
       *[other] { $count } objectives taken
    }: { $percent } %
plan-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    } or more: { $percent } %
plan-falls = a hero falls: { $percent } %

### What speaks for a choice: said with a hint, and of what companions do.

motive-first = { $hero } can do most now.
motive-first-danger = { $hero } stands where wounds are about to fall.
motive-first-strike = { $hero } has enemies in reach.
motive-win = It can win the mission now.
motive-goals = It brings the mission a step further.
motive-ways = It brings { $hero } closer to what is left to do.
motive-health = It keeps the team healthy.
motive-danger = It makes the next Enemy Phase safer.
motive-danger-many = { $count ->
        [one] It averts about 1 wound in the next Enemy Phase.
       *[other] It averts about { $count } wounds in the next Enemy Phase.
    }
motive-enemies = It leaves the enemies weaker.
motive-enemies-many = { $count ->
        [one] It gets rid of about 1 enemy.
       *[other] It gets rid of about { $count } enemies.
    }
motive-cards = It gives { $hero } more to work with.
motive-people = It helps a citizen to safety.
motive-level = It keeps the spawn cards mild.
motive-plan = It prepares what { $hero } has in mind next.
motive-end = Nothing that { $hero } could still do would help.
