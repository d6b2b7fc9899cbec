### Samouczek; to, co mówią lekcje, jest w katalogach gry.

tutorial-text = Dziesięć krótkich lekcji przy prawdziwym stole. Ty grasz, trener podpowiada: najwyżej 8 minut.
tutorial-done = Znasz już grę. Lekcje wciąż tu są, gdyby któraś się przydała.
tutorial-start = Zacznij samouczek
tutorial-continue = Samouczek: dalej od { $number } z { $total }
tutorial-restart = Od początku
tutorial-again = Samouczek jeszcze raz
coach-title = Trener
coach-place = { $number } z { $total }
coach-next = Dalej: { $title }
coach-again = Jeszcze raz
coach-skip = Pomiń
coach-end = Zakończ
coach-praise-first = Brawo!
coach-praise-second = Właśnie tak!
coach-praise-third = Pięknie!
coach-astray = Tak też można, ale to prowadzi gdzie indziej. Cofnij ruch albo zacznij lekcję od nowa.
coach-lost = To prowadzi już gdzie indziej. Zacznij lekcję od nowa: jest krótka.
coach-finale = Wiesz już wszystko. Gra treningowa jest krótka: 5 czaszek, bez szału, dwa łatwe boty.
coach-train = Zagraj w grę treningową
coach-tip = Rada
coach-got-it = Jasne
coach-hush = Bez dalszych rad
coach-introduce = Objaśniaj nowości, gdy pierwszy raz mają znaczenie
coach-retell = Objaśnij wszystko od nowa
