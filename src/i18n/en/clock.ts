/** `when` is Discord's own words for how long until then, such as “in 5 hours”. Names are already escaped. */
export const clock = {
  button: { seen: 'I saw it', back: 'I’m back' },

  /** Below the line that says whose turn it is. */
  until: (when: string): string => `The time is up ${when}.`,
  paused: 'The clock is stopped.',
  away: (name: string, when: string): string => `${name} is away. The clock goes on ${when}.`,

  channel: {
    half: (mention: string, when: string): string =>
      `${mention}, it’s your turn. Half of your time has passed; it’s up ${when}.`,
    last: (mention: string, when: string): string => `${mention}, it’s your turn. Your time is up ${when}.`,
    absent: (mention: string): string => `${mention}, a computer plays for you until you press **I’m back**.`,
  },
  direct: {
    half: (link: string, when: string): string =>
      `It’s your turn: ${link}. Half of your time has passed; it’s up ${when}.`,
    last: (link: string, when: string): string => `It’s your turn: ${link}. Your time is up ${when}.`,
    absent: (link: string): string =>
      `A computer plays for you until you press **I’m back**. Your table: ${link}`,
  },

  seen: {
    seen: 'No more reminders this turn.',
    notYours: 'That’s for somebody else.',
    over: 'That turn is over.',
  },

  stopped: (name: string): string => `${name} has stopped the clock. \`/table resume\` lets it go on.`,
  goesOn: (name: string): string => `${name} lets the clock go on.`,
  asksToStop: (name: string, asking: number, of: number): string =>
    `${name} asks to stop the clock: ${asking} of ${of}. The host alone can, or all of you with \`/table pause\`.`,
  asksToGoOn: (name: string, asking: number, of: number): string =>
    `${name} asks to let the clock go on: ${asking} of ${of}. The host alone can, or all of you with \`/table resume\`.`,
};
