### The missions: title, story, objectives in the order of the mission (goal-N), own rules, and how it ends.

mission-MH0 = First steps: the X-Jet theft
mission-MH0-opening = The dead are in the mansion, and the X-Jet stands in the hangar with its tank full. Only the key is missing: somebody left it in the Danger Room. Fetch it, open the hangar, and do not wait for the training program to end.
mission-MH0-goal-1 = Take the green objective: the key to the hangar.
mission-MH0-goal-2 = All heroes leave by the X-Jet.
mission-MH0-rules = The hangar door is locked until the key is taken. Then the green spawn point wakes. The key gives 5 XP to whoever takes it. With 5 or 6 heroes the first spawn point draws one more card each round.
mission-MH0-won = The ramp closes on a dozen grasping hands. The engines drown out the rest.
mission-MH0-lost = The X-Jet stays where it is. By morning the hangar is as quiet as the rest of the house.

mission-MH1 = Breaking and entering
mission-MH1-opening = It is your own house, but the shutters are down and the locks have been changed. The key to the front door hangs in the greenhouse, as it always did. Between you and the key walks everybody who used to mow the lawn.
mission-MH1-goal-1 = Take the blue and the red objective.
mission-MH1-goal-2 = All heroes leave by the exit behind the staircase.
mission-MH1-rules = The front door is locked until the blue objective is taken; then the blue spawn point wakes. Windows are shuttered: nobody opens or breaks them. Each objective gives 5 XP to every hero. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH1-won = The secret door swings shut behind you, and the scratching on the other side grows faint.
mission-MH1-lost = The house has kept its guests out, as it was built to do.

mission-MH2 = Hit the road
mission-MH2-opening = There is a bus in the garage, and the garage is locked. Its key is in the greenhouse, and that is locked too. Somebody in the house must have the greenhouse keys in a drawer: look for them while there is still a road to hit.
mission-MH2-goal-1 = Find the blue objective: the keys of the greenhouse.
mission-MH2-goal-2 = Take the green objective: the key of the garage.
mission-MH2-goal-3 = All heroes leave from the garage.
mission-MH2-rules = The blue objective lies face down among the red ones. The greenhouse opens once blue is taken, the garage once green is taken. Red gives 5 XP to the taker, blue and green 5 XP to every hero. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH2-won = The bus takes the gate with it. Nobody has a ticket, and nobody asks.
mission-MH2-lost = The engine never turns over. The road stays empty.

mission-MH3 = Search and rescue
mission-MH3-opening = Cerebro shows people alive all over the basement: hiding, holding their breath. It also shows two old friends who breathe no more. Get everybody out of the dark, and give Psylocke and Dark Phoenix their rest.
mission-MH3-goal-1 = Leave no citizen on the board.
mission-MH3-goal-2 = Eliminate Psylocke and Dark Phoenix.
mission-MH3-rules = Citizens are found when a hero enters their zone, not when the room opens. Each rescue gives 5 XP. When a Secret Mission card is revealed, a zombie hero appears at the first spawn point. The first call of the elevator draws a spawn card for it. With 5 or 6 heroes the blue and green spawn points are active from the start.
mission-MH3-won = The last of them blinks into the light of the corridor. Cerebro falls silent, and for once that is good news.
mission-MH3-lost = One by one, the lights on Cerebro’s map go out.

mission-MH4 = Stray gadgets
mission-MH4-opening = The machines that could turn this night are scattered over the ground floor, where frightened students dropped them. Collect every one. The elevator is out of order, so there is no short way.
mission-MH4-goal-1 = Take all objectives.
mission-MH4-goal-2 = All heroes leave by the elevator lobby.
mission-MH4-rules = Blue and green lie face down among the red ones. Red gives 5 XP to the taker, blue and green 5 XP to every hero; each of the two wakes the spawn point of its colour. The elevator does not work. With 5 or 6 heroes the first spawn point draws one more card each round.
mission-MH4-won = Every crate is in the van. Somebody will have to read the manuals.
mission-MH4-lost = The gadgets lie where they fell, blinking for nobody.

