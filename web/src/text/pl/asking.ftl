### Co stół wyjaśnia: podglądy, powody, zasady, karty, dziennik, co przegapiono.

## Co zrobi wybór

plan-killed = śmierć
plan = Co się stanie
plan-pay = Płaci
plan-gain = Zyskuje
plan-more = { $count ->
        [one] … i jeszcze { $count } rzecz
        [few] … i jeszcze { $count } rzeczy
       *[many] … i jeszcze { $count } rzeczy
    }
plan-open = Co będzie dalej, jeszcze nie wiadomo.
plan-next = Potem następne pytanie.
plan-done = Niczego nie zmienia.
confirm-back = Wróć
confirm-read = Czytaj
turn-shoot = Strzelaj
undo-step = Krok wstecz
undo-ask = Poproś o cofnięcie
undo-ask-help = Coś zostało już odkryte: pozostali muszą się zgodzić.
undo-help = Cofnij ostatni wybór (Backspace lub Z)
undo-not = Nie ma czego cofnąć albo coś zostało już odkryte.
wish-confirm = Potwierdzaj przed zagraniem
wish-confirm-help = Strzały i to, czego nie da się cofnąć, najpierw widać; drugie naciśnięcie je zatwierdza.
wish-swift = Idź dalej samoczynnie, gdy jest tylko jedna odpowiedź
wish-swift-help = Nie tam, gdzie szybka odpowiedź zdradziłaby innym, co masz na ręce.

## Dlaczego

ask-why = Dlaczego?

## Zasady

rules-title = Zasady
rules-open = Przeczytaj paragraf { $rule }
rules-search = Szukaj w zasadach
rules-chapter = Rozdział
rules-english = Zasady są spisane po angielsku.
rules-none = Nic nie znaleziono. Spróbuj krócej.
legend-title = Znaki
legend-hollow = Pustą kostkę broni płaci się przy ładowaniu, nie przy podnoszeniu
legend-powerup = Karta zdolności
legend-mark = Znacznik: zamieni się w obrażenie przy następnym trafieniu właściciela
legend-skull = Czaszka: śmierć albo wartość, którą plansza straciła
legend-turret = Wieżyczka
legend-token = Żeton: { $name }
legend-loaded = Broń naładowana
legend-unloaded = Broń nienaładowana
legend-bars = Kreski na planszy: po pierwszej i drugiej więcej ruchu, za trzecią śmierć
legend-worth = Ile warta jest plansza: najwięcej obrażeń daje pierwszą liczbę

## Karty

effect-optional = dodatkowo
effect-alternate = zamiast
reach-figures = Stąd: { $names }
reach-nobody = { $count ->
        [0] Stąd: nic
       *[other] Stąd: nikogo, tylko { $squares }
    }
reach-map = Pola w zasięgu: { $squares }

## Dziennik

log-earlier = { $count ->
        [one] Pokaż { $count } wcześniejszą turę
        [few] Pokaż { $count } wcześniejsze tury
       *[many] Pokaż { $count } wcześniejszych tur
    }
log-refill = { $count ->
        [one] Na planszy { $count } nowa karta lub płytka
        [few] Na planszy { $count } nowe karty i płytki
       *[many] Na planszy { $count } nowych kart i płytek
    }
score-board = Plansza: { $name }

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
recap-damage = { $damage } dla ciebie
recap-kills = zabija: { $names }
recap-you = ciebie
recap-quiet = Nikt nie zginął i nikt cię nie trafił.
recap-show = Pokaż
