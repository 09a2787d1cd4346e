### Why a computer player chose an action, or why a hint advises it: what the action does, after "Why:", somebody's name or in
### brackets, several with "and" between them. $kind, $value and $adventure are as in quests.ftl.

# $knights (number): how many knights it costs.
quests-reasons-wins = wins { quests-adversary } with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
# $knights (number): how many knights it costs.
quests-reasons-seals = seals { quests-adversary } with { $knights ->
        [one] { $knights } knight
       *[other] { $knights } knights
    }
# $points (number): the adventure's, less those of the adversaries paid; never below zero.
quests-reasons-adventure = gains { quests-points } with { quests-adventure-the }
# A column is fully sealed. $adversaries (list): what the player gets from it, by quests-adversary-object.
quests-reasons-column = fully seals the { quests-kind-one } column and wins { $adversaries }
# The player's adversaries now pay for an open adventure, worth $points.
quests-reasons-affords = can now pay for { quests-adventure-the } ({ quests-points })
# Another player would have needed the card.
quests-reasons-denies-card = takes what { $name } needs for { quests-adventure-the }
# Another player could have taken the adventure.
quests-reasons-denies-adventure = beats { $name } to it
# So many adversaries are face up before new ones are revealed.
quests-reasons-reveals = { $count ->
        [0] turns up adversaries when none are face up
        [one] adds to the only adversary face up
       *[other] adds to the { $count } adversaries face up
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