mission-MH5 = Evacuation
mission-MH5-opening = The students who stayed behind are still in their rooms, with the doors barred. Each of you takes one by the hand. There is an old passage out of the house and a key that fits it: find both, and leave together.
mission-MH5-goal-1 = Each hero rescues a citizen.
mission-MH5-goal-2 = Take the blue and the green objective: key and passage.
mission-MH5-goal-3 = All heroes leave, each with a citizen.
mission-MH5-rules = The mission is lost as soon as too few citizens are left. The first hero to enter a dormitory wing rolls a die: on 3 or more, a brute waits in each marked room of it. Blue and green lie face down among the red ones. Red gives 5 XP and a trait to the taker; blue and green give 5 XP to every hero, and green is the exit. The elevator does not work. With 5 or 6 heroes the blue and green spawn points are active from the start.
mission-MH5-won = A head count in the woods, then another. The number is right both times.
mission-MH5-lost = There are more of you than hands to hold. Nobody says it aloud.

mission-MH6 = X-Jet escape
mission-MH6-opening = The night caught you in bed, in two wings behind two locked doors. Each wing holds the key to its own. Find each other, ride down to the basement, and open the way to the hangar piece by piece.
mission-MH6-goal-1 = Take the blue and the green objective.
mission-MH6-goal-2 = Take all red objectives.
mission-MH6-goal-3 = All heroes leave by the X-Jet.
mission-MH6-rules = The heroes start in two groups, so there must be two at least. The west wing door needs blue, the east wing door green; the red doors of the basement need all red objectives. Every objective gives 5 XP to the taker. The first call of the elevator draws a spawn card for it. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH6-won = Two groups went to bed, and one takes off. The mansion shrinks to a light among the trees.
mission-MH6-lost = The wings stay apart, and the hangar doors stay shut.

mission-MH7 = Distress beacon
mission-MH7-opening = If Cerebro calls, help will come: and so will everything that can still walk. Once the beacon burns there is no running, only counting them down to the last one. Gather your strength before you light it.
mission-MH7-goal-1 = Take the red objective in Cerebro: light the beacon.
mission-MH7-goal-2 = Eliminate every enemy, on the board and in the supply.
mission-MH7-rules = Cerebro opens once both Secret Mission cards are taken. Secret Mission 1 wakes the green spawn point when it is revealed, Secret Mission 2 the blue one. The beacon gives 5 XP to every hero; from then on, whoever is eliminated leaves the game. Each rescue gives 5 XP. In your turn you may send your citizen away: 3 walkers leave the supply for good, or with a fighter 3 brutes and runners. With 5 or 6 heroes the first spawn point draws one more card each round.
mission-MH7-won = Nothing moves on any screen. Far off, you hear rotors.
mission-MH7-lost = The beacon still burns when help arrives. It finds nobody to help.

mission-MH8 = Last resort
mission-MH8-opening = The dead pour out of two holes in the floor of the house itself. Beast left charges that can blow them shut, one in the garage and one behind the stairs. And Trish Tilby is in the greenhouse with the only film of what has happened: the world must see it, so she must live.
mission-MH8-goal-1 = Rescue Trish Tilby.
mission-MH8-goal-2 = Move both red spawn points out of the house.
mission-MH8-goal-3 = All heroes leave by the west forecourt.
mission-MH8-rules = If Trish dies, the mission is lost. She stays where she is until somebody fetches her. Whoever takes a red objective keeps it, and every hero gains 5 XP. On a red spawn point in the house, a hero may spend it and an action to move that point outside. An action passes a token to a hero in the same zone, or takes one. When no zombie hero is in play, the blue spawn point brings one instead of drawing. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH8-won = Two dull thumps, and the floor is only a floor again. Trish has it all on tape.
mission-MH8-lost = The camera is found later, still running.

mission-MH9 = Mansion of death
mission-MH9-opening = Six friends are somewhere in this house, and none of them is alive. Nobody else may be asked to do this. Go from room to room, be stronger than you have ever been, and end it.
mission-MH9-goal-1 = Eliminate all six zombie heroes.
mission-MH9-goal-2 = All heroes reach danger level red, at the same time.
mission-MH9-rules = Fourteen spawn cards lie face down in the rooms, the six zombie heroes among them; a room that opens reveals its card instead of drawing. The first hero to enter a dormitory wing rolls a die: on 3 or more, a brute waits in each marked room of it. Each rescue gives 5 XP, each objective 5 XP to every hero. All floors are always active. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH9-won = Six graves under the oak, and a house that belongs to the living.
mission-MH9-lost = The mansion has new tenants, and some of them are you.

