import { describe, expect, it } from 'vitest';
import { Answer } from '../../../src/discord/answers/answer.ts';
import type { AnswerableInteraction } from '../../../src/discord/answers/answerable.ts';
import { LatePictures } from '../../../src/discord/answers/late-pictures.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A command's interaction as discord.js keeps its state; Discord refuses the first `refusals` replies. */
class Interaction {
  replied = false;
  readonly deferred = false;
  readonly user = { id: '1' };
  readonly channelId = '2';
  readonly replies: string[] = [];
  readonly followUps: string[] = [];
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

  async followUp({ content }: { content: string }): Promise<object> {
    if (!this.replied) throw new Error('InteractionNotReplied');
    this.followUps.push(content);
    return { id: '3' };
  }
}

const answerTo = (interaction: Interaction): Answer =>
  new Answer(interaction as unknown as AnswerableInteraction, 'oneself', new LatePictures(), silent);

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
