### Zagadki: wejście, lista i karta przy stole.

puzzle-title = Zagadka
puzzles-title = Zagadki
puzzle-all = Wszystkie zagadki
puzzle-door = Jedna tura, jedna najlepsza odpowiedź.
puzzle-today = Zagadka dnia
puzzle-today-solved = Rozwiązana dzisiaj
puzzle-count = Rozwiązane: { $solved } z { $total }
puzzle-sign-solved = rozwiązana
puzzle-sign-tried = próbowana, jeszcze nierozwiązana
puzzle-sign-new = nowa
grade-easy = Łatwe
grade-medium = Średnie
grade-hard = Trudne
puzzle-solved = Rozwiązane: { $own }, i nic nie jest lepsze.
puzzle-missed = Nie do końca: { $own }. Najlepiej: { $best }.
puzzle-steps = Odpowiedź
puzzle-show = Pokaż odpowiedź
puzzle-unjudged = Ocena tego rozwiązania trwała zbyt długo. Spróbuj jeszcze raz.
puzzle-again = Zacznij od nowa
puzzle-next = Następna zagadka
puzzle-share = Kopiuj link
puzzle-shared = Link skopiowany
