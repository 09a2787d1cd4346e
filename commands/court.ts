import { hasType, pathCommand } from '../src/discord/handlers/command.ts';
import type { CourtAction } from '../src/games/court/types.ts';

export const court = pathCommand('court', 'commands-court', [
  { id: 'commands-court-bid', levels: ['commands-court-bid-tiles'], offers: hasType<CourtAction>('bid') },
  { id: 'commands-court-pass', levels: [], offers: hasType<CourtAction>('pass') },
  {
    id: 'commands-court-choose',
    levels: ['commands-court-choose-character'],
    offers: hasType<CourtAction>('choose'),
  },
  {
    id: 'commands-court-swap',
    levels: ['commands-court-swap-give', 'commands-court-swap-take'],
    offers: hasType<CourtAction>('swapMerlin', 'swapLancelot'),
  },
  {
    id: 'commands-court-take',
    levels: ['commands-court-take-courtiers'],
    offers: hasType<CourtAction>('startCourtier', 'takeAspirants', 'takeAspirant'),
  },
  {
    id: 'commands-court-give',
    levels: ['commands-court-give-tile'],
    offers: hasType<CourtAction>('giveTile'),
  },
  {
    id: 'commands-court-refill',
    levels: ['commands-court-refill-courtiers'],
    offers: hasType<CourtAction>('refill'),
  },
]);
