### Ranking: ludzie i boty na jednej skali.

ladder-text = Ludzie i boty na jednej skali: 400 punktów więcej to dziesięć razy większa siła. Boty zmierzono w turniejach i stoją w miejscu; ludzie ruszają się z każdą grą.
ladder-without = Gry, które wygrywa się razem albo samemu, nie mają rankingu: nie ma w nich kogo wyprzedzać.
ladder-place = Miejsce
ladder-name = Imię
ladder-rating = Siła
ladder-between = Na pewno między
ladder-span = { $low } a { $high }
ladder-games = Gry
ladder-wins = Wygrane
ladder-bot = bot
ladder-you = ty
ladder-first = Nikogo tu jeszcze nie ma. Zacznij!
ladder-mine = Twoje miejsce
ladder-offer = Do gry nie trzeba miejsca w rankingu. Kto je ma, temu liczy się każda cała gra z ludźmi lub botami, prócz tych z podpowiedziami i cofaniem. Serwer przechowuje imię i wyniki, a to urządzenie – klucz.
ladder-take = Zajmij miejsce
ladder-called = Grasz jako { $name }.
ladder-nothing = Nic się jeszcze nie liczy: zagraj z kimś.
ladder-soon = { $games ->
    [one] Policzono { $games } grę; od { $least } będziesz na liście.
    [few] Policzono { $games } gry; od { $least } będziesz na liście.
   *[other] Policzono { $games } gier; od { $least } będziesz na liście.
}
ladder-link = Twoje miejsce na innych urządzeniach
ladder-link-text = Ten link otwiera twoje miejsce na innym urządzeniu. Kto go ma, gra za ciebie: zachowaj go dla siebie.
ladder-forget = Oddaj miejsce
ladder-forget-title = Oddać miejsce?
ladder-forget-text = Imię i wyniki zostaną usunięte na dobre. Gry zostają.
