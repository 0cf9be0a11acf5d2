/** The waiting list's store: the form, and the link that confirms an address. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as notice from '../../../src/stores/signals/notice.ts';

vi.mock('../../../src/services/proof.ts', () => ({
  solveInWorker: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

let answers: Response[];
const { $notice } = notice;

beforeEach(() => {
  answers = [];
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const errorResponse = (code: string, status: number) =>
  Response.json({ error: { code, message: '' } }, { status });
const token = '00000000-0000-8000-8000-000000000000';

it('the form can be sent again after the proof of work could not be loaded', async () => {
  const puzzle = { type: 'puzzle', challenge: 'c', bits: 1 };
  answers.push(errorResponse('proof_required', 428), Response.json(puzzle));
  await notice.askNotice('ada@example.test', '', 'fr');
  expect($notice.get()).toEqual({
    step: { type: 'form' },
    busy: 'no',
    error: { type: 'error', code: 'network' },
  });
  answers.push(Response.json({ type: 'asked' }));
  await notice.askNotice('ada@example.test', '', 'fr');
  expect($notice.get().step).toEqual({ type: 'sent', email: 'ada@example.test' });
});

it('an incomplete link is called so, and the form asks for another', async () => {
  answers.push(errorResponse('bad_request', 400), Response.json({ type: 'asked' }));
  await notice.openLink(token.slice(0, 30));
  expect($notice.get()).toEqual({
    step: { type: 'incomplete-link' },
    busy: 'no',
    error: undefined,
  });
  await notice.askNotice('ada@example.test', '', 'fr');
  expect($notice.get().step).toEqual({ type: 'sent', email: 'ada@example.test' });
});

it('a link that could not be read can be read again', async () => {
  await notice.openLink(token);
  expect($notice.get()).toMatchObject({
    step: { type: 'link', state: undefined },
    error: { code: 'network' },
  });
  answers.push(Response.json({ type: 'notice', state: 'unconfirmed' }));
  await notice.followLink('show');
  expect($notice.get()).toEqual({
    step: { type: 'link', state: 'unconfirmed' },
    busy: 'no',
    error: undefined,
  });
});
