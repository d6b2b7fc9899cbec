### What the table explains: previews, reasons, rules, cards, the log, what was missed.

## What a choice will do

plan = What it will do
plan-open = What follows is not known yet.
plan-next = The next question follows.
plan-done = Changes nothing.
confirm-back = Back
confirm-read = Read
undo-step = Back one step
undo-ask = Ask to undo
undo-ask-help = Something has come to light since: the others are asked.
undo-help = Take back the last choice (Backspace or Z)
undo-nothing = You have not chosen anything yet that could be taken back.
undo-revealed = Something has come to light since: it cannot be taken back.
undo-declined = The others have said no. You may ask again when somebody has played.
undo-asked = The others are being asked already.
wish-confirm = Confirm before playing
wish-confirm-help = Shots, and what cannot be taken back, are shown first; a second press plays them.
wish-swift = Go on by itself when there is only one answer
wish-swift-help = Not where a quick answer would tell the others what you hold.
wish-book = Tell the story at the table
wish-book-help = Of games with a campaign. It can always be read on the page of the campaign.

## Why

ask-why = Why?

## The rules

rules-title = Rules
rules-open = Read paragraph { $rule }
rules-search = Search the rules
rules-chapter = Chapter
rules-english = The rules are written in English.
rules-none = Nothing found. Try fewer words.

## The log

log-earlier = { $count ->
        [one] Show { $count } earlier turn
       *[other] Show { $count } earlier turns
    }

## Since you looked away

recap-title = Since you looked away
recap-count = { $turns ->
        [0] { $count ->
            [one] { $count } thing happened.
           *[other] { $count } things happened.
        }
        [one] { $turns } turn was played.
       *[other] { $turns } turns were played.
    }
recap-quiet = Nothing much happened.
recap-show = Show me

## A hint, and what chance may bring.

hint = Hint
hint-help = What would a strong player do?
hint-this = Hint: this one
hint-says = A strong player would choose: “{ $choice }”.
hint-thinks = Thinking …
hint-so-far = Thinking … so far: “{ $choice }”.
hint-none = No hint for this decision.
odds = Chances
plan-more = { $count ->
        [one] … and { $count } more thing
       *[other] … and { $count } more things
    }
legend-title = Signs
