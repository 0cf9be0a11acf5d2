import { describe, expect, it } from 'vitest';
import {
  alarmsOf,
  isScam,
  judge,
  messages,
  readOpinion,
  tallyOf,
  writeOpinion,
  type Message,
  type Opinion,
} from '../../../src/domain/labs/scam-message.ts';
import { scamMessageLab as english } from '../../../src/i18n/en/course/labs/scam-message.ts';
import { scamMessageLab as french } from '../../../src/i18n/fr/course/labs/scam-message.ts';

const all: readonly Message[] = messages;
const of = (id: string): Message => {
  const found = all.find((message) => message.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('the messages', () => {
  it('are twelve, half of them honest, in every channel of both kinds or nearly', () => {
    expect(all).toHaveLength(12);
    expect(all.filter(isScam)).toHaveLength(6);
    for (const channel of ['mail', 'chat', 'call', 'site']) {
      const kinds = all.filter((message) => message.channel === channel).map(isScam);
      expect(new Set(kinds).size, channel).toBe(2);
    }
  });

  it.each([
    ['French', french],
    ['English', english],
  ])(
    'have a note for each sentence in %s, and their tells among them',
    (_, { messages: texts }) => {
      for (const { id, tells } of messages) {
        const { sentences, notes } = texts[id];
        expect(sentences.length, id).toBeGreaterThanOrEqual(4);
        expect(notes, id).toHaveLength(sentences.length);
        for (const tell of tells) expect(tell).toBeLessThan(sentences.length);
      }
    },
  );

  it('have as many sentences in both languages', () => {
    for (const { id } of messages) {
      expect(english.messages[id].sentences, id).toHaveLength(french.messages[id].sentences.length);
    }
  });

  it('name only domains that nobody can own', () => {
    const text = JSON.stringify([french.messages, english.messages]);
    const hosts = text.match(/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/g) ?? [];
    expect(hosts.length).toBeGreaterThan(4);
    for (const host of hosts) expect(host).toMatch(/\.example$/);
  });
});

describe('an opinion', () => {
  it.each([
    ['suspended', 'scam:2', 'right'],
    ['suspended', 'scam:1', 'half'],
    ['suspended', 'honest', 'wrong'],
    ['safe-account', 'scam:4', 'right'],
    ['callback', 'honest', 'right'],
    ['callback', 'scam:3', 'wrong'],
  ])('on %s, %s, is %s', (id, text, mark) => {
    const opinion = readOpinion(text);
    if (!opinion) throw new Error(text);
    expect(judge(of(id), opinion)).toBe(mark);
    expect(writeOpinion(opinion)).toBe(text);
  });

  it('is none until there is one', () => {
    expect(readOpinion(undefined)).toBeUndefined();
  });
});

describe('the count', () => {
  const say = (type: 'scam' | 'honest'): Opinion =>
    type === 'scam' ? { type, sentence: 0 } : { type };

  it('of who calls everything a scam has every scam and every false alarm', () => {
    const tally = tallyOf(all.map((message) => [message, say('scam')]));
    expect(tally).toEqual({ caught: 6, scams: 6, falseAlarms: 6, honest: 6 });
  });

  it('has only what was judged', () => {
    const tally = tallyOf([
      [of('suspended'), say('scam')],
      [of('sync'), say('honest')],
      [of('callback'), say('honest')],
    ]);
    expect(tally).toEqual({ caught: 1, scams: 2, falseAlarms: 0, honest: 1 });
  });
});

describe('alarms', () => {
  const tally = { caught: 5, scams: 6, falseAlarms: 1, honest: 6 };

  it('are right as often as a count of 6,000 messages says', () => {
    // 5 % of 6,000: 300 scams, 250 of them seen; 5,700 honest, 950 of them suspected.
    const alarms = alarmsOf(tally, 0.05);
    expect(alarms?.precision).toBeCloseTo(250 / 1200, 12);
    expect(alarms?.missed).toBeCloseTo(50 / 6000, 12);
    expect(alarms?.accepted).toBeCloseTo(4750 / 6000, 12);
  });

  it('are parts of one whole', () => {
    for (const share of [0.01, 0.2, 0.5]) {
      const {
        caught = 0,
        missed = 0,
        falseAlarms = 0,
        accepted = 0,
      } = alarmsOf(tally, share) ?? {};
      expect(caught + missed + falseAlarms + accepted).toBeCloseTo(1, 12);
    }
  });

  it('are not known before a message of each kind, nor right or wrong without one', () => {
    expect(alarmsOf({ caught: 1, scams: 1, falseAlarms: 0, honest: 0 }, 0.5)).toBeUndefined();
    const silent = alarmsOf({ caught: 0, scams: 2, falseAlarms: 0, honest: 2 }, 0.5);
    expect(silent?.precision).toBeUndefined();
  });
});