mission-MH10 = The unstoppable Juggernaut
mission-MH10-opening = You have put him down twice, and twice he has got up again. The hand of a Sentinel lies in the forecourt, dead metal; with two of its parts and the man who built it, it could strike once more. Nothing else will stop the Juggernaut.
mission-MH10-goal-1 = Take the blue and the green objective.
mission-MH10-goal-2 = Rescue Bolivar Trask.
mission-MH10-goal-3 = Finish the Juggernaut with the Sentinel Hand.
mission-MH10-rules = The Juggernaut never dies of hits: he goes down, and gets up after the next Enemy Phase. The Hand can do nothing until blue, green and Trask are in its zone: that charges it. From then on a hero may carry it along for 1 more action, and strike the Juggernaut with it at range 0 or 1. If Trask is lost before that, so is the mission. Trask waits in the greenhouse or the garage. Blue and green lie face down among the red ones. Red gives 5 XP to the taker, blue and green 5 XP to every hero. The blue spawn point draws no cards: 3 walkers appear there at the end of each round. With 5 or 6 heroes the green spawn point is active from the start.
mission-MH10-won = The great fist closes, and what was inside it does not get up.
mission-MH10-lost = Nothing stops the Juggernaut. It was worth trying.

mission-MZ1 = Secret exit
mission-MZ1-opening = The soldiers have sealed the basement, and they mean to burn it. The professor always kept a way out for himself. Somewhere down here is the switch, somewhere the door; and between them, dinner.
mission-MZ1-goal-1 = Take the blue and the green objective.
mission-MZ1-goal-2 = All zombie heroes leave by the exit.
mission-MZ1-rules = Blue and green lie face down among the red ones. Red gives 5 XP to the taker. Blue gives 5 XP to all and wakes the blue spawn point. Green gives 5 XP to all, and its zone is the exit. With 5 or 6 heroes the green spawn point is active from the start.
mission-MZ1-won = Fresh air, and on it the smell of a whole town asleep.
mission-MZ1-lost = The flames find you before you find the door.

mission-MZ2 = Kelly’s pass
mission-MZ2-opening = Senator Kelly came to inspect the school and got stuck upstairs. He carries a pass that opens every gate of the cordon. You want the pass; that it comes with a senator is a bonus.
mission-MZ2-goal-1 = Take the green objective.
mission-MZ2-goal-2 = Devour Senator Kelly.
mission-MZ2-goal-3 = All zombie heroes leave by the east classroom.
mission-MZ2-rules = The elevator does not work until green is taken; its first call draws a spawn card for it. Green lies face down among the red ones. Red gives 5 XP to the taker, green 5 XP to all. The first to enter a dormitory wing rolls a die: on 3 or more, a guard waits in each marked room of it. Kelly hides in one of four dormitory rooms, and gives 5 XP to all. If he gets away, the mission is lost. With 5 or 6 heroes the blue and green spawn points are active from the start.
mission-MZ2-won = The guard at the gate looks at the pass, not at the hand that holds it.
mission-MZ2-lost = The senator will give a speech about this.

mission-MZ3 = Leftovers
mission-MZ3-opening = The first sweep took the house, the second will take what is left: you. Half the pack sits upstairs, half in the basement, and the elevator between you is dead. Meet in the middle, and eat on the way.
mission-MZ3-goal-1 = Take the blue and the green objective.
mission-MZ3-goal-2 = All zombie heroes leave by the exit.
mission-MZ3-rules = The pack starts in two groups, so there must be two at least. Blue and green lie face down among the red ones. The elevator does not work until blue is taken. Red and blue give 5 XP to the taker; green gives 5 XP to all, and its zone is the exit. With up to 4 heroes the cards of the blue and green spawn points are read at blue.
mission-MZ3-won = They counted the bodies, and the count was wrong.
mission-MZ3-lost = The second sweep is thorough.

mission-MZ4 = Gym class
mission-MZ4-opening = Colossus is the last one standing guard, and he takes his duty seriously. Two orders lie somewhere among the students he protects: with them you would know every post of the cordon. Be quick on your feet. He does not tire.
mission-MZ4-goal-1 = Take both Secret Mission cards.
mission-MZ4-goal-2 = All zombie heroes leave by the outer east lawn.
mission-MZ4-rules = Citizens are found when a zombie hero enters their zone, and each one devoured gives 5 XP. At the end of each Enemy Phase Colossus moves once for each Secret Mission revealed; if he is off the board, he comes back at the first spawn point. The second Secret Mission wakes the blue spawn point, which draws at once, and puts Colossus in the exit. With 5 or 6 heroes the green spawn point is active from the start.
mission-MZ4-won = Class dismissed.
mission-MZ4-lost = Colossus stands in the door, and the door is where you wanted to go.

