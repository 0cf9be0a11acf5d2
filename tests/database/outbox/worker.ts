/** An outbox worker in its own process: sends due emails until it is killed. */
import { flushCompileCache } from 'node:module';
import postgres from 'postgres';
import { sendDue, type SendConfig } from '../../../netlify/lib/outbox/outbox.ts';
import { directService } from '../../functions/fixtures/direct-service.ts';

const [, , database = '', given = ''] = process.argv;
const sql = postgres(database, { max: 2, onnotice: () => undefined });
const service = directService({
  run: async <Found>(text: string, values: readonly unknown[] = []) =>
    (await sql.unsafe<Found[]>(text, values as never[])) as Found[],
});
const config = JSON.parse(given) as SendConfig;
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => undefined;
// Speeds up the start of the worker that replaces this one.
flushCompileCache();
process.stdout.write('ready\n');
for (;;) {
  await sendDue(service, Date.now() + 30_000, config);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
