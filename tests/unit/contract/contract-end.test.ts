/** The contract end store: requests and the result of each response. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $contractEnd,
  checkDeclaration,
  confirmLink,
  correctDeclaration,
  notify,
  openLink,
  readLink,
  startOver,
} from '../../../src/stores/contract/contract-end.ts';

const person = { name: 'Claire Martin', email: 'claire@exemple.fr', reference: '' };
const token = 'a'.repeat(43);
const pending = { type: 'pending', kind: 'withdrawal' };
const ended = { type: 'ended', kind: 'withdrawal' };

let answers: Response[];
const sent: unknown[] = [];

beforeEach(() => {
  answers = [];
  sent.length = 0;
  vi.stubGlobal('fetch', (_: string, { body, headers }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    expect(headers, 'nobody is signed in').not.toHaveProperty('Authorization');
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  startOver();
});

function errorResponse(code: string, status: number): Response {
  return Response.json({ error: { code, message: '' } }, { status });
}

describe('a notification', () => {
  it('is normalised and shown for review before it is sent', async () => {
    checkDeclaration({
      name: ' Claire Martin ',
      email: ' claire@exemple.fr',
      reference: ' ect-1a ',
    });
    expect($contractEnd.get().step).toEqual({
      type: 'recap',
      declaration: { ...person, reference: 'ECT-1A' },
    });
    expect(sent).toEqual([]);
    correctDeclaration();
    expect($contractEnd.get()).toMatchObject({
      step: { type: 'form' },
      draft: { name: 'Claire Martin' },
    });
    await notify('cancellation', 'fr');
    expect(sent, 'only the recap is sent').toEqual([]);
  });

  it('is sent once, however often it is submitted, and ends with the email', async () => {
    answers.push(Response.json({ type: 'mail-sent' }));
    checkDeclaration(person);
    await Promise.all([notify('cancellation', 'fr'), notify('cancellation', 'fr')]);
    expect(sent).toEqual([{ action: 'declare', kind: 'cancellation', lang: 'fr', ...person }]);
    expect($contractEnd.get().step).toEqual({ type: 'mail-sent', email: person.email });
  });

  it('keeps its review after an error and can be sent again', async () => {
    answers.push(errorResponse('rate_limited', 429), Response.json({ type: 'mail-sent' }));
    checkDeclaration(person);
    await notify('withdrawal', 'en');
    expect($contractEnd.get()).toMatchObject({
      step: { type: 'recap' },
      error: { code: 'rate_limited' },
      busy: false,
    });
    await notify('withdrawal', 'en');
    expect($contractEnd.get()).toMatchObject({ step: { type: 'mail-sent' }, error: undefined });
  });

  it('reports that the browser is offline', async () => {
    checkDeclaration(person);
    await notify('cancellation', 'fr');
    expect($contractEnd.get()).toMatchObject({
      step: { type: 'recap' },
      error: { code: 'network' },
    });
  });
});

describe('the emailed link', () => {
  it('is loaded, then confirmed', async () => {
    answers.push(Response.json(pending), Response.json(ended));
    await openLink(token);
    expect($contractEnd.get().step).toEqual({ type: 'pending', pending });
    await confirmLink();
    expect($contractEnd.get().step).toEqual({ type: 'ended', ended });
    expect(sent).toEqual([
      { action: 'show', token },
      { action: 'confirm', token },
    ]);
  });

  it.each(['bad_link', 'bad_request'])('is rejected when invalid (%s)', async (code) => {
    answers.push(errorResponse(code, 404));
    await openLink('x');
    expect($contractEnd.get().step).toEqual({ type: 'bad-link' });
  });

  it('is rejected when it expires before the confirmation', async () => {
    answers.push(Response.json(pending), errorResponse('bad_link', 404));
    await openLink(token);
    await confirmLink();
    expect($contractEnd.get().step).toEqual({ type: 'bad-link' });
  });

  it('can be loaded again after a failure', async () => {
    await openLink(token);
    expect($contractEnd.get()).toMatchObject({
      step: { type: 'reading' },
      error: { code: 'network' },
    });
    answers.push(Response.json(pending));
    await readLink();
    expect($contractEnd.get()).toMatchObject({ step: { type: 'pending' }, error: undefined });
  });
});
