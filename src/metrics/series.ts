/** Every value that a label may have. What isn't among them counts as `other`. */
export const LABELS = {
  kind: ['command', 'press', 'form', 'autocomplete'],
  /** Kinds of interactions that pictures answer. */
  pictured: ['command', 'press', 'form'],
  level: ['page', 'squire', 'knight', 'other'],
  operation: ['get', 'put', 'delete', 'commit', 'list', 'other'],
  /** `answer`: the first answer; `token`: later ones and edits, by the interaction's token. */
  route: ['answer', 'token', 'message', 'other'],
  /** `none`: nothing came back. */
  status: ['2xx', '4xx', '429', '5xx', 'none'],
  state: ['ready', 'connecting', 'disconnected'],
} as const;

export type LabelName = keyof typeof LABELS;

/** The value, or `other` if it isn't known. */
export function known(label: LabelName, value: string): string {
  return (LABELS[label] as readonly string[]).includes(value) ? value : 'other';
}

/** What Discord answered with, as a label; null if it didn't. */
export function statusClass(status: number | null): (typeof LABELS.status)[number] {
  if (status === null) return 'none';
  if (status === 429) return '429';
  if (status >= 500) return '5xx';
  return status >= 400 ? '4xx' : '2xx';
}

interface GaugeKind {
  readonly help: string;
  readonly label: LabelName | null;
}

/** What's looked at when somebody asks, by its name after `round_table_`. */
export const GAUGES = {
  drawing_queue: { help: 'Pictures that are wanted and not drawn yet', label: null },
  clocks_late: { help: 'Tables whose clock is due but can’t be served yet', label: null },
  debts: { help: 'Tables whose channel hasn’t been told everything', label: null },
  batons: { help: 'Tables whose channel this process tells', label: null },
  shards: { help: 'Connections to Discord by their state', label: 'state' },
  time_off_seconds: { help: 'How far the machine’s time is ahead of Discord’s', label: null },
  ready: { help: '1 if people can be answered', label: null },
} as const satisfies Readonly<Record<string, GaugeKind>>;

export type GaugeName = keyof typeof GAUGES;
