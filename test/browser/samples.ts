import { createCanvas } from 'canvas';
import type { APIApplicationCommand, APIChannel, APIMessage } from 'discord-api-types/v10';
import { ada, messageIn, type Stage, snowflake } from './stage.ts';

/** Commands with subcommands and options of every type. */
export const commands = [
  command('table', 'Open, join and run a table', [
    {
      type: 1,
      name: 'open',
      description: 'Open a table in this channel',
      options: [
        {
          type: 3,
          name: 'game',
          description: 'Which game',
          required: true,
          choices: [
            { name: 'Artus', value: 'artus' },
            { name: "King Arthur's Court", value: 'court' },
          ],
        },
        { type: 4, name: 'computers', description: 'Computer players', min_value: 0, max_value: 3 },
        {
          type: 3,
          name: 'level',
          description: 'How well they play',
          choices: [{ name: 'Page', value: 'page' }],
        },
        { type: 5, name: 'thread', description: 'Play in a thread of its own' },
        { type: 6, name: 'against', description: 'A member to play against' },
      ],
    },
    { type: 1, name: 'join', description: 'Take a seat at the table' },
  ]),
  command('play', 'Play a card', [
    { type: 3, name: 'card', description: 'The card', required: true, autocomplete: true },
  ]),
  command('help', 'How to play'),
];

/** A command that has other names in French. */
export const inFrench = {
  ...command('table', 'Open a table', [
    {
      type: 1,
      name: 'open',
      name_localizations: { fr: 'ouvrir' },
      description: 'Open a table in this channel',
      description_localizations: { fr: 'Ouvrir une table dans ce salon' },
      options: [
        {
          type: 3,
          name: 'theme',
          name_localizations: { fr: 'images' },
          description: 'How it looks',
          choices: [
            { name: 'High contrast', name_localizations: { fr: 'Contraste élevé' }, value: 'contrast' },
          ],
        },
      ],
    },
  ]),
} as APIApplicationCommand;

export function command(
  name: string,
  description: string,
  options: readonly object[] = [],
): APIApplicationCommand {
  return {
    id: snowflake(),
    type: 1,
    name,
    description,
    options,
    version: '1',
  } as unknown as APIApplicationCommand;
}

/** A picture of a round table, as PNG bytes. */
export function tablePicture(): Buffer {
  const canvas = createCanvas(1000, 750);
  const draw = canvas.getContext('2d');
  draw.fillStyle = '#20302a';
  draw.fillRect(0, 0, 1000, 750);
  draw.fillStyle = '#a5763f';
  draw.beginPath();
  draw.arc(500, 375, 300, 0, 2 * Math.PI);
  draw.fill();
  for (let chair = 0; chair < 28; chair++) {
    const angle = (chair * Math.PI) / 14;
    draw.fillStyle = chair % 7 === 0 ? '#e8c860' : '#e9dfcd';
    draw.beginPath();
    draw.arc(500 + 335 * Math.cos(angle), 375 + 335 * Math.sin(angle), 22, 0, 2 * Math.PI);
    draw.fill();
  }
  return canvas.toBuffer();
}

export function pictureOn(stage: Stage, description: string): APIMessage['attachments'][number] {
  const url = stage.serve('/attachments/table.png', 'image/png', tablePicture());
  return {
    id: snowflake(),
    filename: 'table.png',
    url,
    proxy_url: url,
    size: 20_000,
    width: 1000,
    height: 750,
    content_type: 'image/png',
    description,
  };
}

export const richText = [
  '# Great hall',
  '**Bold**, *slanted*, __under__, ~~gone~~, `code`, ||secret||',
  '- first\n- second\n  - inner',
  '> quoted',
  '```\nchair  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28\nvalue  5  5  4  4  3  3  2  2  1  1  0  0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -5 -4 -3 -2 -1  0  1\n```',
  `Now <@${ada.id}>, <t:${Math.floor(Date.now() / 1000) - 300}:R>`,
  '-# a small line',
].join('\n');

export function rowsMessage(channel: APIChannel): APIMessage {
  return messageIn(channel, {
    content: `**Artus** — <@${ada.id}> to play`,
    mentions: [ada],
    components: [
      {
        type: 1,
        components: [
          { type: 2, style: 1, label: 'Your hand', custom_id: 'hand', emoji: { name: '🃏' } },
          { type: 2, style: 2, label: 'Show table as text', custom_id: 'text' },
          { type: 2, style: 3, label: 'Start', custom_id: 'start' },
          { type: 2, style: 4, label: 'Leave', custom_id: 'leave', disabled: true },
          { type: 2, style: 5, label: 'Rules', url: 'https://example.com/rules' },
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'figure',
            placeholder: 'Choose a figure',
            options: [
              { label: 'Knight on chair 3', value: '3', description: '7 forward: +5', emoji: { name: '🐴' } },
              { label: 'Knight on chair 12', value: '12', description: '7 forward: -2' },
            ],
          },
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'cards',
            placeholder: 'Choose two cards',
            min_values: 2,
            max_values: 2,
            options: ['1', '3', '5', '7'].map((value) => ({ label: `Card ${value}`, value })),
          },
        ],
      },
    ],
  });
}

export function ephemeralMessage(channel: APIChannel): APIMessage {
  return messageIn(channel, {
    content: 'Your hand: 3, 5, 7',
    flags: 64,
    components: [
      {
        type: 1,
        components: ['3', '5', '7'].map((value) => ({
          type: 2,
          style: 1,
          label: `Card ${value}`,
          custom_id: `card-${value}`,
        })),
      },
    ],
  });
}

/** A form with radio buttons, of which none is chosen yet, and with checkboxes. */
export const optionsForm = {
  custom_id: 'options',
  title: 'Options',
  components: [
    {
      type: 18,
      label: 'Clock',
      description: 'How long each decision may take before a computer plays for whoever is late.',
      component: {
        type: 21,
        custom_id: 'pace',
        options: [
          { value: 'none', label: 'no clock' },
          { value: '12h', label: '12 hours per decision', description: 'For games over some days' },
        ],
      },
    },
    {
      type: 18,
      label: 'Also',
      component: {
        type: 22,
        custom_id: 'boxes',
        required: false,
        min_values: 0,
        options: [
          { value: 'hints', label: 'Hints', description: 'Players may ask what’s good.', default: true },
          { value: 'rests', label: 'The clock rests in quiet hours' },
        ],
      },
    },
  ],
};
