/**
 * A flood of robots leaves the calendar and support open to honest visitors.
 *
 * Assumptions: within one hour 10,000 requests from robots come from 40 networks (/24, half of them /48), 10,000
 * IP addresses and 10,000 email addresses; a fifth uses 40 throw-away accounts. Robots solve every puzzle at once,
 * as if they had unlimited machines (a server of eight cores solves 150 to 2,000 a second: difficulty is lowered
 * here only to save time). They hold and book whatever slot is free. 100 honest visitors, each from another
 * network, are spread evenly in between; they solve the puzzle too, and try two more slots if theirs is taken.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Puzzle } from '../../../src/domain/api/puzzle.ts';
import { solvePuzzle } from '../../../src/domain/shared/proof-of-work.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import type { Row } from '../../database/fixtures/supabase.ts';
import {
  bookingRequest,
  callAppointment,
  everyFreeStart,
  holdRequest,
} from '../booking/fixtures.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { message, sendBody } from '../support/fixtures.ts';

vi.mock('../../../src/domain/shared/proof-of-work.ts', async (original) => ({
  ...(await original<object>()),
  puzzleBits: 4,
}));

const networks = 40;
const hostile = sample(40, 10_000);
const honest = sample(4, 100);
const random = seededRandom(seedOf(40));

let services: AccountServices;
let accounts: readonly string[];

beforeAll(async () => {
  services = await startAccountServices();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const people = Array.from({ length: sample(8, networks) }, (_, index) =>
    services.supabase.createUser(`throw${index}@example.test`, 'correct horse'),
  );
  accounts = (await Promise.all(people)).map(({ token }) => token);
});
afterAll(() => services.close());

/** An IP address of a robot, in one of the 40 networks. */
function robotAddress(turn: number): string {
  const network = turn % networks;
  const rest = Math.floor(turn / networks);
  return network % 2 === 0
    ? `198.18.${network}.${rest % 256}`
    : `2001:db8:${network}:${rest.toString(16)}::1`;
}

const honestAddress = (turn: number) => `192.${turn}.2.1`;
const accountOf = (turn: number) => (turn % 5 === 0 ? accounts[turn % accounts.length] : undefined);
const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];

type Call = (body: Row) => Promise<Response>;

/** Sends a request, with a proof if it is required. */
async function sendWithProof(call: Call, body: Row): Promise<Response> {
  const response = await call(body);
  if (response.status !== 428) return response;
  const asked = await call({ action: 'puzzle', request: body['request'] });
  const { challenge, bits } = (await asked.json()) as Puzzle;
  return call({ ...body, proof: await solvePuzzle(challenge, bits) });
}

/** Runs all robots, with the honest visitors evenly in between; returns how many of each were served. */
async function flood(
  robot: (turn: number) => Promise<boolean>,
  visitor: (turn: number) => Promise<boolean>,
): Promise<{ robots: number; visitors: number }> {
  const served = { robots: 0, visitors: 0 };
  const every = Math.floor(hostile / honest);
  for (let turn = 0; turn < hostile; turn += 1) {
    if (await robot(turn)) served.robots += 1;
    if (turn % every === every - 1 && (await visitor(Math.floor(turn / every)))) {
      served.visitors += 1;
    }
  }
  return served;
}

it('of the calendar', async () => {
  let free = await everyFreeStart();
  const offered = free.length;
  const isBooked = async (response: Response) =>
    response.status === 200 && ((await response.json()) as Row)['type'] === 'booked';
  const served = await flood(
    async (turn) => {
      if (turn % 20 === 0) free = await everyFreeStart();
      const call: Call = (body) => callAppointment(body, accountOf(turn), robotAddress(turn));
      const start = oneOf(free) ?? '';
      if (turn % 3 === 0) await call(holdRequest(start));
      const email = `robot${turn}@example.test`;
      return isBooked(await sendWithProof(call, bookingRequest(start, { email })));
    },
    async (turn) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const start = oneOf(await everyFreeStart()) ?? '';
        const call: Call = (body) => callAppointment(body, undefined, honestAddress(turn));
        const email = `visitor${turn}@example.test`;
        if (await isBooked(await sendWithProof(call, bookingRequest(start, { email }))))
          return true;
      }
      return false;
    },
  );
  const left = (await everyFreeStart()).length;
  console.info(`${hostile} robots, ${honest} visitors:`, { offered, ...served, left });
  expect(served.visitors).toBeGreaterThanOrEqual(Math.ceil(honest * 0.99));
  expect(served.robots).toBeLessThanOrEqual(60);
});

it('of the support form', async () => {
  const served = await flood(
    async (turn) => {
      const token = accountOf(turn);
      const call: Call = (body) =>
        sendBody(body, { caller: robotAddress(turn), ...(token !== undefined && { token }) });
      return (await sendWithProof(call, message())).status === 200;
    },
    async (turn) => {
      const call: Call = (body) => sendBody(body, { caller: honestAddress(turn) });
      const request = message({ email: `visitor${turn}@example.test`, request: randomUUID() });
      return (await sendWithProof(call, request)).status === 200;
    },
  );
  console.info(`${hostile} robots, ${honest} visitors:`, served);
  expect(served.visitors).toBeGreaterThanOrEqual(Math.ceil(honest * 0.99));
  expect(served.robots).toBeLessThanOrEqual(networks * 10);
});
