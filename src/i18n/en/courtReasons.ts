import type { CourtReason } from '../../games/court/types.ts';
import { court } from './court.ts';
import { plural } from './grammar.ts';

interface Growth {
  readonly from: number;
  readonly to: number;
  /** Without the characters that the player gives back. */
  readonly aside: boolean;
}

const growth = ({ from, to, aside }: Growth): string =>
  `from ${from} to ${to}${aside ? ', characters aside' : ''}`;

/** What speaks for an action, as part of a sentence. `names` by seat, ready to be shown as they are. */
export function courtReasons(reason: CourtReason, names: readonly string[]): string {
  switch (reason.type) {
    case 'smallest':
      return `raises the smallest group ${growth(reason)}`;
    case 'middle':
      return `raises the second group ${growth(reason)}`;
    case 'role':
      return `${court.character(reason.character)} can raise the smallest group from ${reason.from} to ${reason.to}`;
    case 'weakens':
      return `lowers ${names[reason.seat]}’s smallest group ${growth(reason)}`;
    case 'purse':
      return `the purse holds ${court.paid(reason.tiles)}`;
    case 'collects':
      return `Arthur collects ${plural(reason.tiles, 'tile')}`;
    case 'favor':
      return 'the King’s Favor comes along';
    case 'outbids':
      return `outbids ${names[reason.seat]}`;
    case 'keeps':
    case 'saves':
      return `keeps ${court.paid(reason.tiles)}`;
  }
}
