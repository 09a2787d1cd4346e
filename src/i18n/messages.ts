// Written by `npm run language -- types` from the English messages. Don't edit.
import type { Value } from './fluent/value.ts';

type Card = 'king-1-5-both-either' | 'king-1-7-bronze' | 'king-1-7-silver' | 'king-4-8-either' | 'king-ring-bronze' | 'king-ring-either' | 'king-ring-silver' | 'knight-1-4' | 'knight-1-5-both' | 'knight-2-5' | 'knight-3-6' | 'knight-4-7' | 'knight-5-7' | 'knight-6-8' | 'knight-7-9' | 'scoring-all' | 'scoring-carpet' | 'scoring-colours' | 'scoring-joker' | 'scoring-opposite' | 'scoring-three-red';
type Pile = 'king' | 'knight' | 'scoring';
type Figure = 'bronze' | 'king' | 'knight' | 'own' | 'silver' | 'yours';
type Way = 'backwards' | 'forwards';
type Metal = 'bronze' | 'silver';
type ArtusFigure = 'bronze' | 'king' | 'knight' | 'own' | 'silver';
type Phase = 'over' | 'placement' | 'play';
type Variant = 'advanced' | 'basic';
type Task = 'draw' | 'place' | 'play';
type Shared = 'no' | 'yes';
type Character = 'arthur' | 'guinevere' | 'lancelot' | 'merlin';
type Courtier = 'guard' | 'jester' | 'knight' | 'maiden';
type CourtPhase = 'bid' | 'choose' | 'dice' | 'giveTile' | 'over' | 'refill' | 'startCourtier' | 'swapLancelot' | 'swapMerlin' | 'takeAspirant' | 'takeAspirants';
type Group = 'guard' | 'knight' | 'maiden';
type Adventure = 'excalibur' | 'fisher-king' | 'gold-treasure' | 'green-knight' | 'holy-grail' | 'king-mark' | 'mountain' | 'questing-beast' | 'robbers' | 'royal-tournament' | 'saxons' | 'sea-monster' | 'vikings';
type Kind = 'dragon' | 'enemy' | 'monster' | 'power';
type Reason = 'adventures' | 'display' | 'stalemate';
type QuestsCard = 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
type QuestsVariant = 'basic' | 'seals';
type Step = 'adventure' | 'challenge' | 'draw' | 'reveal';
type Colour = 'beige' | 'merlin' | 'orange' | 'red';
type Mode = 'double' | 'repeated' | 'usual';
type How = 'double' | 'repeated' | 'usual' | 'won';

/** The messages that take the same data. */
type With<Data, Id extends string> = { readonly [Each in Id]: Data };

