### Co stół wyjaśnia: podglądy, powody, zasady, karty, dziennik, co przegapiono.

## Co zrobi wybór

plan = Co się stanie
plan-open = Co będzie dalej, jeszcze nie wiadomo.
plan-next = Potem następne pytanie.
plan-done = Niczego nie zmienia.
confirm-back = Wróć
confirm-read = Czytaj
undo-step = Krok wstecz
undo-ask = Poproś o cofnięcie
undo-ask-help = Coś zostało już odkryte: pozostali muszą się zgodzić.
undo-help = Cofnij ostatni wybór (Backspace lub Z)
undo-nothing = Nie ma jeszcze wyboru, który można by cofnąć.
undo-revealed = Coś zostało już odkryte: nie można tego cofnąć.
undo-declined = Pozostali się nie zgodzili. Możesz poprosić ponownie, gdy ktoś zagra.
undo-asked = Prośba o cofnięcie już czeka na odpowiedź.
wish-confirm = Potwierdzaj przed zagraniem
wish-confirm-help = Strzały i to, czego nie da się cofnąć, najpierw widać; drugie naciśnięcie je zatwierdza.
wish-swift = Idź dalej samoczynnie, gdy jest tylko jedna odpowiedź
wish-swift-help = Nie tam, gdzie szybka odpowiedź zdradziłaby innym, co masz na ręce.
wish-book = Opowiadaj historię przy stole
wish-book-help = W grach z kampanią. Zawsze można ją przeczytać na stronie kampanii.

## Dlaczego

ask-why = Dlaczego?

## Zasady

rules-title = Zasady
rules-open = Przeczytaj paragraf { $rule }
rules-search = Szukaj w zasadach
rules-chapter = Rozdział
rules-english = Zasady są spisane po angielsku.
rules-none = Nic nie znaleziono. Spróbuj krócej.

## Dziennik

log-earlier = { $count ->
        [one] Pokaż { $count } wcześniejszą turę
        [few] Pokaż { $count } wcześniejsze tury
       *[many] Pokaż { $count } wcześniejszych tur
    }

## Gdy cię nie było

recap-title = Gdy cię nie było
recap-count = { $turns ->
        [0] { $count ->
            [one] Zaszło { $count } zdarzenie.
            [few] Zaszły { $count } zdarzenia.
           *[many] Zaszło { $count } zdarzeń.
        }
        [one] Rozegrano { $turns } turę.
        [few] Rozegrano { $turns } tury.
       *[many] Rozegrano { $turns } tur.
    }
recap-quiet = Nie wydarzyło się nic wielkiego.
recap-show = Pokaż

## A hint, and what chance may bring.

hint = Podpowiedź
hint-help = Co zrobiłby mocny gracz?
hint-this = Podpowiedź: to
hint-says = Mocny gracz wybrałby: „{ $choice }”.
hint-thinks = Zastanawiam się …
hint-so-far = Zastanawiam się … na razie: „{ $choice }”.
hint-none = Do tej decyzji nie ma podpowiedzi.
odds = Szanse
plan-more = { $count ->
        [one] … i jeszcze { $count } rzecz
        [few] … i jeszcze { $count } rzeczy
       *[many] … i jeszcze { $count } rzeczy
    }
legend-title = Znaki
