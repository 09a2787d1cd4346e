### `/practise`: positions from somebody's own finished games in which they lost much winning chance.
### A point is a hundredth of winning chance.

# $game: a game's title. $date: when it ended, such as 2026-12-24. $turn (number): from 1.
practise-from = 🎯 **From your game of { $game } on { $date }, turn { $turn }**
practise-ask = This is what you saw then. What you played lowered your chances. What would have been better?
# max: 150
practise-menu = What do you play?
# $shown, $all (number): how many legal actions the menu has, and how many there are.
# max: 150
practise-menu-some = What do you play? ({ $shown } of { $all } moves)
# max: 80
practise-show = Show me
# max: 80
practise-next = Next position
# $label, $played: what choices' buttons say. $chance, $before (number): winning chances in percent.
practise-found = ✅ **Found: { $label }**, which puts your chance of winning at about { $chance }%. You played **{ $played }** (about { $before }%).
# $label: what a choice's button says. $points (number): 3 or more.
practise-short = ❌ **{ $label }** is { $points } percentage points short of the best. Try again.
# $label, $played: what choices' buttons say. $chance, $before (number): winning chances in percent.
practise-best = 💡 **Best: { $label }**, which puts your chance of winning at about { $chance }%. You played **{ $played }** (about { $before }%).
practise-no-games = You haven’t finished a game on this server yet. Come back after your first one.
# $games (number): how many have been looked through.
practise-none =
    { $games ->
        [one] Well played: no decision in your last game cost you 3 percentage points or more.
       *[other] Well played: no decision in your last { $games } games cost you 3 percentage points or more.
    }
practise-all = That was the last one. You’ve seen every position I have for you.
# max: 80
practise-again = From the beginning
