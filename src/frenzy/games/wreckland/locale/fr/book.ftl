### Le livre : le nom de ses épisodes. Le récit vient avec les enveloppes, dans book1.ftl à book7.ftl.

book-opening = Avant la route
book-halfway = À mi-course
book-boss = Le boss apparaît
book-won = Victoire
book-lost = Défaite