mission-MZ5 = Clash of heroes
mission-MZ5-opening = They have come for the house, and the house is yours. Hold the entrance hall against everything in uniform and everyone in a cape. Before the night is over they shall know what you have become.
mission-MZ5-goal-1 = Take the blue and the green objective.
mission-MZ5-goal-2 = All zombie heroes reach danger level red.
mission-MZ5-rules = The mission is lost if 10 or more enemies are in the entrance hall at the end of a Player Phase. Enemies who see nobody head for the hall and do not leave it; they break doors like windows. Opening a building draws no cards. Blue and green lie face down among the red ones. Red gives 5 XP to the taker; blue and green give 5 XP to all, and you remove 2 enemies without a name. Each citizen devoured gives 5 XP. When no super hero is in play, the first spawn point brings one instead of drawing. The blue spawn point draws no cards: 3 troopers appear there at the end of each round. With 5 or 6 heroes the green spawn point is active from the start.
mission-MZ5-won = The capes lie in the garden. The hall is yours, and so is the night.
mission-MZ5-lost = The hall is full of boots. There is no room for you in it.

mission-X1 = The garden gate
mission-X1-opening = Moira MacTaggart was among her orchids when it began, and pulled the greenhouse door shut. Mariko Yashida was nearer to the garage, and did the same there. Bring both of them through the south gate before the lawn is full.
mission-X1-goal-1 = Rescue Moira MacTaggart.
mission-X1-goal-2 = Rescue Mariko Yashida.
mission-X1-goal-3 = All heroes leave by the south forecourt.
mission-X1-rules = Moira waits in the closed greenhouse, Mariko in the closed garage. If one of them dies before she is rescued, the mission is lost. Each rescue gives 5 XP. With 5 or 6 heroes the green spawn point is active from the start.
mission-X1-won = The gate falls shut behind the last of you. Moira has even saved an orchid.
mission-X1-lost = Nobody comes to water the greenhouse any more.

mission-X2 = Power cut
mission-X2-opening = The lights went out while you were in the basement, and the elevator with them. The power plant is locked, its key lies in somebody’s drawer, and upstairs the east wing wants two codes that only the staff down here know. Get the current back, ride up, and climb out behind that door.
mission-X2-goal-1 = Find the green objective: the key of the power plant.
mission-X2-goal-2 = Take both Secret Mission cards: the codes of the east wing.
mission-X2-goal-3 = Take the blue objective: switch the power on.
mission-X2-goal-4 = All heroes leave from the east corridor.
mission-X2-rules = The green objective lies face down among the red ones; the power plant opens once it is taken. The elevator does not work until blue is taken. The Secret Mission cards lie in two of three places, the archive, the war room and the north Danger Room; the door to the east wing opens once both are taken. Red gives 5 XP and a trait to the taker, blue and green give 5 XP to every hero. Each rescue gives 5 XP. With 5 or 6 heroes the first spawn point draws one more card each round.
mission-X2-won = One by one you drop into the wet grass. Behind you every window of the house is bright.
mission-X2-lost = The light comes back by itself in the morning. It shows an empty corridor.

mission-X3 = Hold the hall
mission-X3-opening = They all want into the hall, and three of them used to have a key: Dark Phoenix, Cyclops and Sabretooth lead the dead against the house. The hand of a Sentinel lies behind the staircase, and somebody has hidden the cell that drives it. Fetch it, bring the three down, and leave nobody else the hall.
mission-X3-goal-1 = Find the blue objective: the Sentinel’s power cell.
mission-X3-goal-2 = Eliminate Dark Phoenix, Cyclops and Sabretooth.
mission-X3-rules = The mission is lost if 5 or more enemies are in the entrance hall at the end of a Player Phase. Enemies who see nobody head for the hall and do not leave it; they break doors like windows. Blue lies face down among the red ones. Blue gives 5 XP to every hero, and its taker keeps it; red gives 5 XP to the taker. The Hand is charged once its zone holds the hero with the cell: from then on it fires one Plasma Blast, and a hero may carry it along for 1 more action. With 5 or 6 heroes the green spawn point is active from the start.
mission-X3-won = The three lie on the threshold, and that is as far as they came. Somebody sweeps the hall.
mission-X3-lost = The hall is full. Nobody asks them to wipe their feet.
