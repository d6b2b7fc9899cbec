### The tutorial: for each lesson a title, a sentence for every hint (lesson-LESSON-HINT), and what has been learnt.
### Then the tips of the training game, one for each kind of decision that it can ask for.

## Lessons

lesson-run-title = The arena
lesson-run-run = You are { character-violet }. Each turn you have two actions, and running is one of them. Press “{ action-run }”.
lesson-run-move-c2 = The lit squares are up to 3 steps away. Walls stop you, doors let you through. Go to c2.
lesson-run-done = A run is 1 to 3 squares, never diagonal. Squares of one colour make up a room. (A-4.2, A-5.1)

lesson-ammo-title = Ammo
lesson-ammo-grab = Weapons eat ammo, and ammo lies on the squares. Press “{ action-grab }”: you may take one step before grabbing.
lesson-ammo-move-d2 = The tile on d2 holds a red cube, a blue cube and a powerup card. Grab it.
lesson-ammo-done = You keep up to 3 cubes of each colour and 3 powerups. New tiles appear when the turn ends. (A-4.3, A-4.6)

lesson-weapon-title = Weapons
lesson-weapon-grab = Weapons lie at the three spawnpoints; one of those is a step away. Press “{ action-grab }”.
lesson-weapon-move-d3 = The spawnpoint is on d3. Go and see what it has.
lesson-weapon-take-lock_rifle = The { weapon-lock_rifle } costs two blue cubes, but the first cube is free when you grab. Take it.
lesson-weapon-done = One blue cube, and it came loaded. You can hold 3 weapons; a powerup may pay in place of a cube of its colour. (A-4.7, A-4.10)

lesson-shoot-title = Shooting
lesson-shoot-run = You see your own room and, if your square has a door, the room behind it. { character-sprog } is out of sight: run first.
lesson-shoot-move-b2 = b2 has a door to the white room, where { character-sprog } is hiding. Go there.
lesson-shoot-shoot-lock_rifle = There is { character-sprog }! Shoot with the { weapon-lock_rifle }.
lesson-shoot-target-sprog = Before you press, the table shows what the shot will do. Hit { character-sprog }.
lesson-shoot-done = Two of your tokens now lie on that board. A weapon that has fired is unloaded. (A-5.2, A-7.1)

lesson-marks-title = Marks
lesson-marks-shoot-lock_rifle = The { weapon-lock_rifle } deals 2 damage and leaves 1 mark. A mark does not hurt yet. Shoot.
lesson-marks-target-sprog = Hit { character-sprog }.
lesson-marks-shoot-whisper = The mark is waiting beside the board: your next hit turns it into damage. Shoot again, with { weapon-whisper }.
lesson-marks-done = 3 damage became 4, and there is a new mark. Nobody carries more than 3 of yours. (A-6.2)

lesson-adrenaline-title = Adrenaline
lesson-adrenaline-shoot-lock_rifle = You have 6 damage, and it makes you faster: you may take a step before you shoot. Nobody is in sight; shoot anyway.
lesson-adrenaline-move-b2 = b2 has the door to the white room. Shoot from there.
lesson-adrenaline-target-sprog = And hit { character-sprog }.
lesson-adrenaline-done = With 3 damage you take up to 2 steps before grabbing, with 6 you take one before shooting. (A-4.5)

lesson-powerups-title = Powerups
lesson-powerups-play-newton = { character-sprog } is out of sight. Powerups cost no action: { powerup-newton } pushes somebody 1 or 2 squares. Play it.
lesson-powerups-target-sprog = { character-sprog }, who else?
lesson-powerups-move-b2 = Push { character-sprog } through the door, to b2.
lesson-powerups-shoot-lock_rifle = In sight! Now shoot.
lesson-powerups-play-targeting_scope = A hit! { powerup-targeting_scope } adds 1 damage for any cube. Play it.
lesson-powerups-pay-yellow = Pay the yellow cube.
lesson-powerups-done = And the other two: { powerup-teleporter } takes you to any square, { powerup-tagback_grenade } marks whoever hits you. (A-8.3, A-8.4)

lesson-reload-title = Reloading
lesson-reload-shoot-lock_rifle = One action is left. Shoot with the { weapon-lock_rifle }.
lesson-reload-target-sprog = Hit { character-sprog }.
lesson-reload-end-turn = The { weapon-lock_rifle } is unloaded, and your actions are used up. End the turn: that is when you reload.
lesson-reload-reload-lock_rifle = Reloading costs the full price, here two blue cubes. You have them: reload.
lesson-reload-done = At the end of a turn you may reload all you can pay for. Then the others play. (A-4.8)

lesson-kill-title = A kill and its points
lesson-kill-shoot-lock_rifle = { character-sprog } has 9 damage. The 11th kills. Shoot!
lesson-kill-target-sprog = Two more will do. Hit { character-sprog }.
lesson-kill-end-turn = That was a kill. Its points are counted at the end of the turn: end it.
lesson-kill-done = Most tokens on the board: 8 points for you. Second: 6 for { character-dozer }, and 1 for first blood. The skull makes that board cheaper next time. (A-6.4)

lesson-frenzy-title = The end of the game
lesson-frenzy-shoot-lock_rifle = The last skull is gone: everybody has one more turn, in a frenzy. This is yours. Move, reload and shoot in a single action: shoot!
lesson-frenzy-move-b2 = The { weapon-lock_rifle } is loaded again. Go to b2, up to 2 steps are allowed.
lesson-frenzy-target-sprog = The last shot of the game.
lesson-frenzy-end-turn = End the turn, and the game with it.
lesson-frenzy-done = All boards with damage are scored, then the killshot track: 8, 6, 4 … Most points win. (A-9.2, A-9.4)

## Tips of the training game

tip-turn = Two actions, in any order, the same one twice if you like. Without a weapon, go and grab one.
tip-move = Every lit square is in reach. A square with a door sees more, and is seen by more.
tip-grab = You may take a step first. Ammo lies on the squares, weapons at the spawnpoints.
tip-weapon = The first cube of the price is free. Look at a card to read what it does.
tip-drop = Three weapons are the limit. What you leave lies here for everybody.
tip-pay = A powerup pays for one cube of its colour. Keep those that you would rather play.
tip-reload = An unloaded weapon cannot shoot. Reload what you can pay for, or save the cubes.
tip-shoot_from = Adrenaline: you may take a step before you shoot.
tip-effect = Pick what the weapon does. Extra effects cost extra cubes.
tip-target = Damage on many boards pays: everybody who hit gets points when a board is scored.
tip-aim = Choose the place; the weapon hits whoever stands there.
tip-move_target = Your shot pushes the target. Out of the light, or into it?
tip-move_shooter = This weapon moves you as well. A good moment to get away.
tip-scope = One more damage for one cube. Worth it when it kills.
tip-scope_target = The extra damage goes to somebody that this shot has hit.
tip-pay_scope = Any cube will do. Keep the colours that your weapons need.
tip-grenade = A grenade marks whoever has just hit you. Everybody with a card is asked, so that nobody knows who has one.
tip-newton = Push somebody into your sight, or to where they cannot see you.
tip-spawn = Keep the powerup that you like. The colour of the other one is where you appear.
