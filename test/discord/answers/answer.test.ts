import { describe, expect, it } from 'vitest';
import { Answer, type Audience } from '../../../src/discord/answers/answer.ts';
import type { AnswerableInteraction } from '../../../src/discord/answers/answerable.ts';
import { LatePictures } from '../../../src/discord/answers/late-pictures.ts';
import type { Message } from '../../../src/discord/answers/message.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

interface FollowUp {
  readonly content: string;
  readonly allowedMentions: { readonly users?: readonly string[]; readonly roles?: readonly string[] };
}

/** A command's interaction as discord.js keeps its state; Discord refuses the first `refusals` replies. */
class Interaction {
  replied = false;
  deferred = false;
  readonly edits: string[] = [];
  readonly user = { id: '1' };
  readonly channelId = '2';
  readonly replies: string[] = [];
  readonly followUps: string[] = [];
  /** By follow-ups. */
  readonly pinged: string[] = [];
  #refusals: number;

  constructor(refusals: number) {
    this.#refusals = refusals;
  }

  isMessageComponent(): boolean {
    return false;
  }

  async reply({ content }: { content: string }): Promise<object> {
    if (this.#refusals-- > 0) throw new Error('Invalid Form Body');
    this.replied = true;
    this.replies.push(content);
    return { resource: { message: { id: '2' } } };
  }

  async deferReply(): Promise<void> {
    this.deferred = true;
  }

  async editReply({ content }: { content: string }): Promise<object> {
    this.replied = true;
    this.edits.push(content);
    return { id: '2' };
  }

  isModalSubmit(): boolean {
    return false;
  }

  async followUp({ content, allowedMentions }: FollowUp): Promise<object> {
    const { users = [], roles = [] } = allowedMentions;
    this.pinged.push(...users, ...roles);
    if (!this.replied) throw new Error('InteractionNotReplied');
    this.followUps.push(content);
    return { id: '3' };
  }
}

const answerTo = (interaction: Interaction, audience: Audience = 'oneself'): Answer =>
  new Answer(interaction as unknown as AnswerableInteraction, audience, new LatePictures(), silent);

describe('an answer that Discord rejects', () => {
  it('can be followed by another first answer, which reports the error', async () => {
    const interaction = new Interaction(1);
    const answer = answerTo(interaction);
    await expect(answer.toOneself({ content: 'a table' })).rejects.toThrow('Invalid Form Body');
    await answer.toOneself({ content: 'sorry' });
    expect(interaction.replies).toEqual(['sorry']);
  });

  it('is followed by follow-ups if it was accepted', async () => {
    const interaction = new Interaction(0);
    const answer = answerTo(interaction);
    await answer.toOneself({ content: 'a table' });
    await answer.toOneself({ content: 'more' });
    expect(interaction).toMatchObject({ replies: ['a table'], followUps: ['more'] });
  });
});

describe('a deferred answer that pings', () => {
  const deferred = async (message: Message) => {
    const interaction = new Interaction(0);
    const answer = answerTo(interaction, 'everybody');
    await answer.defer();
    await answer.toEverybody(message);
    return interaction;
  };

  it.each<[string, Message, Partial<Interaction>]>([
    [
      'a role, in a line of its own',
      { content: 'a table', pingText: '<@&7>, play!', mentionRole: '7' },
      { edits: ['a table'], followUps: ['<@&7>, play!'], pinged: ['7'] },
    ],
    [
      'a person whom it mentions',
      { content: '<@8>, come!', mention: '8' },
      { edits: ['<@8>, come!'], followUps: ['<@8>'], pinged: ['8'] },
    ],
    ['nobody', { content: 'a table' }, { edits: ['a table'], followUps: [], pinged: [] }],
  ])('%s', async (_name, message, expected) => {
    expect(await deferred(message)).toMatchObject(expected);
  });

  it('stands although its call is lost', async () => {
    const interaction = new Interaction(0);
    interaction.followUp = () => Promise.reject(new Error('Unknown interaction'));
    const answer = answerTo(interaction, 'everybody');
    await answer.defer();
    const sent = await answer.toEverybody({ content: '<@8>, come!', mention: '8' });
    expect(sent.messageId).toBe('2');
  });
});
