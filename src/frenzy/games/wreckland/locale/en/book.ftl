### The book: what its pieces are called. The story itself comes with the envelopes, in book1.ftl up to book7.ftl.

book-opening = Before the road
book-halfway = Half-time
book-boss = The boss appears
book-won = Won
book-lost = Lost
