/** Signals: who can read them, what is recorded, who receives them. */
import type { Fault } from './fault.ts';

const database = (file = 'signals') =>
  ({ suite: 'database', files: [`tests/database/signals/${file}.test.ts`] }) as const;

export const signals: readonly Fault[] = [
  {
    name: 'an issued signal can be edited',
    file: 'supabase/schemas/signals/signals.sql',
    find: 'create trigger guard_signal before update or delete on public.signals',
    replace: 'create trigger guard_signal before delete on public.signals',
    caughtBy: database(),
  },
  {
    name: 'an open signal is public',
    file: 'supabase/schemas/signals/events.sql',
    find: "case when s.closed_at < now() - interval '24 hours' then e.payload end",
    replace: 'e.payload',
    caughtBy: database(),
  },
  {
    name: 'a trial is mailed',
    file: 'supabase/schemas/signals/queue_event.sql',
    find: '  if p_signal.trial then\n    return;\n  end if;\n',
    replace: '',
    caughtBy: database(),
  },
  {
    name: 'a draft is issued twice',
    file: 'supabase/schemas/signals/issue.sql',
    find: "where s.id = p_id and s.state = 'draft' and s.version = p_version\n    returning s.* into signal;",
    replace: 'where s.id = p_id and s.version = p_version\n    returning s.* into signal;',
    caughtBy: database(),
  },
  {
    name: 'the chain does not link its events',
    file: 'supabase/schemas/signals/events.sql',
    find: 'event.previous_hash := desk.chain_head;',
    replace: "event.previous_hash := repeat('0', 64);",
    caughtBy: database(),
  },
  {
    name: 'an editor needs no second factor',
    file: 'supabase/schemas/signals/desk.sql',
    find: "coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2' and public.session_is_live() and exists (",
    replace: 'public.session_is_live() and exists (',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/signals/signal-publish.test.ts'],
    },
  },
  {
    name: 'a stop beyond which the price has jumped is counted at its own price',
    file: 'src/domain/signals/outcome.ts',
    find: 'if (pastStop < 0) {',
    replace: 'if (pastStop > 1e300) {',
    caughtBy: { suite: 'functions', files: ['tests/functions/signals/signals-watch.test.ts'] },
  },
  {
    name: 'a machine needs no secret',
    file: 'netlify/lib/signals/publish/alerts.ts',
    find: 'if (!signed && !isAlertSecret(secret)) {',
    replace: 'if (!signed && secret !== undefined && !isAlertSecret(secret)) {',
    caughtBy: {
      suite: 'functions',
      files: ['tests/functions/signals/signal-publish.test.ts'],
    },
  },
  {
    name: 'signals are mailed after their validity',
    file: 'supabase/schemas/outbox/claim.sql',
    find: '      e.not_after <= moment\n',
    replace: '      false\n',
    caughtBy: database('emails'),
  },
  {
    name: 'an email announces a signal that was withdrawn',
    file: 'supabase/schemas/outbox/claim.sql',
    find: "e.template = 'signal-issued' and public.signal_is_closed",
    replace: "e.template = 'signal-updated' and public.signal_is_closed",
    caughtBy: database('emails'),
  },
  {
    name: 'a loser is withdrawn at a price beyond its target',
    file: 'supabase/schemas/signals/record_event.sql',
    find: "(signal.state = 'entry_hit' and p_price * way >",
    replace: "(p_kind <> 'withdrawn' and signal.state = 'entry_hit' and p_price * way >",
    caughtBy: database('signals'),
  },
  {
    name: 'the stop of an entered signal is moved away',
    file: 'supabase/schemas/signals/record_event.sql',
    find: '(p_stop_loss - signal.current_stop_loss) * way >= 0',
    replace: 'true',
    caughtBy: database(),
  },
  {
    name: 'a signal is withdrawn while the chart of its last prices is missing',
    file: 'netlify/lib/signals/publish/events.ts',
    find: "if (upTo === 'waiting') throw notCompared();",
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/signals/signals-watch.test.ts'] },
  },
  {
    name: 'a signal whose answer was lost is offered to be issued again',
    file: 'src/stores/desk/signal-actions.ts',
    find: 'if (isUnknown) unanswered.push({ id, version, trial });',
    replace: '',
    caughtBy: { suite: 'unit', files: ['tests/unit/desk/signal-actions.test.ts'] },
  },
];
