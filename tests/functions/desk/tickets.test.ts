/** Tickets at the desk: the queue, answers by email, status, two editors at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { refusal } from '../fixtures/services.ts';
import type { TicketStatus } from '../../../src/domain/api/desk.ts';
import { callDesk, deskBody, editorToken } from './fixtures.ts';

let services: AccountServices;
let editor: string;
let second: string;
beforeAll(async () => {
  services = await startAccountServices();
  [editor, second] = [await editorToken(services, 'one'), await editorToken(services, 'two')];
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.supabase.query(
    'delete from support_tickets; delete from emails; delete from rate_limits',
  );
  services.sentEmails.length = 0;
});

/** Stores a ticket and returns its id. */
async function write(priority = 'normal', minutesAgo = 0, language = 'en'): Promise<string> {
  const [row] = await services.supabase.query<{ id: string }>(
    `insert into support_tickets
       (request, form_token_hash, name, email, subject, message, language, priority, created_at)
     values (gen_random_uuid(), encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Grace', 'grace@example.test',
       'A question', 'How do I <b>begin</b>?', '${language}', '${priority}', now() - interval '${minutesAgo} minutes')
     returning id`,
  );
  return row?.id ?? '';
}

const list = (status: TicketStatus, page = 0) =>
  deskBody('tickets', callDesk({ action: 'tickets', status, page }, editor));
const answer = (
  id: string,
  version: number,
  text: string,
  token = editor,
  request = randomUUID(),
) => callDesk({ action: 'answer-ticket', id, version, request, text }, token);

describe('the queue', () => {
  it('has subscribers of signals first, then subscribers, then the oldest', async () => {
    const late = await write('normal', 1);
    const early = await write('normal', 60);
    const subscriber = await write('subscriber', 1);
    const signals = await write('signals', 0);
    const { tickets, total } = await list('open');
    expect(tickets.map(({ id }) => id)).toEqual([signals, subscriber, early, late]);
    expect(total).toBe(4);
    expect(tickets[0]).toMatchObject({ priority: 'signals', version: 1, answers: [] });
  });

  it('comes in pages, and is empty past its end', async () => {
    for (let index = 0; index < 23; index += 1) await write('normal', index);
    const [first, next, after] = [await list('open'), await list('open', 1), await list('open', 2)];
    expect([first.tickets.length, next.tickets.length, after.tickets.length]).toEqual([20, 3, 0]);
    expect([first.total, next.total]).toEqual([23, 23]);
    expect(new Set([...first.tickets, ...next.tickets].map(({ id }) => id)).size).toBe(23);
  });
});

describe('an answer', () => {
  it('is stored, marks the ticket and is sent in its language, to its author', async () => {
    const id = await write('normal', 5, 'en');
    const changed = await deskBody('ticket', answer(id, 1, 'Start with lesson one.'));
    expect(changed.version).toBe(2);
    expect((await list('open')).total).toBe(0);
    const [ticket] = (await list('answered')).tickets;
    expect(ticket).toMatchObject({ id, status: 'answered', version: 2 });
    expect(ticket?.answers).toMatchObject([{ text: 'Start with lesson one.' }]);
    const [stored] = await services.supabase.query<{ answers: object[] }>(
      `select answers from support_tickets where id = '${id}'`,
    );
    // Exports of the author include the row: it does not name the editor.
    expect(stored?.answers.map((each) => Object.keys(each).sort())).toEqual([
      ['at', 'request', 'text'],
    ]);
    const [mail] = services.sentEmails;
    expect(services.sentEmails).toHaveLength(1);
    expect(mail).toMatchObject({ to: ['grace@example.test'] });
    expect(mail?.subject).toMatch(/^Our answer to your message \(SUP-\d{6}\)$/);
    expect(mail?.text).toContain('Start with lesson one.');
    expect(mail?.text).toContain('> How do I <b>begin</b>?');
    expect(mail?.html).not.toContain('<b>begin');
  });

  it('is sent once when the request is repeated, and twice when somebody answers again', async () => {
    const id = await write();
    const request = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      expect((await answer(id, 1, 'Yes.', editor, request)).status).toBe(200);
    }
    expect(services.sentEmails).toHaveLength(1);
    expect((await answer(id, 2, 'And one more thing.')).status).toBe(200);
    expect(services.sentEmails).toHaveLength(2);
    const [ticket] = (await list('answered')).tickets;
    expect(ticket?.answers.map(({ text }) => text)).toEqual(['Yes.', 'And one more thing.']);
  });

  it('corrected after a lost response is refused: the first text was sent', async () => {
    const id = await write();
    const request = randomUUID();
    expect((await answer(id, 1, 'On 3 May.', editor, request)).status).toBe(200);
    const corrected = await answer(id, 1, 'On 4 May.', editor, request);
    expect(await refusal(corrected)).toEqual([409, 'conflict']);
    expect(services.sentEmails).toHaveLength(1);
    // After reading it again, the corrected text is sent.
    expect((await answer(id, 2, 'On 4 May.', editor, request)).status).toBe(200);
    expect(services.sentEmails.map(({ text }) => /On \d May/.exec(text)?.[0])).toEqual([
      'On 3 May',
      'On 4 May',
    ]);
  });

  it('of the second editor is refused, and nothing of it is stored or sent', async () => {
    const id = await write();
    expect((await answer(id, 1, 'Yes.')).status).toBe(200);
    expect(await refusal(await answer(id, 1, 'No.', second))).toEqual([409, 'conflict']);
    const [ticket] = (await list('answered')).tickets;
    expect(ticket?.answers).toHaveLength(1);
    expect(services.sentEmails).toHaveLength(1);
    expect(await refusal(await answer(randomUUID(), 1, 'Who?'))).toEqual([404, 'unknown']);
  });

  it('is not sent more than a hundred times an hour', async () => {
    const id = await write();
    await answer(id, 1, 'Yes.');
    await services.supabase.query(
      `update rate_limits set used = 100 where key like 'desk-answer:%'`,
    );
    const refused = await answer(id, 2, 'Again.');
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(refused)).toEqual([429, 'rate_limited']);
  });
});

describe('a status', () => {
  it('is set by an editor who has read the newest version', async () => {
    const id = await write();
    const set = (version: number, status: TicketStatus, token = editor) =>
      callDesk({ action: 'set-ticket', id, version, status }, token);
    expect(await deskBody('ticket', set(1, 'closed'))).toEqual({ type: 'ticket', version: 2 });
    expect(await refusal(await set(1, 'answered', second))).toEqual([409, 'conflict']);
    // Setting the same status again is no conflict.
    expect(await deskBody('ticket', set(1, 'closed', second))).toEqual({
      type: 'ticket',
      version: 2,
    });
    expect(await deskBody('ticket', set(2, 'open'))).toEqual({ type: 'ticket', version: 3 });
    expect(services.sentEmails).toEqual([]);
  });
});
