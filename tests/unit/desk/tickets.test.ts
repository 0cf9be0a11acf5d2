/** The pages of tickets: one that was emptied gives way to the last one. */
import { beforeEach, expect, it, vi } from 'vitest';
import { answerTicket, openTickets, $tickets } from '../../../src/stores/desk/tickets.ts';

/** The stored tickets of each page; the server counts none past the end. */
const desk = vi.hoisted(() => ({ pages: [] as string[][], read: [] as number[] }));
vi.mock('../../../src/stores/desk/call.ts', () => ({
  callDesk: (type: string, { page = 0 }: { page?: number }) => {
    if (type !== 'tickets') return Promise.resolve({ type: 'ok', value: {} });
    desk.read.push(page);
    const tickets = (desk.pages[page] ?? []).map((id) => ({ id }));
    const total = page > desk.pages.length ? 0 : desk.pages.flat().length;
    return Promise.resolve({ type: 'ok', value: { type: 'tickets', tickets, total } });
  },
}));

const full = (name: string) => Array.from({ length: 20 }, (_, index) => `${name}${index}`);

beforeEach(() => Object.assign(desk, { pages: [], read: [] }));

it.each([
  ['the only ticket of the last page', [full('a'), ['b']], [full('a')], 1, 0],
  ['tickets of several pages', [full('a'), full('b'), ['c']], [['a0']], 2, 0],
  ['tickets of the last two pages', [full('a'), full('b'), ['c']], [full('a'), ['b']], 2, 1],
  ['all tickets', [full('a'), ['b']], [], 1, 0],
])('the last page is shown after the end of %s', async (_, before, after, page, shown) => {
  desk.pages = before;
  await openTickets({ status: 'open', page });
  expect($tickets.get()).toMatchObject({ type: 'known', page });
  desk.pages = after;
  await answerTicket({ id: 'b', version: 1 }, 'request', 'Yes.');
  expect($tickets.get()).toMatchObject({
    ...{ type: 'known', status: 'open', page: shown, total: after.flat().length },
    tickets: (after[shown] ?? []).map((id) => ({ id })),
  });
});

it('an empty first page is read once', async () => {
  await openTickets({ status: 'closed', page: 0 });
  expect($tickets.get()).toMatchObject({ type: 'known', tickets: [], total: 0 });
  expect(desk.read).toEqual([0]);
});
