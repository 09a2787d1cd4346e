import { describe, expect, it } from 'vitest';
import { Answer } from '../../../src/discord/answers/answer.ts';
import type { AnswerableInteraction } from '../../../src/discord/answers/answerable.ts';
import { LatePictures } from '../../../src/discord/answers/late-pictures.ts';
import { recorder } from '../../base/recorder.ts';
import { discordError } from './fixtures.ts';

const closed = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
const cut = () => new TypeError('fetch failed', { cause: closed });
const ANSWERED = 40_060;

/** A command's interaction; each request throws the next of its faults, if there is one. */
class Interaction {
  replied = false;
  readonly deferred = false;
  readonly user = { id: '1' };
  readonly channelId = '2';
  readonly webhook = {};
  readonly requests: string[] = [];
  readonly #faults: unknown[];

  constructor(...faults: unknown[]) {
    this.#faults = faults;
  }

  /** Whether it's a press on a public button. */
  isButton = false;
  readonly message = { id: '1', flags: { has: () => false } };

  isMessageComponent(): boolean {
    return this.isButton;
  }

  isModalSubmit(): boolean {
    return false;
  }

  async deferUpdate(): Promise<void> {
    this.#request('deferUpdate');
    this.replied = true;
  }

  async reply(): Promise<{ resource: { message: { id: string } } }> {
    this.#request('reply');
    this.replied = true;
    return { resource: { message: { id: '2' } } };
  }

  async fetchReply(): Promise<{ id: string }> {
    return { id: '2' };
  }

  async followUp(): Promise<{ id: string }> {
    this.#request('followUp');
    return { id: '3' };
  }

  #request(name: string): void {
    this.requests.push(name);
    const fault = this.#faults.shift();
    if (fault) throw fault;
  }
}

const answerTo = (interaction: Interaction): Answer =>
  new Answer(interaction as unknown as AnswerableInteraction, 'oneself', new LatePictures(), recorder().log);
const message = { content: 'a table' };

describe('the first answer', () => {
  it.each([
    ['the connection fails', cut()],
    ['Discord itself fails', discordError(500)],
  ])('is sent again where %s', async (_, fault) => {
    const interaction = new Interaction(fault);
    await answerTo(interaction).toOneself(message);
    expect(interaction.requests).toEqual(['reply', 'reply']);
  });

  it('has arrived where Discord says so when it is sent again', async () => {
    const interaction = new Interaction(cut(), discordError(400, ANSWERED));
    const answer = answerTo(interaction);
    await answer.toOneself(message);
    await answer.toOneself(message);
    expect(interaction.requests).toEqual(['reply', 'reply', 'followUp']);
  });

  it('is not sent again where Discord refuses it', async () => {
    const interaction = new Interaction(discordError(400, 50_035));
    await expect(answerTo(interaction).toOneself(message)).rejects.toMatchObject({ code: 50_035 });
    expect(interaction.requests).toEqual(['reply']);
  });
});

describe('a follow-up', () => {
  it.each(['toOneself', 'toEverybody'] as const)(
    'is sent once, since a second one would be a second message: %s',
    async (say) => {
      const interaction = new Interaction(null, cut());
      const answer = answerTo(interaction);
      await answer.toOneself(message);
      await expect(answer[say](message)).rejects.toThrow('fetch failed');
      expect(interaction.requests).toEqual(['reply', 'followUp']);
    },
  );

  it('is repeated if nothing has been said yet: a hand that a public button opens', async () => {
    const interaction = new Interaction(null, cut());
    interaction.isButton = true;
    const answer = answerTo(interaction);
    await answer.acknowledge();
    await answer.toOneself(message);
    expect(interaction.requests).toEqual(['deferUpdate', 'followUp', 'followUp']);
  });
});
