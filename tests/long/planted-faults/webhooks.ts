/** Webhooks: where requests may go, what is signed, when nothing may be sent. */
import type { Fault } from './fault.ts';

const guard = {
  suite: 'functions',
  files: ['tests/functions/signals/webhooks/guard.test.ts'],
} as const;
const endpoint = {
  suite: 'functions',
  files: ['tests/functions/signals/webhooks/signal-webhooks.test.ts'],
} as const;
const crashes = {
  suite: 'database',
  files: ['tests/database/signals/webhooks/crashes.test.ts'],
} as const;

const orders = {
  suite: 'database',
  files: ['tests/database/signals/webhooks/orders.test.ts'],
} as const;

export const webhooks: readonly Fault[] = [
  {
    name: 'nobody is told of an exit that was not queued',
    file: 'supabase/schemas/signals/queue_event.sql',
    find: "where d.event_id = entry and d.state = 'sent' and not d.dry_run",
    replace: "where false and d.event_id = entry and d.state = 'sent'",
    caughtBy: orders,
  },
  {
    name: 'ordering signals again places real orders at once',
    file: 'supabase/schemas/signals/webhooks.sql',
    find: 'set dry_run = true where',
    replace: 'set dry_run = false where',
    caughtBy: orders,
  },
  {
    name: 'an attempt starts that cannot have its whole timeout',
    file: 'netlify/lib/signals/webhooks/send-due.ts',
    find: 'until - config.timeoutMs - reserveMs',
    replace: 'until - reserveMs',
    caughtBy: endpoint,
  },
  {
    name: 'one public address is enough',
    file: 'netlify/lib/signals/webhooks/guarded-request.ts',
    find: 'return ips.every(isPublicIp)',
    replace: 'return ips.some(isPublicIp)',
    caughtBy: guard,
  },
  {
    name: 'the connection resolves the name again',
    file: 'netlify/lib/signals/webhooks/guarded-request.ts',
    find: 'lookup: only(ip),',
    replace: "lookup: only('127.0.0.1'),",
    caughtBy: guard,
  },
  {
    name: '6to4 addresses are public',
    file: 'netlify/lib/signals/webhooks/public-ip.ts',
    find: "['2002::', 16], // 6to4, which contains an IPv4 address",
    replace: '',
    caughtBy: guard,
  },
  {
    name: 'any port is called',
    file: 'netlify/lib/signals/webhooks/address.ts',
    find: "password === '' && port === ''",
    replace: "password === ''",
    caughtBy: guard,
  },
  {
    name: 'any answer proves an address',
    file: 'netlify/lib/signals/webhooks/prove.ts',
    find: "(row.recipe !== 'json' || isRepeated(challenge, bodyOf(answer)))",
    replace: "(row.recipe !== 'json' || isRepeated('', bodyOf(answer)))",
    caughtBy: endpoint,
  },
  {
    name: 'the switch is read when webhooks are claimed, and not before each attempt',
    file: 'netlify/lib/signals/webhooks/attempt.ts',
    find: "if (webhooksAreOff()) return { outcome: 'stopped' };",
    replace: '',
    caughtBy: endpoint,
  },
  {
    name: 'a new secret ends the one before at once',
    file: 'netlify/lib/signals/webhooks/secret.ts',
    find: 'signingSecret(id, version - back)',
    replace: 'signingSecret(id, version)',
    caughtBy: endpoint,
  },
  {
    name: 'a delivery is attempted after its validity',
    file: 'netlify/lib/signals/webhooks/attempt.ts',
    find: "if (Date.now() >= last) return { outcome: 'late' };",
    replace: '',
    caughtBy: crashes,
  },
  {
    name: 'deliveries go to people who no longer subscribe',
    file: 'supabase/schemas/signals/claim_deliveries.sql',
    find: '(d.not_after <= moment or not public.receives_signals(w.user_id))',
    replace: 'd.not_after <= moment',
    caughtBy: crashes,
  },
  {
    name: 'a webhook that fails does not hold back what comes after',
    file: 'supabase/schemas/signals/claim_deliveries.sql',
    find: 'order by waiting.sequence limit 1',
    replace: 'order by waiting.sequence desc limit 1',
    caughtBy: crashes,
  },
];
