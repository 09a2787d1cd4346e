### Why a computer player chose an action, or why a hint advises it: parts of a sentence, after "Why:", joined with "and".
### $kind, $value and $adventure are as in quests.ftl.

# $knights (number): how many knights it costs.
quests-reasons-wins = wins { quests-adversary } with { quests-knights }
# $knights (number): how many knights it costs.
quests-reasons-seals = seals { quests-adversary } with { quests-knights }
# $points (number): the adventure's, less those of the adversaries paid; never below zero.
quests-reasons-adventure = { quests-adventure-the } is worth { quests-points } more than it costs
# A column is sealed throughout. $adversaries (list): what the player gets from it, by quests-adversary-object.
quests-reasons-column = completes the { quests-kind-one } column and wins { $adversaries }
# The player's adversaries now pay for an open adventure, worth $points.
quests-reasons-affords = can now pay for { quests-adventure-the } ({ quests-points })
# Another player would have needed the card.
quests-reasons-denies-card = { $name } needs that one for { quests-adventure-the }
# Another player could have taken the adventure.
quests-reasons-denies-adventure = { $name } could have taken it too
# So many adversaries are face up before new ones are revealed.
quests-reasons-reveals = { $count ->
        [0] no adversary is face up
        [one] only { $count } adversary is face up
       *[other] only { $count } adversaries are face up
    }
quests-reasons-ends = ends the game and wins it
# Knights of a colour that stay in the hand.
quests-reasons-keeps = { $colour ->
        [red] { $count ->
            [one] keeps { $count } red knight
           *[other] keeps { $count } red knights
        }
        [orange] { $count ->
            [one] keeps { $count } orange knight
           *[other] keeps { $count } orange knights
        }
       *[beige] { $count ->
            [one] keeps { $count } beige knight
           *[other] keeps { $count } beige knights
        }
    }
