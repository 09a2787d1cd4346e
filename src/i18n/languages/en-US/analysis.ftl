### The analysis of a finished game: how the winning chances went, who played well and who was lucky.
### A point is a hundredth of winning chance.

# On a finished game as somebody looks back at it.
# max: 80
analysis-button = Analysis
# $part (number): in percent.
analysis-working = 📈 I’m playing through the game again. { $part }% done.
analysis-title = 📈 **How the chances of winning changed**
analysis-note = -# As the computer players see it. Points are percentage points of the chance of winning.
# $step (number): from 1. $before, $after (number): winning chances in percent. $sentences: what happened.
analysis-point = ⭐ **Step { $step }** · { $name }: { $before }% → { $after }%. { $sentences }
# $label: what a choice's button says. $best, $chance (number): winning chances in percent.
analysis-better = -# Better for { $name }: **{ $label }** (about { $best }% instead of { $chance }%).
# $reasons: what the better choice does and the one made doesn’t, as in hints-why.
analysis-better-why = -# Better for { $name }: **{ $label }** (about { $best }% instead of { $chance }%). Why: { $reasons }.
# Where every other choice was worse, or hardly better. $reasons: what speaks for the one made, whose subject it is.
analysis-well-why = -# Nothing was clearly better for { $name }. This move { $reasons }.
analysis-well = -# Nothing was clearly better for { $name }.
# Where what was drawn made most of the change. $chance (number): winning chances in percent.
analysis-luck-made = -# That was luck: on average, { $name } would have { $chance }% here.
# Where somebody could only do what they did.
analysis-no-choice = -# { $name } had no choice.
# Where no step changed the chances much.
analysis-steady = No single step turned this game.
# On a button that leads to this step.
# max: 80
analysis-step = Step { $step }
# $grade: analysis-grade-master and so on. $loss (number): points, such as 0.3.
analysis-player = **{ $name }**, { $grade }: { $loss } { $loss ->
        [one] point
       *[other] points
    } lost per decision, on average.
# Where somebody never had anything to decide.
analysis-undecided = **{ $name }** had nothing to decide.
# $luck (number): how many points luck brought or cost. $side: which of the two.
analysis-luck =
    { $side ->
        [gave] Luck added { $luck } { $luck ->
            [one] point
           *[other] points
        } to { $name }’s chance of winning.
        [took] Luck took { $luck } { $luck ->
            [one] point
           *[other] points
        } off { $name }’s chance of winning.
       *[even] Luck was neither for nor against { $name }.
    }
# How well somebody played, best first; after their name.
analysis-grade-master = Knight of the Round Table
analysis-grade-good = knight-errant
analysis-grade-fair = squire
analysis-grade-poor = squire on a mule
# max: 80
analysis-share = Share the analysis
analysis-shared = 📈 { $name } shares the analysis of a game of { $game }.

## The picture

analysis-picture-title = Chances of winning, step by step
# The picture as text begins so.
analysis-picture-text = Chances of winning, step by step.
analysis-picture-percent = { $value }%
# $chance (number): in percent.
analysis-picture-chance = { $name } { $chance }%
# $chances (list): analysis-picture-chance.
analysis-picture-step = Step { $step }: { $chances }.