/** The data of each message; null if it needs none. */
export interface Messages extends
  With<null,
    | 'artus-about' | 'artus-choose-crowns' | 'artus-event-ended' | 'artus-explain-draw-why'
    | 'artus-explain-first-steps.goal' | 'artus-explain-first-steps.press'
    | 'artus-explain-first-steps.scores' | 'artus-explain-kind-add-ring' | 'artus-explain-kind-draw'
    | 'artus-explain-kind-king' | 'artus-explain-kind-move-knight' | 'artus-explain-kind-place'
    | 'artus-explain-kind-prince' | 'artus-explain-kind-score' | 'artus-explain-pushes'
    | 'artus-explain-values' | 'artus-explain-waiting-place' | 'artus-explain-waiting-turn'
    | 'artus-lesson-all' | 'artus-lesson-all-answer-all' | 'artus-lesson-all-answer-good'
    | 'artus-lesson-all.right' | 'artus-lesson-all.wrong-good' | 'artus-lesson-draw'
    | 'artus-lesson-draw.right' | 'artus-lesson-draw.wrong-king' | 'artus-lesson-end' | 'artus-lesson-king'
    | 'artus-lesson-king.right' | 'artus-lesson-king.wrong-far' | 'artus-lesson-king.wrong-six'
    | 'artus-lesson-land' | 'artus-lesson-land.right' | 'artus-lesson-land.wrong-own'
    | 'artus-lesson-land.wrong-worst' | 'artus-lesson-leave' | 'artus-lesson-leave-answer-k16'
    | 'artus-lesson-leave-answer-k20' | 'artus-lesson-leave-answer-k26' | 'artus-lesson-leave.right'
    | 'artus-lesson-leave.wrong-k16' | 'artus-lesson-leave.wrong-k20' | 'artus-lesson-prince'
    | 'artus-lesson-prince.right' | 'artus-lesson-prince.wrong-red' | 'artus-lesson-push'
    | 'artus-lesson-push.right' | 'artus-lesson-push.wrong-free' | 'artus-lesson-push.wrong-other'
    | 'artus-lesson-pushed' | 'artus-lesson-pushed-answer-nothing' | 'artus-lesson-pushed-answer-six'
    | 'artus-lesson-pushed-answer-two' | 'artus-lesson-pushed.right' | 'artus-lesson-pushed.wrong-six'
    | 'artus-lesson-pushed.wrong-two' | 'artus-lesson-ring' | 'artus-lesson-ring.right'
    | 'artus-lesson-ring.wrong-bronze' | 'artus-lesson-ring.wrong-seven' | 'artus-lesson-table'
    | 'artus-lesson-turned' | 'artus-lesson-turned-answer-c0' | 'artus-lesson-turned-answer-c26'
    | 'artus-lesson-turned-answer-c27' | 'artus-lesson-turned.right' | 'artus-lesson-turned.wrong-c0'
    | 'artus-lesson-turned.wrong-c27' | 'artus-lesson-values' | 'artus-lesson-values-answer-minus'
    | 'artus-lesson-values-answer-six' | 'artus-lesson-values-answer-zero' | 'artus-lesson-values.right'
    | 'artus-lesson-values.wrong-minus' | 'artus-lesson-values.wrong-zero' | 'artus-picture-choice-a-ring'
    | 'artus-picture-choice-best' | 'artus-picture-choice-drawing.piles'
    | 'artus-picture-choice-drawing.secret' | 'artus-picture-choice-knights-then'
    | 'artus-picture-choice-landings' | 'artus-picture-choice-placing' | 'artus-picture-choice-plays'
    | 'artus-picture-choice-pushes' | 'artus-picture-choice-source-moves'
    | 'artus-picture-choice-source-scores' | 'artus-picture-choice-together' | 'artus-picture-choice-turning'
    | 'artus-picture-choice-unmet' | 'artus-picture-comma' | 'artus-picture-does-knight.lower'
    | 'artus-picture-does-knight.upper' | 'artus-picture-does-move-any.lower'
    | 'artus-picture-does-move-any.upper' | 'artus-picture-does-move-bronze.lower'
    | 'artus-picture-does-move-bronze.upper' | 'artus-picture-does-move-silver.lower'
    | 'artus-picture-does-move-silver.upper' | 'artus-picture-does-ring-any.lower'
    | 'artus-picture-does-ring-any.upper' | 'artus-picture-does-ring-bronze.lower'
    | 'artus-picture-does-ring-bronze.upper' | 'artus-picture-does-ring-silver.lower'
    | 'artus-picture-does-ring-silver.upper' | 'artus-picture-hand-heading' | 'artus-picture-hand-held'
    | 'artus-picture-hand-left' | 'artus-picture-hand-played' | 'artus-picture-last-turn'
    | 'artus-picture-piece-fifty' | 'artus-picture-piece-fifty.about' | 'artus-picture-piece-king'
    | 'artus-picture-piece-king.about' | 'artus-picture-piece-knight' | 'artus-picture-piece-knight.about'
    | 'artus-picture-piece-prince' | 'artus-picture-piece-prince.about' | 'artus-picture-piece-ring'
    | 'artus-picture-piece-ring.about' | 'artus-picture-scores' | 'artus-picture-scores-by-round'
    | 'artus-picture-semicolon' | 'artus-picture-strip-bronze' | 'artus-picture-strip-carpet'
    | 'artus-picture-strip-from' | 'artus-picture-strip-king' | 'artus-picture-strip-leaves'
    | 'artus-picture-strip-silver' | 'artus-picture-strip-to' | 'artus-picture-strip-turned'
    | 'artus-picture-strip-turns' | 'artus-picture-text-by-round' | 'artus-picture-text-carpet'
    | 'artus-picture-text-crown' | 'artus-picture-text-crown-plate' | 'artus-picture-text-empty'
    | 'artus-picture-text-last-turn' | 'artus-picture-text-legend' | 'artus-picture-text-no-cards'
    | 'artus-prompt-draw' | 'artus-prompt-draw-first' | 'artus-prompt-draw-second' | 'artus-prompt-play'
    | 'artus-prompt-play-second' | 'artus-rules-card-king' | 'artus-rules-card-king-both'
    | 'artus-rules-card-king-both.also' | 'artus-rules-card-king.also' | 'artus-rules-card-knight'
    | 'artus-rules-card-knight-both' | 'artus-rules-card-knight-both.also' | 'artus-rules-card-knight.also'
    | 'artus-rules-card-must' | 'artus-rules-card-ring' | 'artus-rules-card-ring.also'
    | 'artus-rules-card-scoring-all' | 'artus-rules-card-scoring-all.also' | 'artus-rules-card-scoring-carpet'
    | 'artus-rules-card-scoring-carpet.also' | 'artus-rules-card-scoring-colours'
    | 'artus-rules-card-scoring-colours.also' | 'artus-rules-card-scoring-joker'
    | 'artus-rules-card-scoring-joker.also' | 'artus-rules-card-scoring-opposite'
    | 'artus-rules-card-scoring-opposite.also' | 'artus-rules-card-scoring-three-red'
    | 'artus-rules-card-scoring-three-red.also' | 'artus-rules-cards' | 'artus-rules-discord'
    | 'artus-rules-discord.also' | 'artus-rules-discord.note-card-0' | 'artus-rules-discord.p1'
    | 'artus-rules-discord.p2' | 'artus-rules-discord.p3' | 'artus-rules-discord.p4' | 'artus-rules-end'
    | 'artus-rules-end.also' | 'artus-rules-end.p1' | 'artus-rules-end.p2' | 'artus-rules-end.p3'
    | 'artus-rules-goal' | 'artus-rules-goal.also' | 'artus-rules-goal.note-green'
    | 'artus-rules-goal.note-king' | 'artus-rules-goal.note-player-0' | 'artus-rules-goal.note-red'
    | 'artus-rules-goal.p1' | 'artus-rules-goal.p2' | 'artus-rules-goal.p3' | 'artus-rules-goal.p4'
    | 'artus-rules-kings' | 'artus-rules-kings.also' | 'artus-rules-kings.note-green'
    | 'artus-rules-kings.note-king' | 'artus-rules-kings.p1' | 'artus-rules-kings.p2' | 'artus-rules-kings.p3'
    | 'artus-rules-kings.p4' | 'artus-rules-knights' | 'artus-rules-knights.also' | 'artus-rules-knights.p1'
    | 'artus-rules-knights.p2' | 'artus-rules-knights.p3' | 'artus-rules-knights.p4'
    | 'artus-rules-piece-fifty' | 'artus-rules-piece-fifty.also' | 'artus-rules-piece-fifty.p1'
    | 'artus-rules-piece-king' | 'artus-rules-piece-king.also' | 'artus-rules-piece-king.p1'
    | 'artus-rules-piece-knight' | 'artus-rules-piece-knight.also' | 'artus-rules-piece-knight.p1'
    | 'artus-rules-piece-prince' | 'artus-rules-piece-prince.also' | 'artus-rules-piece-prince.p1'
    | 'artus-rules-piece-ring' | 'artus-rules-piece-ring.also' | 'artus-rules-piece-ring.p1'
    | 'artus-rules-pieces' | 'artus-rules-scoring' | 'artus-rules-scoring.also' | 'artus-rules-scoring.p1'
    | 'artus-rules-scoring.p2' | 'artus-rules-start' | 'artus-rules-start.also' | 'artus-rules-start.p1'
    | 'artus-rules-start.p2' | 'artus-rules-start.p3' | 'artus-rules-start.p4' | 'artus-rules-table'
    | 'artus-rules-table.also' | 'artus-rules-table.note-carpet' | 'artus-rules-table.note-centre'
    | 'artus-rules-table.note-green' | 'artus-rules-table.note-king' | 'artus-rules-table.note-player-0'
    | 'artus-rules-table.note-red' | 'artus-rules-table.note-yellow' | 'artus-rules-table.p1'
    | 'artus-rules-table.p2' | 'artus-rules-table.p3' | 'artus-rules-table.p4' | 'artus-rules-turn'
    | 'artus-rules-turn.also' | 'artus-rules-turn.note-centre' | 'artus-rules-turn.note-player-0'
    | 'artus-rules-turn.p1' | 'artus-rules-turn.p2' | 'artus-rules-turn.p3' | 'artus-rules-turn.p4'
    | 'artus-rules-variants' | 'artus-rules-variants.also' | 'artus-rules-variants.p1'
    | 'artus-rules-variants.p2' | 'artus-rules-variants.p3' | 'artus-standing-over'
    | 'artus-standing-placement' | 'artus-title' | 'artus-variant-advanced' | 'artus-variant-basic'
    | 'clock-button-back' | 'clock-button-seen' | 'clock-paused' | 'clock-seen' | 'clock-seen-not-yours'
    | 'clock-seen-over' | 'commands-artus' | 'commands-artus-draw' | 'commands-artus-draw-pile'
    | 'commands-artus-draw-pile.description' | 'commands-artus-draw.description' | 'commands-artus-place'
    | 'commands-artus-place-chair' | 'commands-artus-place-chair.description'
    | 'commands-artus-place.description' | 'commands-artus-play' | 'commands-artus-play-card'
    | 'commands-artus-play-card.description' | 'commands-artus-play-choice'
    | 'commands-artus-play-choice.description' | 'commands-artus-play-figure'
    | 'commands-artus-play-figure.description' | 'commands-artus-play.description'
    | 'commands-artus.description' | 'commands-court' | 'commands-court-bid' | 'commands-court-bid-tiles'
    | 'commands-court-bid-tiles.description' | 'commands-court-bid.description' | 'commands-court-choose'
    | 'commands-court-choose-character' | 'commands-court-choose-character.description'
    | 'commands-court-choose.description' | 'commands-court-give' | 'commands-court-give-tile'
    | 'commands-court-give-tile.description' | 'commands-court-give.description' | 'commands-court-pass'
    | 'commands-court-pass.description' | 'commands-court-refill' | 'commands-court-refill-courtiers'
    | 'commands-court-refill-courtiers.description' | 'commands-court-refill.description'
    | 'commands-court-swap' | 'commands-court-swap-give' | 'commands-court-swap-give.description'
    | 'commands-court-swap-take' | 'commands-court-swap-take.description' | 'commands-court-swap.description'
    | 'commands-court-take' | 'commands-court-take-courtiers' | 'commands-court-take-courtiers.description'
    | 'commands-court-take.description' | 'commands-court.description' | 'commands-games'
    | 'commands-games-filter' | 'commands-games-filter.all' | 'commands-games-filter.description'
    | 'commands-games-filter.finished' | 'commands-games-filter.mine' | 'commands-games-filter.open'
    | 'commands-games.description' | 'commands-hand' | 'commands-hand.description' | 'commands-help'
    | 'commands-help-game' | 'commands-help-game.description' | 'commands-help.description' | 'commands-hint'
    | 'commands-hint.description' | 'commands-learn' | 'commands-learn-game'
    | 'commands-learn-game.description' | 'commands-learn.description' | 'commands-quests'
    | 'commands-quests-adventure' | 'commands-quests-adventure-adventure'
    | 'commands-quests-adventure-adventure.description' | 'commands-quests-adventure-pay'
    | 'commands-quests-adventure-pay.description' | 'commands-quests-adventure.description'
    | 'commands-quests-challenge' | 'commands-quests-challenge-adversary'
    | 'commands-quests-challenge-adversary.description' | 'commands-quests-challenge-pay'
    | 'commands-quests-challenge-pay.description' | 'commands-quests-challenge-way'
    | 'commands-quests-challenge-way.description' | 'commands-quests-challenge.description'
    | 'commands-quests-done' | 'commands-quests-done.description' | 'commands-quests-draw'
    | 'commands-quests-draw-count' | 'commands-quests-draw-count.description'
    | 'commands-quests-draw.description' | 'commands-quests-reveal' | 'commands-quests-reveal.description'
    | 'commands-quests.description' | 'commands-rules' | 'commands-rules-about'
    | 'commands-rules-about.description' | 'commands-rules-game' | 'commands-rules-game.description'
    | 'commands-rules.description' | 'commands-settings' | 'commands-settings-me'
    | 'commands-settings-me.description' | 'commands-settings-server' | 'commands-settings-server.description'
    | 'commands-settings.description' | 'commands-table' | 'commands-table-close'
    | 'commands-table-close.description' | 'commands-table-export' | 'commands-table-export.description'
    | 'commands-table-host' | 'commands-table-host-player' | 'commands-table-host-player.description'
    | 'commands-table-host.description' | 'commands-table-invite' | 'commands-table-invite-person'
    | 'commands-table-invite-person.description' | 'commands-table-invite.description' | 'commands-table-join'
    | 'commands-table-join.description' | 'commands-table-leave' | 'commands-table-leave.description'
    | 'commands-table-open' | 'commands-table-open-clock' | 'commands-table-open-clock.description'
    | 'commands-table-open-computers' | 'commands-table-open-computers.description'
    | 'commands-table-open-game' | 'commands-table-open-game.description' | 'commands-table-open-invited'
    | 'commands-table-open-invited.description' | 'commands-table-open-language'
    | 'commands-table-open-language.description' | 'commands-table-open-level'
    | 'commands-table-open-level.description' | 'commands-table-open-theme'
    | 'commands-table-open-theme.contrast' | 'commands-table-open-theme.court'
    | 'commands-table-open-theme.description' | 'commands-table-open-thread'
    | 'commands-table-open-thread.description' | 'commands-table-open-variant'
    | 'commands-table-open-variant.description' | 'commands-table-open.description' | 'commands-table-pause'
    | 'commands-table-pause.description' | 'commands-table-remove' | 'commands-table-remove-player'
    | 'commands-table-remove-player.description' | 'commands-table-remove.description'
    | 'commands-table-resign' | 'commands-table-resign.description' | 'commands-table-resume'
    | 'commands-table-resume.description' | 'commands-table-show' | 'commands-table-show.description'
    | 'commands-table-start' | 'commands-table-start-first' | 'commands-table-start-first.description'
    | 'commands-table-start.description' | 'commands-table-undo' | 'commands-table-undo.description'
    | 'commands-table-watch' | 'commands-table-watch.description' | 'commands-table.description'
    | 'config-advice-evicts-keys' | 'config-advice-keeps-nothing' | 'config-missing-token' | 'config-see'
    | 'config-session-intents' | 'config-session-invalidated' | 'config-session-shards'
    | 'config-session-token' | 'config-session-version' | 'config-store-bad-folder' | 'config-store-full'
    | 'config-store-locked' | 'config-store-no-database' | 'config-store-other' | 'config-store-read-only'
    | 'config-store-refused' | 'config-store-taken' | 'config-store-unreachable' | 'config-store-wiped'
    | 'config-variable-discord-api-url' | 'config-variable-discord-token' | 'config-variable-limits-of-use'
    | 'config-variable-log-level' | 'config-variable-playground-host' | 'config-variable-playground-port'
    | 'config-variable-store-url' | 'court-about' | 'court-empty' | 'court-event-ended'
    | 'court-explain-exchange-nothing' | 'court-explain-first-goal' | 'court-explain-first-press'
    | 'court-explain-first-scores' | 'court-explain-kind-bid' | 'court-explain-kind-choose'
    | 'court-explain-kind-give-tile' | 'court-explain-kind-pass' | 'court-explain-kind-refill'
    | 'court-explain-kind-start-courtier' | 'court-explain-kind-swap-lancelot'
    | 'court-explain-kind-swap-merlin' | 'court-explain-kind-take-aspirant'
    | 'court-explain-kind-take-aspirants' | 'court-explain-may-not-pass' | 'court-explain-pass'
    | 'court-lesson-aspirant' | 'court-lesson-aspirant.right' | 'court-lesson-aspirant.wrong-jester'
    | 'court-lesson-bid' | 'court-lesson-bid.right' | 'court-lesson-bid.wrong-five'
    | 'court-lesson-bid.wrong-one' | 'court-lesson-characters' | 'court-lesson-characters-answer-arthur'
    | 'court-lesson-characters-answer-guinevere' | 'court-lesson-characters-answer-lancelot'
    | 'court-lesson-characters-answer-merlin' | 'court-lesson-characters.right'
    | 'court-lesson-characters.wrong-arthur' | 'court-lesson-characters.wrong-guinevere'
    | 'court-lesson-characters.wrong-merlin' | 'court-lesson-choose' | 'court-lesson-choose.right'
    | 'court-lesson-choose.wrong-arthur' | 'court-lesson-choose.wrong-merlin' | 'court-lesson-end'
    | 'court-lesson-give' | 'court-lesson-give.right' | 'court-lesson-give.wrong-most' | 'court-lesson-goal'
    | 'court-lesson-goal-answer-none' | 'court-lesson-goal-answer-six' | 'court-lesson-goal-answer-three'
    | 'court-lesson-goal.right' | 'court-lesson-goal.wrong-six' | 'court-lesson-goal.wrong-three'
    | 'court-lesson-jester' | 'court-lesson-jester-answer-guard' | 'court-lesson-jester-answer-jester'
    | 'court-lesson-jester-answer-knight' | 'court-lesson-jester.right' | 'court-lesson-jester.wrong-guard'
    | 'court-lesson-jester.wrong-jester' | 'court-lesson-open' | 'court-lesson-open.right'
    | 'court-lesson-open.wrong-all' | 'court-lesson-pass' | 'court-lesson-pass.right'
    | 'court-lesson-pass.wrong-raise' | 'court-lesson-powers' | 'court-lesson-swap'
    | 'court-lesson-swap.right' | 'court-lesson-swap.wrong-guard' | 'court-lesson-swap.wrong-jester'
    | 'court-lesson-tie' | 'court-lesson-tie-answer-favor' | 'court-lesson-tie-answer-first'
    | 'court-lesson-tie-answer-second' | 'court-lesson-tie.right' | 'court-lesson-tie.wrong-favor'
    | 'court-lesson-tie.wrong-first' | 'court-no-tiles' | 'court-picture-ability-arthur.first'
    | 'court-picture-ability-arthur.second' | 'court-picture-ability-guinevere.first'
    | 'court-picture-ability-guinevere.second' | 'court-picture-ability-lancelot.first'
    | 'court-picture-ability-lancelot.second' | 'court-picture-ability-merlin.first'
    | 'court-picture-ability-merlin.second' | 'court-picture-aspirants' | 'court-picture-by-round'
    | 'court-picture-choice-afterwards' | 'court-picture-choice-does-guinevere'
    | 'court-picture-choice-does-merlin' | 'court-picture-choice-keeps' | 'court-picture-choice-no-swap'
    | 'court-picture-choice-nothing' | 'court-picture-choice-open' | 'court-picture-choice-pass'
    | 'court-picture-highest' | 'court-picture-last-turn' | 'court-picture-legend-black-die'
    | 'court-picture-legend-favor' | 'court-picture-legend-to-take' | 'court-picture-legend-weakest'
    | 'court-picture-legend-weakest-short' | 'court-picture-must-bid' | 'court-picture-no-bid'
    | 'court-picture-opening-bid' | 'court-picture-over' | 'court-picture-passed'
    | 'court-picture-passed-head' | 'court-picture-peasantry' | 'court-picture-piece-arthur'
    | 'court-picture-piece-arthur.text' | 'court-picture-piece-dice' | 'court-picture-piece-dice.text'
    | 'court-picture-piece-favor' | 'court-picture-piece-favor.text' | 'court-picture-piece-guard'
    | 'court-picture-piece-guard.text' | 'court-picture-piece-guinevere'
    | 'court-picture-piece-guinevere.text' | 'court-picture-piece-jester' | 'court-picture-piece-jester.text'
    | 'court-picture-piece-knight' | 'court-picture-piece-knight.text' | 'court-picture-piece-lancelot'
    | 'court-picture-piece-lancelot.text' | 'court-picture-piece-maiden' | 'court-picture-piece-maiden.text'
    | 'court-picture-piece-merlin' | 'court-picture-piece-merlin.text' | 'court-picture-piece-money'
    | 'court-picture-piece-money.text' | 'court-picture-ranking' | 'court-picture-ranking-text'
    | 'court-picture-row' | 'court-picture-setting-up' | 'court-picture-still-in'
    | 'court-picture-text-by-round' | 'court-picture-text-characters' | 'court-picture-text-last-turn'
    | 'court-picture-text-ranking' | 'court-picture-to-come' | 'court-picture-winner'
    | 'court-picture-winners' | 'court-reason-favor' | 'court-rules-arthur' | 'court-rules-arthur.also'
    | 'court-rules-arthur.p1' | 'court-rules-arthur.p2' | 'court-rules-auction' | 'court-rules-auction.also'
    | 'court-rules-auction.note-castle' | 'court-rules-auction.note-decision'
    | 'court-rules-auction.note-money-0' | 'court-rules-auction.p1' | 'court-rules-auction.p2'
    | 'court-rules-auction.p3' | 'court-rules-auction.p4' | 'court-rules-characters'
    | 'court-rules-characters.also' | 'court-rules-characters.note-castle' | 'court-rules-characters.p1'
    | 'court-rules-characters.p2' | 'court-rules-characters.p3' | 'court-rules-dice' | 'court-rules-dice.also'
    | 'court-rules-dice.p1' | 'court-rules-discord' | 'court-rules-discord.also' | 'court-rules-discord.p1'
    | 'court-rules-discord.p2' | 'court-rules-discord.p3' | 'court-rules-end' | 'court-rules-end.also'
    | 'court-rules-end.note-favor' | 'court-rules-end.note-peasantry' | 'court-rules-end.p1'
    | 'court-rules-end.p2' | 'court-rules-end.p3' | 'court-rules-end.p4' | 'court-rules-favor'
    | 'court-rules-favor.also' | 'court-rules-favor.p1' | 'court-rules-goal' | 'court-rules-goal.also'
    | 'court-rules-goal.note-castle' | 'court-rules-goal.note-court-1' | 'court-rules-goal.note-place-0'
    | 'court-rules-goal.p1' | 'court-rules-goal.p2' | 'court-rules-goal.p3' | 'court-rules-goal.p4'
    | 'court-rules-group' | 'court-rules-guard' | 'court-rules-guard.also' | 'court-rules-guard.p1'
    | 'court-rules-guinevere' | 'court-rules-guinevere.also' | 'court-rules-guinevere.p1'
    | 'court-rules-guinevere.p2' | 'court-rules-jester' | 'court-rules-jester.also' | 'court-rules-jester.p1'
    | 'court-rules-knight' | 'court-rules-knight.also' | 'court-rules-knight.p1' | 'court-rules-lancelot'
    | 'court-rules-lancelot.also' | 'court-rules-lancelot.p1' | 'court-rules-lancelot.p2'
    | 'court-rules-maiden' | 'court-rules-maiden.also' | 'court-rules-maiden.p1' | 'court-rules-merlin'
    | 'court-rules-merlin.also' | 'court-rules-merlin.p1' | 'court-rules-merlin.p2' | 'court-rules-money'
    | 'court-rules-money.also' | 'court-rules-money.p1' | 'court-rules-round' | 'court-rules-round.also'
    | 'court-rules-round.note-castle' | 'court-rules-round.note-decision' | 'court-rules-round.p1'
    | 'court-rules-round.p2' | 'court-rules-round.p3' | 'court-rules-scoring' | 'court-rules-scoring.also'
    | 'court-rules-scoring.note-court-0' | 'court-rules-scoring.p1' | 'court-rules-scoring.p2'
    | 'court-rules-scoring.p3' | 'court-rules-scoring.p4' | 'court-rules-start' | 'court-rules-start.also'
    | 'court-rules-start.p1' | 'court-rules-start.p2' | 'court-rules-start.p3' | 'court-rules-table'
    | 'court-rules-table.also' | 'court-rules-table.note-aspirants' | 'court-rules-table.note-castle'
    | 'court-rules-table.note-court-1' | 'court-rules-table.note-decision' | 'court-rules-table.note-favor'
    | 'court-rules-table.note-money-2' | 'court-rules-table.note-peasantry' | 'court-rules-table.note-place-0'
    | 'court-rules-table.p1' | 'court-rules-table.p2' | 'court-rules-table.p3' | 'court-rules-variants'
    | 'court-rules-variants.also' | 'court-rules-variants.p1' | 'court-rules-variants.p2'
    | 'court-rules-variants.p3' | 'court-rules-variants.p4' | 'court-separator' | 'court-table-pass'
    | 'court-table-prompt-start' | 'court-table-sets-aspirants' | 'court-table-sets-open'
    | 'court-table-sets-swap' | 'court-table-standing-over' | 'court-table-standing-set-up'
    | 'court-table-task-open' | 'court-title' | 'court-variant-standard' | 'discord-button-again'
    | 'discord-button-aside' | 'discord-button-back' | 'discord-button-close' | 'discord-button-hand'
    | 'discord-button-join' | 'discord-button-leave' | 'discord-button-more' | 'discord-button-next'
    | 'discord-button-now' | 'discord-button-previous' | 'discord-button-resign' | 'discord-button-start'
    | 'discord-button-steps' | 'discord-button-text' | 'discord-button-undo' | 'discord-confirm-close'
    | 'discord-confirm-closed' | 'discord-confirm-resign' | 'discord-confirm-resigned' | 'discord-exported'
    | 'discord-games-board' | 'discord-games-board-none' | 'discord-games-join-several' | 'discord-games-mine'
    | 'discord-games-none' | 'discord-games-section-finished' | 'discord-games-section-gathering'
    | 'discord-games-section-open' | 'discord-games-section-running' | 'discord-games-section-waiting'
    | 'discord-games-your-start' | 'discord-hand-over' | 'discord-hand-since' | 'discord-hand-since-start'
    | 'discord-hand-turn-over' | 'discord-hand-undone' | 'discord-hand-your-turn' | 'discord-help-about'
    | 'discord-help-begin' | 'discord-help-commands' | 'discord-help-learn' | 'discord-help-others'
    | 'discord-help-play' | 'discord-help-rules' | 'discord-help-rules-game' | 'discord-help-title'
    | 'discord-levels' | 'discord-lobby-closed' | 'discord-lobby-free' | 'discord-lobby-levels'
    | 'discord-lobby-started' | 'discord-menu-choose' | 'discord-menu-whole' | 'discord-not-opened'
    | 'discord-now-yours' | 'discord-permission-attach-files' | 'discord-permission-create-public-threads'
    | 'discord-permission-manage-server' | 'discord-permission-read-message-history'
    | 'discord-permission-send-messages' | 'discord-permission-send-messages-in-threads'
    | 'discord-permission-view-channel' | 'discord-refused-elsewhere' | 'discord-refused-no-thread-here'
    | 'discord-refused-not-understood' | 'discord-table-closed' | 'discord-table-no-picture'
    | 'discord-table-picture-later' | 'discord-table-undone' | 'discord-why-join' | 'errors-already-host'
    | 'errors-already-seated' | 'errors-clock-running' | 'errors-clock-stopped' | 'errors-hands-not-open'
    | 'errors-hints-off' | 'errors-illegal-action' | 'errors-manager-only' | 'errors-moved-on'
    | 'errors-no-clock' | 'errors-no-computer-seat' | 'errors-no-hint' | 'errors-no-open-seat'
    | 'errors-no-seat-kept' | 'errors-no-such-seat' | 'errors-no-table-here' | 'errors-not-at-table'
    | 'errors-not-in-lobby' | 'errors-not-in-play' | 'errors-not-seated' | 'errors-nothing-to-undo'
    | 'errors-own-seat' | 'errors-record-not-open' | 'errors-record-outdated' | 'errors-restarting'
    | 'errors-save-unknown' | 'errors-seat-kept' | 'errors-server-unreadable' | 'errors-settings-unreadable'
    | 'errors-stale' | 'errors-store-failed' | 'errors-store-taken' | 'errors-store-unreadable'
    | 'errors-table-already-here' | 'errors-table-closed' | 'errors-table-finished' | 'errors-table-lost'
    | 'errors-unknown-table' | 'hints-button' | 'hints-off' | 'hints-option' | 'hints-option-off'
    | 'hints-option-on' | 'hints-reasons-separator' | 'language-comma' | 'language-formats' | 'language-name'
    | 'language-of-server' | 'language-option' | 'language-semicolon' | 'learn-button-back'
    | 'learn-button-go-on' | 'learn-button-learn' | 'learn-button-next' | 'learn-button-other'
    | 'learn-button-real' | 'learn-button-stop' | 'learn-menu' | 'learn-opponent.first'
    | 'learn-opponent.second' | 'learn-opponent.third' | 'learn-real' | 'learn-right' | 'learn-server-only'
    | 'learn-unknown-answer' | 'learn-unknown-game' | 'learn-unknown-step' | 'people-button-back'
    | 'people-button-depart' | 'people-button-hands' | 'people-button-how-to-play' | 'people-button-options'
    | 'people-button-refresh' | 'people-button-resign' | 'people-button-watch' | 'people-invite-bot'
    | 'people-leave-ask' | 'people-leave-left' | 'people-lobby-invited-only' | 'people-lobby-rules-separator'
    | 'people-options-access' | 'people-options-access-invited' | 'people-options-access-open'
    | 'people-options-clock' | 'people-options-clock-menu' | 'people-options-closed'
    | 'people-options-computers-menu' | 'people-options-people-menu' | 'people-options-rules-menu'
    | 'people-options-settings-menu' | 'people-options-stand-in' | 'people-options-theme'
    | 'people-options-vacations' | 'people-options-vacations-off' | 'people-options-vacations-on'
    | 'people-pace-12h' | 'people-pace-1d' | 'people-pace-1h' | 'people-pace-3d' | 'people-pace-live'
    | 'people-pace-none' | 'people-seat-back' | 'people-seat-kept' | 'people-seat-open'
    | 'people-thread-closed' | 'people-thread-over' | 'people-thread-running' | 'people-watch-hands-menu'
    | 'people-watch-not-yet' | 'pictures-emblem.boar' | 'pictures-emblem.eagle' | 'pictures-emblem.lion'
    | 'pictures-emblem.stag' | 'pictures-emblem.tower' | 'players-bedivere' | 'players-bedivere.trait'
    | 'players-bors' | 'players-bors.trait' | 'players-britomart' | 'players-britomart.trait'
    | 'players-clarine' | 'players-clarine.trait' | 'players-elaine' | 'players-elaine.trait'
    | 'players-elyan' | 'players-elyan.trait' | 'players-enid' | 'players-enid.trait' | 'players-galahad'
    | 'players-galahad.trait' | 'players-gareth' | 'players-gareth.trait' | 'players-gawain'
    | 'players-gawain.trait' | 'players-griflet' | 'players-griflet.trait' | 'players-isolde'
    | 'players-isolde.trait' | 'players-laudine' | 'players-laudine.trait' | 'players-level-knight'
    | 'players-level-page' | 'players-level-squire' | 'players-lucan' | 'players-lucan.trait'
    | 'players-lunete' | 'players-lunete.trait' | 'players-lynette' | 'players-lynette.trait'
    | 'players-morgana' | 'players-morgana.trait' | 'players-nimue' | 'players-nimue.trait'
    | 'players-percival' | 'players-percival.trait' | 'players-sagramore' | 'players-sagramore.trait'
    | 'players-strength-knight' | 'players-strength-page' | 'players-strength-squire' | 'players-tom'
    | 'players-tom.trait' | 'players-tristan' | 'players-tristan.trait' | 'playground-app'
    | 'playground-channels-close' | 'playground-channels-empty' | 'playground-channels-heading'
    | 'playground-channels-menu' | 'playground-channels-unread' | 'playground-composer-cancel'
    | 'playground-composer-commands' | 'playground-composer-keys' | 'playground-composer-loading'
    | 'playground-composer-loading-failed' | 'playground-composer-more' | 'playground-composer-no'
    | 'playground-composer-no-answer' | 'playground-composer-no-command' | 'playground-composer-nothing-found'
    | 'playground-composer-open' | 'playground-composer-optional' | 'playground-composer-placeholder'
    | 'playground-composer-required' | 'playground-composer-send' | 'playground-composer-yes'
    | 'playground-connection-connecting' | 'playground-connection-failed' | 'playground-connection-lost'
    | 'playground-connection-not-sent' | 'playground-language' | 'playground-messages-actions'
    | 'playground-messages-deleted-reply' | 'playground-messages-dismiss' | 'playground-messages-edited'
    | 'playground-messages-failed' | 'playground-messages-no-answer' | 'playground-messages-only-you'
    | 'playground-messages-picture' | 'playground-messages-reply-to' | 'playground-messages-reply-without'
    | 'playground-messages-spoiler' | 'playground-messages-to-present' | 'playground-messages-unknown-channel'
    | 'playground-messages-unknown-role' | 'playground-messages-unknown-user' | 'playground-messages-used'
    | 'playground-messages-working' | 'playground-modal-cancel' | 'playground-modal-close'
    | 'playground-modal-failed' | 'playground-modal-missing' | 'playground-modal-required'
    | 'playground-modal-submit' | 'playground-people-heading' | 'playground-people-hint'
    | 'playground-people-other' | 'playground-picture-close' | 'playground-picture-fit'
    | 'playground-picture-full' | 'playground-picture-open' | 'playground-picture-original'
    | 'playground-select-options' | 'playground-select-placeholder' | 'playground-server-bot'
    | 'playground-server-channel-first' | 'playground-server-channel-first.topic'
    | 'playground-server-channel-second' | 'playground-server-channel-second.topic'
    | 'playground-server-fault' | 'playground-server-guild' | 'playground-server-no-answer'
    | 'playground-server-not-possible' | 'playground-server-people' | 'playground-skip'
    | 'playground-theme-dark' | 'playground-theme-light' | 'playground-welcome-body'
    | 'playground-welcome-games' | 'playground-welcome-games.command' | 'playground-welcome-help'
    | 'playground-welcome-help.command' | 'playground-welcome-hint' | 'playground-welcome-open'
    | 'playground-welcome-open.command' | 'quests-about' | 'quests-adversaries-none' | 'quests-comma'
    | 'quests-explain-draw-one' | 'quests-explain-draw-two' | 'quests-explain-first-goal'
    | 'quests-explain-first-press' | 'quests-explain-first-scores' | 'quests-explain-kind-adventure'
    | 'quests-explain-kind-challenge' | 'quests-explain-kind-double' | 'quests-explain-kind-draw'
    | 'quests-explain-kind-repeated' | 'quests-explain-kind-reveal' | 'quests-explain-kind-usual'
    | 'quests-explain-may-not-challenge-done' | 'quests-explain-may-not-challenge-later'
    | 'quests-explain-may-not-challenge-none' | 'quests-explain-may-not-reveal-empty'
    | 'quests-explain-may-not-reveal-later' | 'quests-explain-may-not-seal'
    | 'quests-explain-may-not-take-done' | 'quests-explain-may-not-take-none' | 'quests-explain-must-reveal'
    | 'quests-explain-order' | 'quests-explain-reveal' | 'quests-explain-waiting' | 'quests-knights-none'
    | 'quests-knights-none-with' | 'quests-lesson-adventure' | 'quests-lesson-adventure.right'
    | 'quests-lesson-adventure.wrong-excalibur' | 'quests-lesson-adventure.wrong-treasure'
    | 'quests-lesson-challenge' | 'quests-lesson-challenge.right' | 'quests-lesson-challenge.wrong-merlin'
    | 'quests-lesson-challenge.wrong-small' | 'quests-lesson-draw' | 'quests-lesson-draw.right'
    | 'quests-lesson-draw.wrong-none' | 'quests-lesson-end' | 'quests-lesson-end-answer-knights'
    | 'quests-lesson-end-answer-twelfth' | 'quests-lesson-end.right' | 'quests-lesson-end.wrong-knights'
    | 'quests-lesson-goal' | 'quests-lesson-merlin' | 'quests-lesson-merlin.right'
    | 'quests-lesson-merlin.wrong-dragon' | 'quests-lesson-merlin.wrong-small' | 'quests-lesson-needs'
    | 'quests-lesson-needs-answer-dragon' | 'quests-lesson-needs-answer-monster1'
    | 'quests-lesson-needs-answer-monster3' | 'quests-lesson-needs.right' | 'quests-lesson-needs.wrong-dragon'
    | 'quests-lesson-needs.wrong-monster1' | 'quests-lesson-over' | 'quests-lesson-over-answer-always'
    | 'quests-lesson-over-answer-never' | 'quests-lesson-over-answer-unless' | 'quests-lesson-over.right'
    | 'quests-lesson-over.wrong-always' | 'quests-lesson-over.wrong-never' | 'quests-lesson-reveal'
    | 'quests-lesson-reveal.right' | 'quests-lesson-reveal.wrong-fight' | 'quests-lesson-score'
    | 'quests-lesson-score-answer-nothing' | 'quests-lesson-score-answer-one'
    | 'quests-lesson-score-answer-strength' | 'quests-lesson-score.right' | 'quests-lesson-score.wrong-one'
    | 'quests-lesson-score.wrong-strength' | 'quests-lesson-seals' | 'quests-lesson-strength'
    | 'quests-lesson-strength-answer-five' | 'quests-lesson-strength-answer-four'
    | 'quests-lesson-strength-answer-two' | 'quests-lesson-strength.right'
    | 'quests-lesson-strength.wrong-five' | 'quests-lesson-strength.wrong-two' | 'quests-lesson-two'
    | 'quests-lesson-two.right' | 'quests-lesson-two.wrong-fight' | 'quests-lesson-two.wrong-one'
    | 'quests-picture-alt-can-beat-none' | 'quests-picture-alt-can-take-none'
    | 'quests-picture-choice-draw-title' | 'quests-picture-choice-each-ends' | 'quests-picture-choice-ends'
    | 'quests-picture-choice-full' | 'quests-picture-choice-gain' | 'quests-picture-choice-how-to-pay'
    | 'quests-picture-choice-keep' | 'quests-picture-choice-mode-double' | 'quests-picture-choice-pay'
    | 'quests-picture-choice-reveal' | 'quests-picture-choice-seal' | 'quests-picture-choice-short-double'
    | 'quests-picture-choice-short-repeated' | 'quests-picture-choice-short-usual'
    | 'quests-picture-choice-title' | 'quests-picture-column-won' | 'quests-picture-done-adventure'
    | 'quests-picture-done-challenge' | 'quests-picture-done-draw' | 'quests-picture-done-reveal'
    | 'quests-picture-end-adventures' | 'quests-picture-end-knights' | 'quests-picture-end-points'
    | 'quests-picture-end-scores-by-turn' | 'quests-picture-end-tie' | 'quests-picture-end-trophies'
    | 'quests-picture-first-turn' | 'quests-picture-hand-can-beat' | 'quests-picture-hand-can-take'
    | 'quests-picture-hand-mode-double' | 'quests-picture-hand-mode-repeated'
    | 'quests-picture-hand-mode-usual' | 'quests-picture-hand-no-trophies'
    | 'quests-picture-hand-not-your-turn' | 'quests-picture-hand-nothing' | 'quests-picture-hand-title'
    | 'quests-picture-hand-trophies' | 'quests-picture-hand-your' | 'quests-picture-head-dragon'
    | 'quests-picture-head-enemy' | 'quests-picture-head-monster' | 'quests-picture-head-power'
    | 'quests-picture-legend-knights' | 'quests-picture-legend-leads' | 'quests-picture-legend-seals'
    | 'quests-picture-need-each' | 'quests-picture-need-least' | 'quests-picture-or' | 'quests-picture-over'
    | 'quests-picture-piece-adventure.says2' | 'quests-picture-piece-adventure.says3'
    | 'quests-picture-piece-double' | 'quests-picture-piece-double.says1'
    | 'quests-picture-piece-double.says2' | 'quests-picture-piece-double.says3'
    | 'quests-picture-piece-knight' | 'quests-picture-piece-knight.says1'
    | 'quests-picture-piece-knight.says2' | 'quests-picture-piece-knight.says3'
    | 'quests-picture-piece-merlin' | 'quests-picture-piece-merlin.says1'
    | 'quests-picture-piece-merlin.says2' | 'quests-picture-piece-merlin.says3' | 'quests-picture-piece-seal'
    | 'quests-picture-piece-seal.says1' | 'quests-picture-piece-seal.says2'
    | 'quests-picture-piece-seal.says3' | 'quests-picture-piece-seal.says4'
    | 'quests-picture-pile-adversaries' | 'quests-picture-pile-discards' | 'quests-picture-pile-knights'
    | 'quests-picture-step-adventure' | 'quests-picture-step-challenge' | 'quests-picture-step-draw'
    | 'quests-picture-step-reveal' | 'quests-picture-text-by-turn' | 'quests-picture-text-display'
    | 'quests-picture-text-log-nothing' | 'quests-picture-text-need-or' | 'quests-picture-text-no-knights'
    | 'quests-picture-text-none' | 'quests-picture-text-rules-check' | 'quests-picture-text-rules-forced'
    | 'quests-picture-text-rules-lean' | 'quests-plus' | 'quests-reasons-ends' | 'quests-rules-adventure-also'
    | 'quests-rules-adventures' | 'quests-rules-adventures.also' | 'quests-rules-adventures.note-adventures'
    | 'quests-rules-adventures.p1' | 'quests-rules-any-cards' | 'quests-rules-challenge'
    | 'quests-rules-challenge.also' | 'quests-rules-challenge.p1' | 'quests-rules-challenge.p2'
    | 'quests-rules-challenge.p3' | 'quests-rules-challenge.p4' | 'quests-rules-discord'
    | 'quests-rules-discord.also' | 'quests-rules-discord.note-knights' | 'quests-rules-discord.note-steps'
    | 'quests-rules-discord.note-targets' | 'quests-rules-discord.p1' | 'quests-rules-discord.p2'
    | 'quests-rules-discord.p3' | 'quests-rules-double' | 'quests-rules-double.also'
    | 'quests-rules-double.p1' | 'quests-rules-dragon' | 'quests-rules-dragon.also' | 'quests-rules-dragon.p1'
    | 'quests-rules-draw' | 'quests-rules-draw.also' | 'quests-rules-draw.note-piles' | 'quests-rules-draw.p1'
    | 'quests-rules-draw.p2' | 'quests-rules-draw.p3' | 'quests-rules-end' | 'quests-rules-end.also'
    | 'quests-rules-end.p1' | 'quests-rules-end.p2' | 'quests-rules-end.p3' | 'quests-rules-end.p4'
    | 'quests-rules-enemy' | 'quests-rules-enemy.also' | 'quests-rules-enemy.p1' | 'quests-rules-exactly'
    | 'quests-rules-excalibur.also' | 'quests-rules-excalibur.p1' | 'quests-rules-fisher-king.also'
    | 'quests-rules-fisher-king.p1' | 'quests-rules-goal' | 'quests-rules-goal.also'
    | 'quests-rules-goal.note-adventures' | 'quests-rules-goal.note-display'
    | 'quests-rules-goal.note-player-0' | 'quests-rules-goal.p1' | 'quests-rules-goal.p2'
    | 'quests-rules-goal.p3' | 'quests-rules-goal.p4' | 'quests-rules-gold-treasure.also'
    | 'quests-rules-gold-treasure.p1' | 'quests-rules-green-knight.also' | 'quests-rules-green-knight.p1'
    | 'quests-rules-group-adventures' | 'quests-rules-group-cards' | 'quests-rules-holy-grail.also'
    | 'quests-rules-holy-grail.p1' | 'quests-rules-king-mark.also' | 'quests-rules-king-mark.p1'
    | 'quests-rules-knight' | 'quests-rules-knight.also' | 'quests-rules-knight.p1' | 'quests-rules-merlin'
    | 'quests-rules-merlin.also' | 'quests-rules-merlin.p1' | 'quests-rules-monster'
    | 'quests-rules-monster.also' | 'quests-rules-monster.p1' | 'quests-rules-mountain.also'
    | 'quests-rules-mountain.p1' | 'quests-rules-power' | 'quests-rules-power.also' | 'quests-rules-power.p1'
    | 'quests-rules-questing-beast.also' | 'quests-rules-questing-beast.p1' | 'quests-rules-reveal'
    | 'quests-rules-reveal.also' | 'quests-rules-reveal.note-display' | 'quests-rules-reveal.p1'
    | 'quests-rules-reveal.p2' | 'quests-rules-reveal.p3' | 'quests-rules-robbers.also'
    | 'quests-rules-robbers.p1' | 'quests-rules-royal-tournament.also' | 'quests-rules-royal-tournament.p1'
    | 'quests-rules-saxons.also' | 'quests-rules-saxons.p1' | 'quests-rules-sea-monster.also'
    | 'quests-rules-sea-monster.p1' | 'quests-rules-seal' | 'quests-rules-seal.also' | 'quests-rules-seal.p1'
    | 'quests-rules-seals' | 'quests-rules-seals.also' | 'quests-rules-seals.note-display'
    | 'quests-rules-seals.p1' | 'quests-rules-seals.p2' | 'quests-rules-seals.p3' | 'quests-rules-start'
    | 'quests-rules-start.also' | 'quests-rules-start.p1' | 'quests-rules-table' | 'quests-rules-table.also'
    | 'quests-rules-table.note-adventures' | 'quests-rules-table.note-column-dragon'
    | 'quests-rules-table.note-display' | 'quests-rules-table.note-last-turn'
    | 'quests-rules-table.note-piles' | 'quests-rules-table.note-player-0' | 'quests-rules-table.note-turn'
    | 'quests-rules-table.p1' | 'quests-rules-table.p2' | 'quests-rules-table.p3' | 'quests-rules-table.p4'
    | 'quests-rules-turn' | 'quests-rules-turn.also' | 'quests-rules-turn.note-turn' | 'quests-rules-turn.p1'
    | 'quests-rules-turn.p2' | 'quests-rules-turn.p3' | 'quests-rules-variants' | 'quests-rules-variants.also'
    | 'quests-rules-variants.p1' | 'quests-rules-variants.p2' | 'quests-rules-variants.p3'
    | 'quests-rules-vikings.also' | 'quests-rules-vikings.p1' | 'quests-semicolon' | 'quests-table-draw-two'
    | 'quests-table-ends' | 'quests-table-must-reveal' | 'quests-table-others' | 'quests-table-over'
    | 'quests-table-reveal' | 'quests-table-reveal-detail' | 'quests-table-rules-check'
    | 'quests-table-rules-check.challenge' | 'quests-table-rules-check.seal' | 'quests-table-rules-forced'
    | 'quests-table-rules-forced.off' | 'quests-table-rules-forced.on' | 'quests-table-rules-payment'
    | 'quests-table-rules-payment.exact' | 'quests-table-rules-payment.lean'
    | 'quests-table-section-adventure' | 'quests-table-section-challenge' | 'quests-table-section-draw'
    | 'quests-table-section-reveal' | 'quests-table-set-ask-adventure' | 'quests-table-set-ask-challenge'
    | 'quests-table-set-bad-adversaries' | 'quests-table-set-bad-knights' | 'quests-table-set-one-goal'
    | 'quests-table-you' | 'quests-title' | 'quests-variant-basic' | 'quests-variant-seals'
    | 'rules-button-about' | 'rules-button-overview' | 'rules-chapters' | 'rules-gone' | 'rules-overview'
    | 'rules-search' | 'rules-title' | 'rules-which-game' | 'settings-dates-before'
    | 'settings-dates-day-after-tomorrow' | 'settings-dates-days' | 'settings-dates-slashes'
    | 'settings-dates-today' | 'settings-dates-tomorrow' | 'settings-dates-weeks'
    | 'settings-everybody-default' | 'settings-me-away' | 'settings-me-button-away'
    | 'settings-me-button-name' | 'settings-me-button-quiet' | 'settings-me-button-zone'
    | 'settings-me-form-away' | 'settings-me-form-away.example' | 'settings-me-form-away.label'
    | 'settings-me-form-name' | 'settings-me-form-name.example' | 'settings-me-form-name.label'
    | 'settings-me-form-quiet' | 'settings-me-form-quiet.from' | 'settings-me-form-quiet.from-example'
    | 'settings-me-form-quiet.to' | 'settings-me-form-quiet.to-example' | 'settings-me-form-zone'
    | 'settings-me-form-zone.example' | 'settings-me-form-zone.label' | 'settings-me-language'
    | 'settings-me-name' | 'settings-me-no-quiet-hours' | 'settings-me-no-zone' | 'settings-me-not-away'
    | 'settings-me-quiet-hours' | 'settings-me-reminders' | 'settings-me-reminders-channel'
    | 'settings-me-reminders-direct' | 'settings-me-reminders-off' | 'settings-me-table-theme'
    | 'settings-me-theme' | 'settings-me-title' | 'settings-me-zone' | 'settings-me-zone-menu'
    | 'settings-problem-blank-name' | 'settings-problem-everyone' | 'settings-problem-half-quiet'
    | 'settings-problem-no-choice' | 'settings-problem-owners-only' | 'settings-problem-same-times'
    | 'settings-saved' | 'settings-server-call-role' | 'settings-server-call-role-menu'
    | 'settings-server-channel-button' | 'settings-server-channels' | 'settings-server-channels-menu'
    | 'settings-server-everywhere' | 'settings-server-form' | 'settings-server-form.per-person'
    | 'settings-server-form.per-person-example' | 'settings-server-form.per-server'
    | 'settings-server-form.per-server-example' | 'settings-server-front-page'
    | 'settings-server-front-page-menu' | 'settings-server-gone-role' | 'settings-server-language'
    | 'settings-server-language-default' | 'settings-server-manager-role'
    | 'settings-server-manager-role-menu' | 'settings-server-managers' | 'settings-server-managers-only'
    | 'settings-server-no-front-page' | 'settings-server-nobody' | 'settings-server-other'
    | 'settings-server-pace' | 'settings-server-quotas' | 'settings-server-quotas-button'
    | 'settings-server-thread' | 'settings-server-thread-button' | 'settings-server-thread-none'
    | 'settings-server-thread-own' | 'settings-too-slow'>,
  With<{ card: Card },
    | 'artus-card' | 'artus-card-help' | 'artus-picture-short' | 'artus-prompt-card'
    | 'artus-rules-scoring-card'>,
  With<{ left: number; pile: Pile },
    | 'artus-choose-draw' | 'artus-explain-pile' | 'artus-picture-text-pile'>,
  With<{ chair: number; points: number },
    | 'artus-choose-king' | 'artus-choose-knight' | 'artus-choose-score-best'>,
  With<{ points: number },
    | 'artus-choose-penalty' | 'artus-choose-score-all' | 'artus-points' | 'artus-reason-costs'
    | 'artus-reason-points' | 'artus-reason-turns-for' | 'discord-total' | 'quests-explain-waiting-own-none'
    | 'quests-picture-choice-net' | 'quests-picture-piece-points' | 'quests-points'>,
  With<{ chair: Value; value: number },
    | 'artus-choose-place' | 'artus-explain-worked-gain' | 'artus-explain-worked-nothing'>,
  With<{ chair: number; metal: Metal; points: number },
    | 'artus-choose-ring' | 'artus-choose-ring-to'>,
  With<{ chair: number; value: number },
    | 'artus-choose-to' | 'artus-explain-chair' | 'artus-explain-place-why' | 'artus-picture-alt-at'
    | 'artus-picture-choice-chair'>,
  With<{ round: number },
    | 'artus-event-round-ended' | 'court-event-round-ended' | 'court-picture-round-last'
    | 'court-table-standing-last'>,
  With<{ to: number },
    | 'artus-event-turned' | 'artus-picture-strip-pushed'>,
  With<{ cards: readonly string[]; princes: readonly string[] },
    | 'artus-explain-add-ring' | 'artus-explain-move-prince'>,
  With<{ metal: Metal },
    | 'artus-explain-metal' | 'artus-picture-metal' | 'artus-prince'>,
  With<{ chair: number; metal: Metal; rings: number; value: number },
    | 'artus-explain-ringed' | 'artus-picture-alt-prince'>,
  With<{ card: Card; points: number },
    | 'artus-explain-scoring' | 'artus-explain-scoring-unmet' | 'artus-reason-prepares'>,
  With<{ names: readonly string[] },
    | 'artus-list' | 'court-names' | 'court-picture-alt-passed' | 'court-picture-alt-to-come'
    | 'court-table-standing-still-in'>,
  With<{ steps: number; way: Way },
    | 'artus-moved' | 'artus-steps'>,
  With<{ count: number; name: Value },
    | 'artus-picture-alt-choice' | 'discord-games-section' | 'hints-player' | 'quests-picture-alt-choice'>,
  With<{ name: Value },
    | 'artus-picture-alt-no-hand' | 'artus-picture-alt-to-act' | 'artus-picture-text-hand'
    | 'artus-picture-text-to-act' | 'clock-goes-on' | 'clock-stopped' | 'court-event-favor-rolled'
    | 'court-event-favor-stays' | 'court-event-merlin-swapped-nothing' | 'court-event-passed'
    | 'court-event-refilled-nobody' | 'court-explain-swap-lancelot' | 'court-reason-outbids'
    | 'court-table-standing-favor' | 'court-table-standing-opening' | 'discord-lobby-host'
    | 'discord-lobby-person' | 'discord-table-closed-by' | 'errors-already-invited' | 'errors-is-seated'
    | 'errors-not-away' | 'errors-seat-taken' | 'people-button-take' | 'people-button-vacate'
    | 'people-news-back' | 'people-news-host' | 'people-news-moved-for' | 'people-options-make-host'
    | 'people-options-remove' | 'people-seat-opened' | 'people-seat-passed' | 'people-watch-hand'
    | 'playground-people-become' | 'playground-people-open' | 'quests-picture-hand-next'
    | 'quests-picture-last-turn' | 'quests-picture-so-far' | 'quests-picture-text-hand'
    | 'quests-picture-text-starts' | 'quests-reasons-denies-adventure' | 'quests-reveals'>,
  With<{ name: Value; score: number },
    | 'artus-picture-alt-score' | 'artus-picture-hand-standing' | 'artus-standing-score'>,
  With<{ phase: Phase; round: number; rounds: number; variant: Variant },
    | 'artus-picture-alt-table' | 'artus-picture-text-title'>,
  With<{ names: Value },
    | 'artus-picture-alt-winner' | 'artus-picture-alt-winners' | 'court-picture-alt-winner'
    | 'court-picture-alt-winners' | 'discord-hand-waiting' | 'discord-table-started' | 'discord-table-waiting'
    | 'players-here'>,
  With<{ count: number },
    | 'artus-picture-choice-cards' | 'artus-picture-choice-more' | 'artus-picture-choice-moves'
    | 'artus-picture-choice-moves-or-ring' | 'artus-picture-in-hand' | 'artus-picture-text-more'
    | 'artus-picture-text-supply' | 'artus-picture-text-unplaced' | 'artus-picture-tiles'
    | 'artus-picture-winner' | 'config-invalid' | 'court-explain-refill' | 'court-explain-swap-merlin'
    | 'court-picture-choice-any-of' | 'court-picture-choice-more' | 'court-picture-choice-up-to'
    | 'court-picture-idle.first' | 'court-picture-idle.second' | 'court-table-sets-row'
    | 'discord-games-board-more' | 'discord-hand-earlier' | 'discord-table-earlier' | 'hints-taken'
    | 'playground-channels-mentions' | 'playground-messages-new-below' | 'playground-select-at-least'
    | 'quests-picture-choice-draw-up-to' | 'quests-picture-text-log-drew' | 'quests-reasons-reveals'
    | 'quests-table-any-of' | 'quests-table-ways'>,
  With<{ chair: Value },
    | 'artus-picture-choice-from' | 'artus-picture-choice-landing' | 'artus-picture-choice-lands'
    | 'artus-picture-choice-on' | 'artus-picture-choice-ring' | 'artus-picture-choice-ring-on'
    | 'artus-picture-choice-to' | 'artus-picture-strip-placed' | 'artus-picture-strip-ring'>,
  With<{ cards: Value },
    | 'artus-picture-choice-holds' | 'quests-picture-text-keep'>,
  With<{ pile: Pile },
    | 'artus-picture-pile-name' | 'artus-picture-text-all' | 'artus-picture-text-pile-name' | 'artus-pile'>,
  With<{ cards: Value; pile: Pile },
    | 'artus-picture-text-all-but' | 'artus-picture-text-played'>,
  With<{ metal: Metal; rings: number },
    | 'artus-picture-text-king' | 'artus-picture-text-prince'>,
  With<{ left: number },
    | 'artus-prompt-left' | 'artus-prompt-place' | 'court-picture-peasants' | 'quests-picture-choice-pile'
    | 'quests-picture-heading' | 'quests-picture-text-adventures'>,
  With<{ asking: number; name: Value; of: Value },
    | 'clock-asks-to-go-on' | 'clock-asks-to-stop'>,
  With<{ mention: Value },
    | 'clock-channel-absent' | 'discord-table-turn'>,
  With<{ mention: Value; when: Value },
    | 'clock-channel-half' | 'clock-channel-last'>,
  With<{ link: Value },
    | 'clock-direct-absent' | 'people-thread-joined'>,
  With<{ link: Value; when: Value },
    | 'clock-direct-half' | 'clock-direct-last'>,
  With<{ when: Value },
    | 'clock-until' | 'discord-refused-too-much'>,
  With<{ url: Value },
    | 'config-invitation' | 'config-playground'>,
  With<{ character: Character },
    | 'court-character' | 'court-event-black-die-moved' | 'court-explain-must'
    | 'court-table-standing-black-die'>,
  With<{ count: number; courtier: Courtier },
    | 'court-counted' | 'court-courtier' | 'court-some' | 'court-some-for' | 'court-some-object'
    | 'court-table-courtier' | 'court-table-give' | 'court-table-start' | 'court-table-take'>,
  With<{ phase: CourtPhase },
    | 'court-decision' | 'court-explain-waiting' | 'court-picture-task'>,
  With<{ courtiers: Value; name: Value },
    | 'court-event-aspirants-taken' | 'court-event-refilled' | 'court-event-refilled-last'>,
  With<{ name: Value; tiles: Value },
    | 'court-event-bid' | 'court-explain-give-tile' | 'court-table-prompt-give' | 'court-table-standing-bid'
    | 'court-table-standing-won'>,
  With<{ count: number; courtier: Courtier; name: Value },
    | 'court-event-courtier-taken' | 'court-table-prompt-lancelot-take'>,
  With<{ from: Value; to: Value },
    | 'court-event-favor-moved' | 'court-table-change' | 'settings-me-quiet'>,
  With<{ courtiers: Value },
    | 'court-event-row-laid' | 'court-explain-take' | 'court-explain-take-aspirant'
    | 'court-explain-take-aspirants' | 'court-table-refill'>,
  With<{ character: Character; purse: Value },
    | 'court-explain-character' | 'court-explain-free-item'>,
  With<{ give: Value; take: Value },
    | 'court-explain-exchange' | 'court-picture-choice-swap' | 'court-table-sets-same-types'>,
  With<{ courtiers: readonly string[] },
    | 'court-explain-start-courtier' | 'court-some-list'>,
  With<{ character: Character; name: Value },
    | 'court-explain-taken' | 'court-table-standing-role'>,
  With<{ rounds: Value },
    | 'court-picture-alt-table' | 'court-picture-text-title'>,
  With<{ name: Value; phase: CourtPhase },
    | 'court-picture-alt-to-act' | 'court-picture-alt-to-act-forced'>,
  With<{ sum: number },
    | 'court-picture-bids' | 'court-picture-choice-beat' | 'court-picture-choice-beaten'
    | 'court-picture-choice-keeps-all' | 'court-picture-choice-leaves' | 'court-picture-choice-treasury-after'
    | 'court-picture-sum' | 'court-table-bid' | 'court-table-sets-raise' | 'court-table-task-raise'>,
  With<{ place: number; sizes: Value },
    | 'court-picture-choice-after' | 'court-picture-choice-now' | 'court-picture-choice-theirs'>,
  With<{ tiles: Value },
    | 'court-picture-choice-treasury' | 'court-picture-text-treasury' | 'court-reason-keeps'
    | 'court-reason-purse' | 'court-table-keeps' | 'court-table-prompt-open'>,
  With<{ others: number },
    | 'court-picture-choice-ways' | 'court-picture-choice-ways-short'>,
  With<{ place: number },
    | 'court-picture-place' | 'quests-picture-place'>,
  With<{ round: number; rounds: Value },
    | 'court-picture-round' | 'court-table-standing-round'>,
  With<{ max: number; min: number },
    | 'court-picture-rounds-between' | 'court-table-standing-rounds'>,
  With<{ tiles: number },
    | 'court-reason-collects' | 'court-table-does-arthur'>,
  With<{ aside: Shared; from: Value; to: Value },
    | 'court-reason-middle' | 'court-reason-smallest'>,
  With<{ sum: number; tiles: Value },
    | 'court-table-bid-tiles' | 'court-table-sets-low-bid' | 'court-tiles-sum'>,
  With<{ sizes: Value },
    | 'court-table-change-none' | 'court-table-swap-nothing'>,
  With<{ most: number },
    | 'court-table-does-merlin' | 'errors-too-many-computers' | 'errors-too-many-invited'
    | 'errors-too-many-own-tables' | 'errors-too-many-tables' | 'quests-explain-draw'
    | 'settings-problem-long-name'>,
  With<{ tile: number },
    | 'court-table-gift' | 'court-table-tile'>,
  With<{ row: Value; sizes: Value },
    | 'court-table-prompt-aspirant' | 'court-table-prompt-aspirants'>,
  With<{ level: Value },
    | 'discord-button-add-computer' | 'people-lobby-stand-in'>,
  With<{ since: Value },
    | 'discord-games-closed' | 'discord-games-running' | 'discord-games-your-turn'>,
  With<{ game: Value },
    | 'discord-games-join-one' | 'discord-refused-other-game' | 'discord-table-moved' | 'errors-unknown-game'
    | 'learn-stopped' | 'people-options-title' | 'rules-button-of'>,
  With<{ place: Value },
    | 'discord-games-joined' | 'discord-games-unreadable' | 'playground-composer-label'
    | 'playground-messages-label' | 'playground-welcome-heading'>,
  With<{ page: number; pages: number },
    | 'discord-games-page' | 'settings-server-title'>,
  With<{ game: Value; variant: Value },
    | 'discord-games-seat' | 'discord-lobby-title'>,
  With<{ name: Value; reasons: Value },
    | 'discord-hand-why' | 'discord-table-why'>,
  With<{ items: readonly string[] },
    | 'discord-list' | 'quests-list'>,
  With<{ host: Value },
    | 'discord-lobby-full' | 'discord-lobby-ready' | 'people-options-host-only'>,
  With<{ all: number; shown: number },
    | 'discord-menu-best' | 'discord-menu-whole-best'>,
  With<{ permission: Value },
    | 'discord-refused-member-missing-permission' | 'discord-refused-missing-permission'>,
  With<{ names: Value; score: Value },
    | 'discord-table-winner' | 'discord-table-winners'>,
  With<{ hostName: Value },
    | 'errors-host-only' | 'errors-host-or-manager-only' | 'errors-not-invited'>,
  With<{ value: Value },
    | 'errors-unknown-setting' | 'quests-table-card' | 'quests-table-card-yours' | 'settings-me-language-menu'
    | 'settings-me-reminders-menu' | 'settings-me-theme-menu' | 'settings-server-language-menu'
    | 'settings-server-pace-menu'>,
  With<{ label: Value },
    | 'hints-best' | 'hints-next' | 'hints-only'>,
  With<{ why: Value },
    | 'learn-right-why' | 'learn-wrong'>,
  With<{ game: Value; guest: Value; host: Value },
    | 'people-invite-lobby' | 'people-invite-seat'>,
  With<{ rules: Value },
    | 'people-lobby-rules' | 'quests-picture-text-rules'>,
  With<{ heir: Value; name: Value },
    | 'people-news-absent' | 'people-news-leaving'>,
  With<{ name: Value; value: Value },
    | 'people-options-line' | 'people-set' | 'quests-picture-alt-sealed' | 'quests-picture-text-sealed'
    | 'quests-table-card-sealed' | 'settings-line'>,
  With<{ level: Value; name: Value },
    | 'people-options-replace' | 'players-named'>,
  With<{ option: Value },
    | 'playground-composer-add' | 'playground-composer-missing' | 'playground-composer-not-listed'
    | 'playground-composer-not-number' | 'playground-composer-not-whole' | 'playground-composer-remove'
    | 'playground-composer-unknown-option'>,
  With<{ most: Value; option: Value },
    | 'playground-composer-too-large' | 'playground-composer-too-long'>,
  With<{ least: Value; option: Value },
    | 'playground-composer-too-short' | 'playground-composer-too-small'>,
  With<{ author: Value; text: Value },
    | 'playground-messages-changed' | 'playground-messages-said'>,
  With<{ bot: Value },
    | 'playground-messages-thinking' | 'playground-modal-warning'>,
  With<{ time: Value },
    | 'playground-messages-today' | 'playground-messages-yesterday'>,
  With<{ count: Value },
    | 'playground-select-at-most' | 'playground-select-done' | 'quests-picture-choice-more'
    | 'quests-picture-hand-more' | 'quests-picture-need-count' | 'quests-picture-text-more'
    | 'quests-picture-text-need-count'>,
  With<{ adventure: Adventure },
    | 'quests-adventure' | 'quests-condition' | 'quests-picture-choice-asks-for'
    | 'quests-picture-piece-adventure.says1'>,
  With<{ count: number; kind: Kind; values: Value },
    | 'quests-adversaries-alone' | 'quests-adversaries-for' | 'quests-adversaries-object'
    | 'quests-table-few-adversaries'>,
  With<{ kind: Kind; value: Value },
    | 'quests-adversary' | 'quests-adversary-object' | 'quests-picture-text-card'
    | 'quests-table-set-adversary' | 'quests-table-way'>,
  With<{ kind: Kind },
    | 'quests-column-completed' | 'quests-explain-may-not-reveal-full' | 'quests-kind-many'
    | 'quests-kind-one' | 'quests-picture-alt-column-empty' | 'quests-picture-choice-completes'
    | 'quests-picture-letter' | 'quests-picture-text-need-one' | 'quests-table-column-empty'>,
  With<{ reason: Reason },
    | 'quests-ended' | 'quests-picture-ended'>,
  With<{ adventures: readonly string[] },
    | 'quests-explain-adventure' | 'quests-picture-alt-can-take'>,
  With<{ adversaries: Value },
    | 'quests-explain-challenge' | 'quests-explain-double' | 'quests-explain-may-not-take-unpaid'
    | 'quests-explain-repeated' | 'quests-picture-alt-trophies' | 'quests-picture-text-can-beat'
    | 'quests-picture-text-log-revealed' | 'quests-picture-text-trophies'>,
  With<{ card: QuestsCard },
    | 'quests-knight' | 'quests-knight-a' | 'quests-knight-many' | 'quests-table-set-knight'>,
  With<{ knights: number },
    | 'quests-knights' | 'quests-picture-choice-draw' | 'quests-picture-choice-draw-ends-turn'
    | 'quests-picture-drew' | 'quests-table-draw'>,
  With<{ card: QuestsCard; count: number },
    | 'quests-knights-alone' | 'quests-knights-object' | 'quests-knights-with' | 'quests-picture-text-knights'
    | 'quests-table-few-knights'>,
  With<{ adventure: Adventure; points: number },
    | 'quests-picture-alt-adventure' | 'quests-reasons-adventure' | 'quests-reasons-affords'
    | 'quests-rules-adventure-need' | 'quests-table-pay-adventure' | 'quests-table-set-adventure'>,
  With<{ adventures: Value },
    | 'quests-picture-alt-open-adventures' | 'quests-picture-text-can-take'>,
  With<{ reason: Reason; variant: QuestsVariant },
    | 'quests-picture-alt-over' | 'quests-picture-text-over'>,
  With<{ adventures: number; adversaries: number; knights: number; name: Value; place: number; points: number },
    | 'quests-picture-alt-rank' | 'quests-picture-text-rank'>,
  With<{ most: number; step: Step },
    | 'quests-picture-alt-step' | 'quests-picture-text-step'>,
  With<{ adventure: Adventure; adversaries: Value },
    | 'quests-picture-choice-adventure' | 'quests-picture-text-log-adventure'>,
  With<{ total: Value },
    | 'quests-picture-need-total' | 'quests-picture-text-need-total-any'>,
  With<{ cards: number; least: number; most: number },
    | 'quests-picture-piece-kind.says1' | 'quests-picture-piece-kind.says2'
    | 'quests-picture-piece-kind.says3'>,
  With<{ cards: Value; kind: Kind },
    | 'quests-picture-text-column' | 'quests-table-column'>,
  With<{ name: Value; what: Value },
    | 'quests-picture-text-log-last' | 'quests-picture-text-log-now'>,
  With<{ adversaries: Value; name: Value },
    | 'quests-picture-text-taken-by' | 'quests-revealed-all'>,
  With<{ kind: Kind; knights: number; value: Value },
    | 'quests-reasons-seals' | 'quests-reasons-wins'>,
  With<{ cards: number },
    | 'quests-reshuffled' | 'quests-table-tie-break'>,
  With<{ seals: number },
    | 'quests-seals' | 'quests-table-seals'>,
  With<{ step: Step },
    | 'quests-table-step' | 'quests-table-turn-one'>,
  With<{ game: Value; page: Value },
    | 'rules-heading' | 'rules-suggestion'>,
  With<{ typed: Value },
    | 'rules-nothing' | 'settings-problem-no-date' | 'settings-problem-no-time' | 'settings-problem-no-zone'
    | 'settings-problem-past-date'>,
  With<{ role: Value },
    | 'settings-server-call' | 'settings-server-managers-only-role' | 'settings-server-managers-role'> {
  'artus-card-scores': { kind: 'king' | 'knight' | 'ring' };
  'artus-chair': { chair: number };
  'artus-chairs': { chairs: readonly string[]; count: number };
  'artus-choose-figure': { figure: Figure; owner: Value };
  'artus-choose-move': { points: number; steps: number; way: Way };
  'artus-choose-prince': { chair: number; metal: Metal; points: number; rings: number };
  'artus-choose-pushes': { chair: number; figure: Figure; owner: Value };
  'artus-choose-score': { chairs: readonly string[]; count: number; points: number };
  'artus-choose-use': { how: Value; played: Value };
  'artus-choose-whole': { chair: number; figure: Figure; owner: Value; played: Value; points: number; steps: number; way: Way };
  'artus-drawn': { cards: readonly string[] };
  'artus-event-crowned': { chair: number; metal: Metal; old: number };
  'artus-event-displaced': { figure: ArtusFigure; from: number; owner: Value; to: number };
  'artus-event-drew': { name: Value; pile: Pile };
  'artus-event-moved': { card: Card; figure: ArtusFigure; from: number; name: Value; owner: Value; points: number; steps: number; to: number; way: Way };
  'artus-event-placed': { chair: number; name: Value };
  'artus-event-ring-added': { card: Card; chair: number; metal: Metal; name: Value; points: number; rings: number };
  'artus-event-scored': { card: Card; chairs: readonly string[]; count: number; name: Value; points: number };
  'artus-event-unmet': { card: Card; name: Value; points: number };
  'artus-explain-draw': { draws: number };
  'artus-explain-move-king': { cards: readonly string[]; chair: Value };
  'artus-explain-move-knight': { cards: readonly string[]; knights: readonly string[] };
  'artus-explain-place': { left: Value };
  'artus-explain-play': { draws: number; plays: number };
  'artus-explain-prince': { chair: number; metal: Metal; value: number };
  'artus-explain-score': { scores: readonly string[] };
  'artus-explain-waiting-knights': { knights: readonly string[] };
  'artus-explain-worked-cost': { chair: Value; cost: number; value: number };
  'artus-figure': { figure: ArtusFigure; owner: Value };
  'artus-moves': { card: string; figure: ArtusFigure; owner: Value; steps: number; way: Way };
  'artus-picture-alt-card-now': { now: number; played: Value };
  'artus-picture-alt-choice-card': { count: number; name: Value; played: Value };
  'artus-picture-alt-hand': { cards: Value; name: Value };
  'artus-picture-alt-king': { chair: Value; metal: Metal };
  'artus-picture-alt-knights': { emblem: Value; knights: Value; name: Value };
  'artus-picture-alt-no-knights': { emblem: Value; name: Value };
  'artus-picture-alt-numbered': { line: Value; number: number };
  'artus-picture-alt-princes': { princes: Value };
  'artus-picture-alt-ranked': { rank: Value; score: Value };
  'artus-picture-alt-scores': { scores: Value };
  'artus-picture-alt-with-card': { action: Value; played: Value };
  'artus-picture-choice-draws': { cards: Value; count: number; pile: Value };
  'artus-picture-choice-score': { chairs: Value };
  'artus-picture-choice-turn': { change: number; knights: Value; sum: number };
  'artus-picture-choice-turn-knight': { after: number; before: number; chair: Value };
  'artus-picture-counted': { card: Card; count: number };
  'artus-picture-does-score': { card: 'scoring-all' | 'scoring-carpet' | 'scoring-colours' | 'scoring-joker' | 'scoring-opposite' | 'scoring-three-red' };
  'artus-picture-end-ahead': { lead: number; name: Value };
  'artus-picture-end-won': { names: Value; score: number };
  'artus-picture-hand-now': { points: Value };
  'artus-picture-hand-otherwise': { penalty: number };
  'artus-picture-hand-standing-ranked': { name: Value; rank: Value; score: number };
  'artus-picture-hand-turn': { count: number; name: Value; now: Value; task: Task };
  'artus-picture-on-pile': { count: number; pile: Pile };
  'artus-picture-phase': { phase: Phase; round: number; rounds: number };
  'artus-picture-rank': { place: number; shared: Shared };
  'artus-picture-rings': { rings: number };
  'artus-picture-strip-moved': { from: number; to: number };
  'artus-picture-text-knight': { owner: Value };
  'artus-picture-text-played-by': { name: Value; piles: Value };
  'artus-picture-text-player': { emblem: Value; hand: number; name: Value; piles: Value; score: number };
  'artus-picture-text-player-tiles': { emblem: Value; hand: Value; name: Value; piles: Value; score: Value; tiles: number };
  'artus-picture-text-ranking': { name: Value; place: number; score: number };
  'artus-picture-text-to-draw': { draws: number; name: Value };
  'artus-picture-text-to-play': { name: Value; plays: number };
  'artus-picture-title': { card: 'king' | 'knight' | 'scoring-all' | 'scoring-carpet' | 'scoring-colours' | 'scoring-joker' | 'scoring-opposite' | 'scoring-three-red' };
  'artus-picture-todo': { count: number; task: Task };
  'artus-picture-variant': { variant: Variant };
  'artus-prompt-king-steps': { card: Card; chair: number };
  'artus-prompt-steps': { card: Card; chair: number; figure: Figure; owner: Value; points: number };
  'artus-reason-lands': { value: number };
  'artus-reason-pushes': { name: Value; value: number };
  'artus-reason-turns-against': { name: Value; points: number };
  'artus-standing-round': { round: number; rounds: number };
  'clock-away': { name: Value; when: Value };
  'config-not-connected': { reason: Value };
  'config-port-taken': { host: Value; port: Value };
  'config-store-held': { host: Value; pid: Value; since: Value };
  'config-trying-again': { seconds: Value };
  'config-unreachable': { reason: Value; url: Value };
  'court-event-auction-won': { name: Value; sum: number };
  'court-event-chose': { character: Character; name: Value; paid: Value; received: Value };
  'court-event-lancelot-skipped': { name: Value; opponent: Value };
  'court-event-lancelot-swapped': { give: Value; name: Value; opponent: Value; take: Value };
  'court-event-merlin-swapped': { give: Value; name: Value; take: Value };
  'court-event-tile-given': { from: Value; tile: number; to: Value };
  'court-event-tile-spared': { from: Value };
  'court-explain-best': { choice: Value; largest: Value; middle: Value; smallest: Value };
  'court-explain-bid': { above: number; bids: 'several' | 'single'; cheapest: Value; dearest: Value };
  'court-explain-choose': { bid: Value };
  'court-explain-free': { characters: readonly string[] };
  'court-explain-may-not-bid': { above: Value; tiles: Value };
  'court-explain-score': { largest: Value; middle: Value; smallest: Value };
  'court-explain-waiting-bid': { above: number };
  'court-group': { group: Group };
  'court-picture-alt-bid': { bid: Value; bidder: Value; bidders: readonly string[]; opener: Value };
  'court-picture-alt-character': { die: Shared; name: Value; purse: Value; taken: Shared; taker: Value };
  'court-picture-alt-characters': { characters: Value };
  'court-picture-alt-choice': { count: number; name: Value; phase: CourtPhase };
  'court-picture-alt-no-bid': { bidders: readonly string[]; opener: Value };
  'court-picture-alt-peasantry': { peasantry: Value };
  'court-picture-alt-player': { court: Value; emblem: Value; favor: Shared; name: Value; tiles: Value };
  'court-picture-alt-role': { character: Value; name: Value };
  'court-picture-alt-role-with': { character: Value; name: Value; opponent: Value };
  'court-picture-alt-row': { row: Value };
  'court-picture-alt-standing': { name: Value; place: number; sizes: Value };
  'court-picture-alt-standings': { standings: Value };
  'court-picture-choice-bid': { sum: number; ways: readonly string[] };
  'court-picture-choice-does-arthur': { givers: number };
  'court-picture-choice-does-lancelot': { opponents: number };
  'court-picture-choice-give': { after: Value; tile: number };
  'court-picture-choice-heading': { opponent: Value; phase: CourtPhase };
  'court-picture-choice-numbered': { number: number; told: Value };
  'court-picture-choice-purse': { after: Value; purse: Value };
  'court-picture-hint': { phase: string };
  'court-picture-text-ability': { ability: Value; count: number; courtier: Courtier };
  'court-picture-text-character': { ability: Value; die: Shared; name: Value; open: Shared; purse: Value; taken: Shared; taker: Value };
  'court-picture-text-court': { counts: Value };
  'court-picture-text-group': { group: Group; size: number };
  'court-picture-text-group-mixed': { courtiers: number; group: Group; jesters: number; pawn: number; size: Value };
  'court-picture-text-groups': { groups: Value; idle: number; jesters: number; sizes: Value };
  'court-picture-text-of-round': { round: number; sizes: Value };
  'court-picture-text-peasantry': { counts: Value; sum: number };
  'court-picture-text-player': { any: Shared; characters: readonly string[]; emblem: Value; favor: Shared; left: number; name: Value; place: number };
  'court-picture-text-ranked': { favor: Shared; name: Value; place: number; sizes: Value };
  'court-picture-text-row': { full: number; length: number; row: Value };
  'court-picture-text-row-empty': { full: Value; length: Value };
  'court-reason-role': { character: Character; from: Value; to: Value };
  'court-reason-weakens': { aside: Shared; from: Value; name: Value; to: Value };
  'court-table-aspirants': { courtiers: Value; sizes: Value };
  'court-table-choose': { character: Character; does: Value; purse: Value };
  'court-table-does-guinevere': { row: number };
  'court-table-does-lancelot': { swaps: number };
  'court-table-prompt-choose': { bid: Value; sizes: Value };
  'court-table-prompt-lancelot': { name: Value; own: Value; sizes: Value; theirs: Value };
  'court-table-prompt-merlin': { most: number; own: Value; sizes: Value };
  'court-table-prompt-raise': { bid: Value; name: Value; sum: number; tiles: Value };
  'court-table-prompt-refill': { count: number; peasantry: Value };
  'court-table-sets-count': { chosen: number; wanted: number };
  'court-table-sets-unequal': { give: number; take: number };
  'court-table-standing-groups': { name: Value; sizes: Value };
  'court-table-swap': { give: Value; sizes: Value; take: Value };
  'court-table-takes': { count: number; courtier: Courtier; sizes: Value };
  'court-table-theirs': { change: Value; name: Value };
  'court-table-tie-break': { favor: Shared; sizes: Value };
  'discord-confirm-set-aside': { table: Value };
  'discord-games-finished': { since: Value; winners: Value };
  'discord-games-invited': { state: Value };
  'discord-games-lobby': { max: number; since: Value; taken: number };
  'discord-games-playing': { since: Value; turn: Value };
  'discord-games-row': { game: Value; place: Value; players: Value; state: Value; variant: Value };
  'discord-games-seat-detail': { host: Value; max: number; taken: number };
  'discord-games-title': { count: number; filter: Value };
  'discord-games-your-turn-until': { until: Value };
  'discord-hand-touched': { sentence: Value };
  'discord-help-begin-game': { open: Value };
  'discord-lobby-levelled': { level: Value; name: Value; sign: Value };
  'discord-lobby-levelled-trait': { level: Value; name: Value; sign: Value; trait: Value };
  'discord-lobby-missing': { missing: number };
  'discord-lobby-seats': { max: number; taken: number };
  'discord-menu-choose-of': { all: number; from: number; to: number };
  'discord-menu-numbered': { number: number; of: number; text: Value };
  'discord-menu-row': { number: number; text: Value };
  'discord-menu-row-range': { from: number; text: Value; to: number };
  'discord-refused-unexpected': { id: Value };
  'discord-table-place': { name: Value; place: number; score: Value };
  'discord-table-place-tie': { name: Value; place: number; score: Value; tie: Value };
  'discord-table-resigned': { computer: Value; name: Value };
  'discord-table-thread': { game: Value; host: Value };
  'discord-table-turn-task': { mention: Value; task: Value };
  'discord-table-winner-tie': { names: Value; score: Value; tie: Value };
  'errors-not-your-turn': { count: number; names: readonly string[] };
  'errors-other-channels': { channels: readonly string[]; count: number };
  'errors-table-full': { max: number };
  'errors-table-unreadable': { tableId: Value };
  'errors-too-few-seats': { min: number; seated: number };
  'errors-unknown-rule': { rule: Value; value: Value };
  'errors-unknown-variant': { known: readonly string[]; variant: Value };
  'hints-next-share': { label: Value; share: Value };
  'hints-next-share-why': { label: Value; reasons: Value; share: Value };
  'hints-next-why': { label: Value; reasons: Value };
  'hints-result': { players: readonly string[] };
  'hints-share': { share: Value };
  'hints-why': { reasons: Value };
  'language-colon': { head: Value; text: Value };
  'language-sentence': { text: Value };
  'learn-title': { game: Value; step: Value; steps: Value };
  'learn-told': { sentences: Value };
  'people-lobby-clock': { pace: Value };
  'people-lobby-length': { best: readonly string[]; max: number; min: number; minutes: number; players: number };
  'people-news-taken': { before: Value; name: Value };
  'people-played-before': { before: readonly string[]; name: Value };
  'people-played-part': { name: Value; percent: number };
  'people-seat-took': { before: Value };
  'people-thread-free': { free: number };
  'people-thread-title': { game: Value; link: Value };
  'pictures-earlier': { sentences: number };
  'pictures-unnamed': { number: number };
  'playground-messages-by': { author: Value; time: Value };
  'playground-messages-download': { name: Value; size: Value };
  'playground-messages-notice': { command: Value; reason: Value };
  'playground-messages-sending': { command: Value };
  'playground-messages-thread-started': { author: Value; thread: Value };
  'playground-messages-unsupported': { type: Value };
  'playground-messages-whispered': { said: Value };
  'playground-modal-too-short': { least: Value };
  'playground-picture-open-alt': { alt: Value };
  'playground-title': { place: Value; server: Value };
  'quests-adventure-taken': { adventure: Adventure; adversaries: Value; name: Value; points: number };
  'quests-challenged': { how: 'again' | 'double' | 'sealed' | 'won'; kind: Kind; knights: Value; name: Value; value: Value };
  'quests-drew': { knights: number; name: Value };
  'quests-explain-adventure-item': { adventure: Adventure; gain: number; value: number };
  'quests-explain-example': { choice: Value };
  'quests-explain-may-not-challenge-weak': { strength: number };
  'quests-explain-usual': { adversaries: Value; seals: number };
  'quests-explain-waiting-own': { adversaries: Value; points: number };
  'quests-kind': { count: number; kind: Kind };
  'quests-picture-alt-can-beat': { adversaries: readonly string[] };
  'quests-picture-alt-column': { kind: Kind; values: Value };
  'quests-picture-alt-display': { columns: Value };
  'quests-picture-alt-hand': { knights: Value; name: Value; strengths: Value };
  'quests-picture-alt-piles': { adversaries: number; left: number };
  'quests-picture-alt-player': { knights: number; name: Value; points: number };
  'quests-picture-alt-player-seals': { knights: number; name: Value; points: number; seals: number };
  'quests-picture-alt-players': { players: Value };
  'quests-picture-alt-ranks': { ranks: Value };
  'quests-picture-alt-strength': { colour: Colour; merlins: number; strength: number };
  'quests-picture-alt-table': { turn: number; variant: QuestsVariant };
  'quests-picture-alt-to-act': { name: Value; steps: readonly string[] };
  'quests-picture-alt-winners': { names: Value; shared: Shared };
  'quests-picture-choice-challenge': { kind: Kind; knights: Value; mode: Mode; value: Value };
  'quests-picture-choice-gains': { kind: Kind; name: Value; value: Value };
  'quests-picture-choice-named': { what: string };
  'quests-picture-choice-several': { count: Value; what: Value };
  'quests-picture-choice-sum': { paid: Value; value: Value };
  'quests-picture-colour': { colour: Colour };
  'quests-picture-piece-scoring': { points: Value; title: Value };
  'quests-picture-text-adventure': { adventure: Adventure; points: number; what: Value };
  'quests-picture-text-idle': { turns: number };
  'quests-picture-text-log-challenged': { adversary: Value; knights: Value; mode: Mode };
  'quests-picture-text-need-all': { all: readonly string[] };
  'quests-picture-text-need-least': { min: Value };
  'quests-picture-text-need-total': { kind: Kind; total: number };
  'quests-picture-text-option': { number: number; what: Value };
  'quests-picture-text-piles': { adversaries: number; count: number; discards: Value; knights: number };
  'quests-picture-text-player': { adversaries: Value; emblem: Value; knights: number; name: Value; points: number };
  'quests-picture-text-player-seals': { adversaries: Value; emblem: Value; knights: number; name: Value; points: number; seals: number };
  'quests-picture-text-strength': { alone: number; colour: Colour; merlins: number; strength: number };
  'quests-picture-text-target': { kind: Kind; mode: Mode; value: Value };
  'quests-picture-text-title': { turn: Value; variant: QuestsVariant };
  'quests-picture-text-to-act': { name: Value; steps: Value };
  'quests-picture-tie': { cards: number; count: number; fewer: number; names: readonly string[]; others: readonly string[] };
  'quests-picture-turn': { turn: number };
  'quests-picture-variant': { variant: QuestsVariant };
  'quests-reasons-column': { adversaries: Value; kind: Kind };
  'quests-reasons-denies-card': { adventure: Adventure; name: Value };
  'quests-reasons-keeps': { colour: 'beige' | 'orange' | 'red'; count: number };
  'quests-revealed-four': { adversaries: Value; kind: Kind; name: Value };
  'quests-rules-adventure-line': { adventure: Adventure; points: Value };
  'quests-table-adventure': { adventure: Adventure; paid: Value; value: Value };
  'quests-table-challenge': { how: How; kind: Kind; paid: Value; value: Value };
  'quests-table-completes': { gains: Value };
  'quests-table-drawn': { knights: Value };
  'quests-table-gain': { gain: Value; name: Value };
  'quests-table-mode': { mode: Mode; own: Shared };
  'quests-table-modes': { kind: Kind; modes: readonly string[]; value: Value };
  'quests-table-part': { cards: string; count: number };
  'quests-table-pay': { kind: Kind; price: number; value: Value };
  'quests-table-piles': { adversaries: number; knights: number; last: number; taken: number };
  'quests-table-points': { gain: number };
  'quests-table-price': { count: number; knights: number };
  'quests-table-score': { name: Value; points: Value };
  'quests-table-set-challenge': { how: How; kind: Kind; value: Value };
  'quests-table-turn': { steps: Value };
  'quests-won': { kind: Kind; name: Value; seal: Shared; value: Value };
  'rules-contents-line': { number: Value; title: Value };
  'rules-menu': { group: Value };
  'rules-page': { group: Value; page: Value; pages: Value };
  'settings-me-away-until': { day: Value };
  'settings-problem-closed-channel': { channel: Value };
  'settings-problem-far-date': { days: number; typed: Value };
  'settings-problem-no-count': { example: number; most: number; typed: Value };
  'settings-server-quotas-are': { perPerson: number; perServer: number };
}
