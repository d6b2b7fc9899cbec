### Envelope 4: what this chapter brings, and nobody may read before it is opened.

chapter-4 = Three Shadows
chapter-4-opening = Shadows circle on the salt, always three of them. Two hunt at your flanks and the mother waits behind until you are tired. Break the talons first; nobody has ever reached her past them.
chapter-4-won = Three columns of smoke stand on the salt, and nothing circles above them.
chapter-4-lost = The shadows land. They are in no hurry now.
chapter-4-rule = The Left Talon hunts you in Rounds 1 and 3, the Right Talon in Rounds 2 and 3. While a talon drives, no run ends and Mother Vulture cannot be hurt. Talons can be hurt in company, and never become Scrap. (W-30.12, W-30.16)

name-C4p = Twin Lasso
name-C4a = Brood Van
name-C4b = Screech Kite
name-M4a = Left Talon
name-M4b = Right Talon
name-B4 = Mother Vulture
ability-brood = Unless killed exactly, an enemy takes its place.
