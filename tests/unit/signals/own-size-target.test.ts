import { expect, it } from 'vitest';
import { aimsForGain } from '../../../src/domain/signals/feed/own-size.ts';
import { signalsOfEvents } from '../../../src/domain/signals/feed/signal-of-events.ts';
import { happened, issued, revised } from './feed-events.ts';

it.each([
  ['92', true],
  ['80', false],
  ['78', false],
])('a buy at 80 whose take profit becomes %s aims for a gain: %s', (takeProfit, aims) => {
  const events = [issued(1, 'a'), happened(2, 'a', 'entry_hit', '80')];
  const [signal] = signalsOfEvents([...events, revised(3, 'a', takeProfit, '75')]);
  expect(signal && aimsForGain(signal)).toBe(aims);
});
