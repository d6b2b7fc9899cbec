### Koperta 2: co przynosi ten rozdział; nikt nie czyta jej przed otwarciem.

chapter-2 = Jej kanion
chapter-2-opening = Krótsza droga wiedzie przez kanion, w którym skały świecą jeszcze nocą. Kiedyś ukoronowano tu Fallout Fancy i odtąd nie zeszła ze sceny. Nie musi cię dogonić: wystarczy, że zatrzyma cię między ścianami.
chapter-2-won = Ściany się rozstępują, niebo znów jest szerokie, a jej szarfa powiewa z twojego lusterka.
chapter-2-lost = Kanion zamyka się nad wrakiem. Gdzieś w górze ktoś klaszcze.
chapter-2-rule = Każda tura pościgu zaczyna się kartą kanionu; wybierasz jedno z jej dwóch niebezpieczeństw. Cztery przetrwane karty wygrywają rundę, także ostatnią. Gdy Fallout Fancy jest w grze, ich obrażenia rosną o 1, a ona sama jest nietykalna w towarzystwie. (W-30.1 do W-30.4)

name-C2p = Skalna kotwica
name-C2a = Latawiec kanionu
name-C2b = Głazowy wieprz
name-B2 = Fallout Fancy
name-K1 = Spadające skały
name-K2 = Wąskie przejście
name-K3 = Zerwany most
name-K4 = Zasadzka echa
name-K5 = Dławiący pył
name-K6 = Ostra półka
name-K7 = Sidła z lin
name-K8 = Ślepy zakręt
ability-weakest = Trafia Część, której zostało najmniej.

prompt-discard = Wybierz dostępną Część do odrzucenia.
prompt-canyon = Wybierz jedno z dwóch niebezpieczeństw kanionu.
action-discard = Odrzuć: { $card }
action-option = { $text }
event-canyon_revealed = Kanion: { $canyon }.
canyon-card = { $name } ({ $first } / { $second })
event-run_ended-W-30-4 = Cztery karty kanionu za nami: runda { $round } wygrana.
event-shuffled-canyon = Karty kanionu są potasowane.
event-canyon_survived = { $count ->
        [one] Jedna karta kanionu za nami.
       *[other] Karty kanionu za nami: { $count }.
    }
line-discard_part = { $n ->
        [one] Odrzuć dostępną Część.
       *[other] Odrzuć dostępne Części: { $n }.
    }
line-part = Wybrana Część otrzymuje { $n }.
line-each_part = Każda Część otrzymuje { $n }.
line-core = Silnik otrzymuje { $n }.
line-block = Wybrane pole kości jest zablokowane.
line-lose_scrap-core = Strać Złom: { $n }; za każdą brakującą kartę silnik otrzymuje { $core }.
line-rotate = Wszyscy wrogowie przesuwają się zgodnie z zegarem.
line-lose_white = Strać białą kość.

asked-canyon = któremu niebezpieczeństwu kanionu stawić czoło
asked-discard = którą Część odrzucić
tip-canyon = W każdej turze kanion pokazuje kartę: staw czoło jednemu z dwóch niebezpieczeństw. Cztery przetrwane karty wygrywają rundę. (W-30.2, W-30.4)
tip-discard = Plansza bossa zabiera dostępne Części. Oddaj to, na co i tak nie starczy. (W-9.3)
