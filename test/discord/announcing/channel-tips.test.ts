import { beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { ChannelTips } from '../../../src/discord/announcing/channels.ts';

const HALL = 'hall';

let now: number;
let tips: ChannelTips;
beforeEach(() => {
  now = 0;
  tips = new ChannelTips({ ...systemClock, now: () => now });
});

const known = (when = now) => tips.of(HALL, when)?.messageId;

describe("a channel's newest message", () => {
  it('is believed for five seconds, counted from when it is asked for', () => {
    expect(known()).toBeUndefined();
    tips.note(HALL, '100');
    now = 5_000;
    expect(known()).toBe('100');
    now = 60_000;
    expect(known()).toBeUndefined();
    expect(known(5_000)).toBe('100');
  });

  it("is never one of the bot's private messages, told before or after Discord's reply", () => {
    tips.note(HALL, '100');
    tips.noteOwn(HALL, '101');
    tips.note(HALL, '101');
    expect(known()).toBe('100');
    tips.note(HALL, '102');
    expect(known()).toBe('102');
    tips.noteOwn(HALL, '102');
    expect(known()).toBe('100');
    tips.note(HALL, '103');
    expect(known()).toBe('103');
    tips.noteOwn('elsewhere', '103');
    expect(known()).toBe('103');
  });

  it('is what was said before, where the bot reads that the newest is its own', () => {
    expect(tips.visible(HALL, '101')).toBe('101');
    tips.noteOwn(HALL, '101');
    expect(tips.visible(HALL, '101')).toBeNull();
    tips.note(HALL, '100');
    expect(tips.visible(HALL, '101')).toBe('100');
  });

  it('is found among the latest fifty private messages', () => {
    for (let id = 1; id <= 51; id++) tips.noteOwn(HALL, String(id));
    tips.note(HALL, '2');
    expect(known()).toBeNull();
    tips.note(HALL, '1');
    expect(known()).toBe('1');
  });
});
