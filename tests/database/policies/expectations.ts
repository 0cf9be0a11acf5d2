/** The permissions on a row of `owner`, for every table and function of the schema. */
import { refused, type Command, type Persona } from './personas.ts';
import type { Row } from '../fixtures/supabase.ts';

export interface TableRules {
  /** Columns of the user's row, besides `user_id` where the table has one. */
  readonly row: Row;
  /** A second row of the user, for inserts. Omitted when only one is possible. */
  readonly insert?: Row;
  /** An update to try, also by users who may change nothing. */
  readonly update: Row;
  readonly hasOwner: boolean;
  /** Commands that users may run on their own rows. On rows of others: none. */
  readonly own: readonly Command[];
  /** The columns that users may select; default: all. */
  readonly readable?: readonly string[];
  /** The columns that users may change in their own rows, each with a new value. */
  readonly changes?: Row;
  /** Columns that an update may name because an upsert names them: a trigger keeps their value. */
  readonly held?: readonly string[];
  /**
   * New values for columns that do not accept the default value of their type; null skips a column.
   */
  readonly samples?: Row;
  readonly policies: readonly string[];
  readonly triggers: readonly string[];
  /** Commands for personas who own no row; for the service, instead of all commands. */
  readonly others?: Partial<Readonly<Record<Persona, readonly Command[]>>>;
  /** Policies that check something other than the user's id, each with a part of its SQL. */
  readonly asks?: Readonly<Record<string, string>>;
  /** Policies that also hold without an account; anonymous users may then select from the table. */
  readonly anonymous?: readonly string[];
  /** SQL that creates the rows that this row refers to. */
  readonly needs?: string;
}

export const secondFactor = 'the second factor comes first';

const subscription = {
  stripe_customer_id: 'cus_1',
  stripe_price_id: 'price_1',
  status: 'active',
  plan_key: 'formationEtSignaux',
  plan_name: 'Formation et signaux',
  amount: 24_999,
  currency: 'eur',
  start_date: '2026-01-01T00:00:00Z',
  end_date: '2099-01-01T00:00:00Z',
};

const evidence = {
  price_id: 'price_1',
  plan_key: 'formation',
  amount: 24_999,
  currency: 'eur',
  language: 'fr',
  terms_version: '2026-11-20',
  waiver: true,
};

const note = {
  lesson: 'what-is-bitcoin',
  block: 3,
  lang: 'fr',
  quote: 'A coin is a line of a ledger.',
  text: 'Read again.',
};

const webhook = {
  name: 'Bot',
  url: 'https://bot.example.com/',
  recipe: 'json',
};
const delivery = {
  webhook_id: '00000000-0000-4000-8000-000000000003',
  not_after: '2026-01-01T00:00:00Z',
};
const notice = { email: 'ada@example.test', language: 'fr' };

const mail = {
  purpose: 'account',
  template: 'account-deleted',
  language: 'fr',
  recipient: 'a@b.test',
};

const contractEnd = {
  kind: 'cancellation',
  name: 'Ada',
  email: 'ada@example.test',
  language: 'fr',
  declared_at: '2026-01-01T00:00:00Z',
};

const ticket = {
  name: 'Ada',
  email: 'ada@example.test',
  subject: 'A question',
  message: 'How?',
  language: 'fr',
};

const signal = {
  action: 'buy',
  coin: 'bitcoin',
  currency: 'eur',
  entry: 100,
  take_profit: 120,
  stop_loss: 90,
  risk: 0.01,
  validity_minutes: 60,
  reasoning_fr: 'Deux rebonds sur le même niveau.',
  reasoning_en: 'Two bounces off the same level.',
};

const [signalId, zeros, ones] = [
  '00000000-0000-4000-8000-000000000051',
  '0'.repeat(64),
  '1'.repeat(64),
];

const signalEvent = {
  position: 1,
  signal_id: signalId,
  kind: 'issued',
  recorded_at: '2026-11-26T10:00:00.000Z',
  payload: '{}',
  opening: 1,
  closes: false,
  salt: zeros,
  commitment: zeros,
  previous_hash: zeros,
  hash: zeros,
};

const appointment = {
  status: 'booked',
  email: 'ada@example.test',
  phone: '+33612345678',
};

/** For a table that only the server reads and writes. */
const closed = { own: [], policies: [], triggers: [] } as const;

export const tables: Readonly<Record<string, TableRules>> = {
  profiles: {
    row: { first_name: 'Ada', language: 'fr' },
    update: { first_name: 'Eve' },
    hasOwner: true,
    own: ['select', 'update'],
    changes: {
      first_name: 'Eve',
      last_name: 'King',
      language: 'en',
      phone: '+33612345678',
      notify_signals: false,
      notify_lessons: true,
      notify_market: true,
      notify_review: true,
      keep_progress: false,
    },
    policies: ['people read their own profile', 'people edit their own profile', secondFactor],
    triggers: ['guard_profile', 'erase_progress'],
  },
  market_weeks: {
    row: { monday: '2026-11-23', figures: {} },
    insert: { monday: '2026-11-30', figures: {} },
    update: { figures: { up: 100 } },
    hasOwner: false,
    samples: { monday: '2026-12-07' },
    ...closed,
  },
  published_content: {
    row: { kind: 'articles', key: 'one', texts: {} },
    insert: { kind: 'articles', key: 'forged', texts: {} },
    update: { news: 'new' },
    hasOwner: false,
    samples: {
      kind: 'lessons',
      revised: '2026-12-02',
      is_published: false,
      news: 'revised',
      is_due: true,
      announced_on: '2026-12-03',
    },
    ...closed,
  },
  account_mailboxes: {
    row: { mailbox_hash: 'a'.repeat(64), has_label: false },
    update: { mailbox_hash: 'b'.repeat(64) },
    hasOwner: true,
    samples: { mailbox_hash: 'c'.repeat(64) },
    ...closed,
  },
  billing_customers: {
    row: { stripe_customer_id: 'cus_1' },
    update: { stripe_customer_id: 'cus_stolen' },
    hasOwner: true,
    own: ['select'],
    policies: ['people read their own customer', secondFactor],
    triggers: [],
  },
  subscriptions: {
    row: { ...subscription, stripe_subscription_id: 'sub_1' },
    insert: { ...subscription, stripe_subscription_id: 'sub_forged' },
    update: { end_date: '2199-01-01T00:00:00Z', plan_key: 'formation' },
    hasOwner: true,
    own: ['select'],
    samples: { plan_key: 'formation', fallback_plan_key: 'formation', payment_issue: 'failed' },
    policies: ['people read their own subscriptions', secondFactor],
    triggers: ['keep_contract_end', 'reset_real_orders_of_changed', 'reset_real_orders_of_new'],
  },
  stripe_events: {
    row: { id: 'evt_1', type: 'invoice.paid', created: '2026-01-01T00:00:00Z' },
    insert: { id: 'evt_forged', type: 'invoice.paid', created: '2026-01-01T00:00:00Z' },
    update: { processed_at: '2026-01-01T00:00:00Z' },
    hasOwner: false,
    ...closed,
  },
  checkout_evidence: {
    row: evidence,
    insert: { ...evidence, waiver: false },
    update: { checkout_session_id: 'cs_1' },
    hasOwner: true,
    own: ['select', 'insert'],
    samples: { plan_key: 'formationEtSignaux', currency: 'usd', language: 'en' },
    policies: [
      'people read their own evidence',
      'people leave evidence of their own',
      secondFactor,
    ],
    triggers: ['guard_evidence', 'limit_evidence'],
  },
  lesson_progress: {
    row: { lesson: 'what-is-bitcoin', completed_at: '2026-01-01T00:00:00Z' },
    insert: { lesson: 'what-is-a-block' },
    update: { completed_at: null },
    hasOwner: true,
    own: ['select', 'insert', 'update', 'delete'],
    // The server sets the timestamp: see lesson-progress.test.ts.
    changes: { completed_at: null, completed_version: '2026-06-01', reached: 3_000 },
    held: ['user_id', 'lesson', 'opened_at'],
    policies: [
      'people read their own progress',
      'people note their own progress',
      'people change their own progress',
      'people erase their own progress',
      secondFactor,
    ],
    triggers: ['guard_progress'],
  },
  quiz_attempts: {
    row: { lesson: 'what-is-bitcoin', questions: ['a-block', 'a-hash'] },
    insert: { lesson: 'what-is-a-block', questions: ['a-block'] },
    update: { passed: true, half_points: 16 },
    hasOwner: true,
    ...closed,
    own: ['select'],
    samples: { lesson: 'what-is-a-hash' },
    policies: ['people read their own quiz attempts', secondFactor],
  },
  review_cards: {
    row: {
      lesson: 'what-is-bitcoin',
      question: 'a-block',
      card: {},
      due_at: '2026-01-03T00:00:00Z',
    },
    insert: {
      lesson: 'what-is-a-block',
      question: 'a-hash',
      card: {},
      due_at: '2026-01-03T00:00:00Z',
    },
    update: { due_at: '2030-01-01T00:00:00Z' },
    hasOwner: true,
    ...closed,
    own: ['select'],
    samples: { lesson: 'what-is-a-hash' },
    policies: ['people read their own review cards', secondFactor],
  },
  certificates: {
    row: {
      number: 'ECT-0000-0000-0000',
      subject: '6f0c4a53-4f4e-4f6c-9d8b-0d3d1f2a5b6c',
      name: 'Ada Lovelace',
      language: 'fr',
      minutes: 300,
      content_version: '0123456789ab',
      issued_at: '2026-01-03T00:00:00Z',
      badge: {},
    },
    update: { name: 'Eve' },
    hasOwner: true,
    ...closed,
    own: ['select'],
    samples: { number: null, language: 'en', content_version: 'ba9876543210', badge: { x: 1 } },
    policies: ['people read their own certificate', secondFactor],
  },
  certificate_revocations: {
    row: { number: 'ECT-0000-0000-0000', reason: 'fraud' },
    update: { reason: 'error' },
    hasOwner: false,
    samples: { number: null, reason: 'error' },
    ...closed,
  },
  lesson_notes: {
    row: { ...note, id: '00000000-0000-4000-8000-000000000005' },
    insert: { ...note, id: '00000000-0000-4000-8000-000000000006' },
    update: { text: 'forged' },
    hasOwner: true,
    own: ['select', 'insert', 'update', 'delete'],
    // The rest of a note, and the order of edits: see lesson-notes.test.ts.
    changes: { text: 'Stop first, size second.' },
    samples: { lang: 'en', lesson: 'what-is-a-hash' },
    held: ['id', 'user_id', 'lesson', 'block', 'lang', 'quote', 'created_at', 'updated_at'],
    policies: [
      'people read their own notes',
      'people add their own notes',
      'people change their own notes',
      'people delete their own notes',
      secondFactor,
    ],
    triggers: ['guard_note'],
  },
  app_settings: {
    row: { key: 'email_verification', value: 'emailjs' },
    update: { value: 'supabase' },
    hasOwner: false,
    samples: { key: null, value: 'supabase' },
    ...closed,
  },
  address_proofs: {
    row: {},
    update: { proved_at: '2026-01-01T00:00:00Z' },
    hasOwner: true,
    ...closed,
    own: ['select'],
    policies: ['people read their own proof', secondFactor],
  },
  sign_up_codes: {
    row: { address_hash: 'd'.repeat(64), code_hash: 'a'.repeat(64), tries_left: 5 },
    insert: { address_hash: 'e'.repeat(64), code_hash: 'b'.repeat(64), tries_left: 5 },
    update: { tries_left: 9 },
    hasOwner: true,
    samples: { address_hash: 'f'.repeat(64), code_hash: 'c'.repeat(64) },
    ...closed,
  },
  recovery_codes: {
    row: { code_hash: 'a'.repeat(64) },
    insert: { code_hash: 'b'.repeat(64) },
    update: { used_at: '2026-01-01T00:00:00Z' },
    hasOwner: true,
    samples: { code_hash: 'c'.repeat(64) },
    ...closed,
  },
  emails: {
    row: { ...mail, cause: 'erasure:1' },
    insert: { ...mail, cause: 'erasure:forged' },
    update: { recipient: 'eve@example.test' },
    hasOwner: true,
    samples: {
      template: 'renewal-notice',
      purpose: 'market',
      language: 'en',
      sent_at: null,
      given_up_at: null,
      priority: 2,
    },
    ...closed,
  },
  erasures: {
    row: { language: 'fr' },
    update: { finished_at: '2026-01-01T00:00:00Z' },
    hasOwner: true,
    samples: { language: 'en', is_requested: false },
    ...closed,
  },
  contract_ends: {
    row: { ...contractEnd, stripe_subscription_id: 'sub_1' },
    insert: { ...contractEnd, stripe_subscription_id: 'sub_forged' },
    update: { confirmed_at: '2026-01-01T00:00:00Z' },
    hasOwner: true,
    samples: {
      email: 'eve@example.test',
      kind: 'withdrawal',
      language: 'en',
      refund: 'whole',
      token_hash: 'c'.repeat(64),
    },
    ...closed,
    triggers: ['anonymize_contract_end'],
  },
  // The row is a draft; tests/database/signals/readers.test.ts covers who reads signals in other states.
  signals: {
    row: signal,
    insert: { ...signal, coin: 'ethereum' },
    update: { risk: 0.02 },
    hasOwner: false,
    own: [],
    others: { editor: ['select'] },
    // All but created_by.
    readable: [
      ...Object.keys(signal),
      ...['id', 'trial', 'state', 'source', 'version', 'created_at', 'issued_at', 'valid_until'],
      ...['current_take_profit', 'current_stop_loss', 'entered_at', 'closed_at', 'exit_price'],
      ...['watched_until', 'blind_since', 'blind_until'],
    ],
    samples: {
      trial: false,
      ...{ state: null, action: null, issued_at: null, valid_until: null, closed_at: null },
      ...{ coin: 'ethereum', currency: 'usd', source: 'machine' },
      ...{ entry: 101, take_profit: 130, stop_loss: 80, risk: 0.02, validity_minutes: 120 },
      ...{ current_take_profit: 130, current_stop_loss: 80, exit_price: 125 },
      reasoning_fr: 'Un autre raisonnement, assez long.',
      reasoning_en: 'Other reasoning, and long enough.',
    },
    policies: [
      'everybody reads signals closed a day ago',
      'subscribers of signals read what was sent to them',
      'editors read all signals',
    ],
    asks: {
      'everybody reads signals closed a day ago': 'closed_at <',
      'subscribers of signals read what was sent to them': 'has_access(true)',
      'editors read all signals': 'is_editor()',
    },
    anonymous: ['everybody reads signals closed a day ago'],
    triggers: ['guard_signal'],
  },
  signal_events: {
    needs: `insert into signals (id, ${Object.keys(signal).join()}) select '${signalId}', ${Object.keys(signal).join()}
      from jsonb_populate_record(null::signals, '${JSON.stringify(signal)}') on conflict (id) do nothing`,
    row: signalEvent,
    insert: { ...signalEvent, position: 2 },
    update: { payload: '{"forged":true}' },
    hasOwner: false,
    own: [],
    others: { editor: ['select'], service: ['select', 'insert'] },
    samples: {
      kind: 'revised',
      recorded_at: '2026-11-26T11:00:00.000Z',
      ...{ salt: ones, commitment: ones, previous_hash: ones, hash: ones },
    },
    policies: ['events are read with their signal'],
    asks: { 'events are read with their signal': 'FROM signals s' },
    anonymous: ['events are read with their signal'],
    triggers: ['guard_signal_event', 'guard_signal_events'],
  },
  signals_desk: {
    row: { analyst: 'Ada Byron' },
    update: { analyst: 'Eve' },
    hasOwner: false,
    samples: { id: null, chain_head: ones },
    ...closed,
  },
  signal_reads: {
    row: { position: 3 },
    update: { position: 9 },
    hasOwner: true,
    own: ['select', 'insert', 'update'],
    changes: { position: 9, read_at: '2020-01-01T00:00:00Z' },
    held: ['user_id'],
    policies: [
      'people read their own place in the feed',
      'people mark the feed as read',
      'people move their place in the feed',
      secondFactor,
    ],
    triggers: ['guard_read_position'],
  },
  signal_webhooks: {
    row: { ...webhook, id: '00000000-0000-4000-8000-000000000003' },
    insert: { ...webhook, id: '00000000-0000-4000-8000-000000000004' },
    update: { status: 'active' },
    hasOwner: true,
    samples: {
      url: 'https://eve.example.com/',
      recipe: '3commas',
      status: 'paused',
      max_lag: 60,
      dry_run: false,
    },
    ...closed,
    triggers: ['delete_webhook_deliveries'],
  },
  webhook_deliveries: {
    row: { ...delivery, id: '00000000-0000-4000-8000-000000000003' },
    insert: { ...delivery, id: '00000000-0000-4000-8000-000000000004' },
    update: { status_code: 200 },
    hasOwner: false,
    samples: { state: null, finished_at: null, sequence: null, webhook_id: null },
    ...closed,
  },
  closed_days: {
    row: { day: '2027-01-20' },
    insert: { day: '2027-01-21' },
    update: { day: '2027-01-22' },
    hasOwner: false,
    samples: { day: '2027-01-25' },
    ...closed,
  },
  signals_notices: {
    row: { ...notice, id: '00000000-0000-4000-8000-000000000003' },
    insert: { ...notice, id: '00000000-0000-4000-8000-000000000004' },
    update: { confirmed_at: '2026-01-01T00:00:00Z' },
    hasOwner: false,
    samples: { email: 'eve@example.test', language: 'en' },
    ...closed,
  },
  support_tickets: {
    row: {
      ...ticket,
      request: '00000000-0000-4000-8000-000000000001',
      form_token_hash: 'a'.repeat(64),
    },
    insert: {
      ...ticket,
      request: '00000000-0000-4000-8000-000000000002',
      form_token_hash: 'b'.repeat(64),
    },
    update: { message: 'forged' },
    hasOwner: true,
    samples: {
      email: 'eve@example.test',
      language: 'en',
      status: 'closed',
      priority: 'signals',
      form_token_hash: 'c'.repeat(64),
      number: null,
      answers: [{ text: 'forged' }],
    },
    ...closed,
    triggers: ['touch_ticket'],
  },
  appointments: {
    row: {
      ...appointment,
      start_at: '2026-01-05T10:00:00Z',
      end_at: '2026-01-05T10:30:00Z',
      reference: 'RDV-AAAAAAAA',
      request: '00000000-0000-4000-8000-000000000001',
    },
    insert: {
      ...appointment,
      start_at: '2026-01-05T11:00:00Z',
      end_at: '2026-01-05T11:30:00Z',
      reference: 'RDV-BBBBBBBB',
      request: '00000000-0000-4000-8000-000000000002',
    },
    update: { start_at: '2026-01-05T09:00:00Z' },
    hasOwner: true,
    samples: {
      email: 'eve@example.test',
      status: 'cancelled',
      end_at: '2026-01-05T10:20:00Z',
      hold_hash: 'c'.repeat(64),
      ip_hash: 'c'.repeat(64),
      network_hash: 'c'.repeat(64),
      attendance: 'no_show',
      reference: 'RDV-CCCCCCCC',
      moves: ['00000000-0000-4000-8000-000000000003'],
      phone: '+33687654321',
      language: 'en',
    },
    ...closed,
    triggers: ['report_erased_appointment'],
  },
  reconcile_runs: {
    row: { started_at: '2026-01-01T00:00:00Z' },
    insert: { started_at: '2026-01-02T00:00:00Z' },
    update: { finished_at: '2026-01-03T00:00:00Z' },
    hasOwner: false,
    ...closed,
  },
  payment_links: {
    row: { charge_id: 'ch_1', charged_at: '2026-01-01T00:00:00Z' },
    insert: { charge_id: 'ch_2', charged_at: '2026-01-01T00:00:00Z' },
    update: { stripe_subscription_id: 'sub_2' },
    hasOwner: false,
    ...closed,
  },
  rate_limits: {
    row: { key: 'key', used: 10, resets_at: '2099-01-01T00:00:00Z' },
    insert: { key: 'forged', used: 0, resets_at: '2099-01-01T00:00:00Z' },
    update: { used: 0 },
    hasOwner: false,
    ...closed,
  },
};

const everybody = ['anon', 'authenticated', 'service_role'];

/**
 * Functions that a query takes in as their expression, so that it can use indexes. They run as their caller, and have a
 * SQL body, whose names are resolved when it is created.
 */
export const inlined: readonly string[] = ['is_active'];

/** The roles that may call each function; nobody may call trigger functions. */
export const functions: Readonly<Record<string, readonly string[]>> = {
  guard_profile: [],
  create_profile: [],
  finish_profile: [],
  profile_name: [],
  profile_phone: [],
  profile_terms: [],
  guard_evidence: [],
  limit_evidence: [],
  contract_end: [],
  keep_contract_end: [],
  purge_evidence: [],
  guard_progress: [],
  erase_progress: [],
  start_quiz: ['service_role'],
  answer_quiz: ['service_role'],
  schedule_reviews: ['service_role'],
  free_lesson: [],
  reviews_per_day: [],
  paris_day: [],
  review_reminders: [],
  enqueue_review_reminders: ['service_role'],
  takes_optional_email: [],
  content_news: [],
  record_published_content: ['service_role'],
  enqueue_content_news: ['service_role'],
  enqueue_market_week: ['service_role'],
  issue_certificate: ['service_role'],
  revoke_certificate: ['service_role'],
  guard_note: [],
  confirm_email: [],
  end_unproven_access: [],
  prove_by_sign_in: [],
  prove_by_confirmation: [],
  require_proved_address: [],
  store_sign_up_code: ['service_role'],
  use_sign_up_code: ['service_role'],
  second_factor_since: [],
  session_is_live: [],
  has_access: ['authenticated', 'service_role'],
  second_factor_given: ['authenticated', 'service_role'],
  recovery_codes_left: ['authenticated', 'service_role'],
  subscription_sync_version: ['service_role'],
  apply_subscriptions: ['service_role'],
  enqueue_subscription_emails: [],
  is_withdrawn: ['service_role'],
  claim_checkout_evidence: ['service_role'],
  claim_event: ['service_role'],
  claim_waiting_events: ['service_role'],
  claim_reconcile: ['service_role'],
  enqueue_unexplained_payment: ['service_role'],
  enqueue_returned_payment: ['service_role'],
  duplicate_subscriptions: ['service_role'],
  enqueue_renewal_notices: ['service_role'],
  next_work_at: ['service_role'],
  export_account: ['service_role'],
  wants_email: ['service_role'],
  enqueue_user_email: ['service_role'],
  enqueue_email: ['service_role'],
  cancel_email: ['service_role'],
  claim_emails: ['service_role'],
  settle_emails: ['service_role'],
  next_email_at: ['service_role'],
  report_failed_emails: [],
  replace_recovery_codes: ['service_role'],
  use_recovery_code: ['service_role'],
  restore_recovery_code: ['service_role'],
  begin_erasure: ['service_role'],
  drop_stopped_erasures: [],
  claim_erasures: ['service_role'],
  prepare_erasure: ['service_role'],
  erase_traces: ['service_role'],
  finish_erasure: ['service_role'],
  account_last_used_at: [],
  erase_unused_accounts: ['service_role'],
  purge_expired: ['service_role'],
  consume_rate_limit: [],
  consume_rate_limits: ['service_role'],
  deployment_check: ['service_role'],
  anonymize_contract_end: [],
  is_end_declared: [],
  find_contracts: ['service_role'],
  declare_contract_end: ['service_role'],
  confirm_contract_end: ['service_role'],
  claim_contract_ends: ['service_role'],
  decide_withdrawal_refund: ['service_role'],
  other_withdrawals: [],
  finish_contract_end: ['service_role'],
  lock_appointments: [],
  release_holds: [],
  busy_times: ['service_role'],
  hold_appointment: ['service_role'],
  release_appointment: ['service_role'],
  enqueue_appointment_emails: [],
  new_appointment_reference: [],
  normalize_email: [],
  keep_mailbox: [],
  drop_emails: [],
  forget_emails: [],
  is_first_account: [],
  owns_mailbox: [],
  is_active: [],
  is_subscriber: [],
  is_printable_line: ['service_role'],
  is_email: ['service_role'],
  is_network_full: [],
  require_rate_limits: [],
  mailbox_accounts: [],
  book_appointment: ['service_role'],
  move_appointment: ['service_role'],
  cancel_appointment: ['service_role'],
  report_erased_appointment: [],
  purge_appointments: [],
  touch_ticket: [],
  open_ticket: ['service_role'],
  purge_tickets: [],
  is_closed_day: [],
  set_closed_day: ['service_role'],
  mark_appointment: ['service_role'],
  answer_ticket: ['service_role'],
  set_ticket: ['service_role'],
  is_editor: ['authenticated', 'service_role'],
  signals_status: everybody,
  signal_chain: everybody,
  set_signals_desk: ['service_role'],
  guard_signal: [],
  guard_read_position: [],
  guard_signal_event: [],
  utc_text: [],
  price_text: [],
  append_signal_event: [],
  receives_signals: ['service_role'],
  recipe_sends: [],
  analyze_deliveries: [],
  create_signal_webhook: ['service_role'],
  update_signal_webhook: ['service_role'],
  activate_signal_webhook: ['service_role'],
  rotate_signal_webhook: ['service_role'],
  webhook_log: ['service_role'],
  replay_until: [],
  replay_webhook_delivery: ['service_role'],
  claim_webhook_deliveries: ['service_role'],
  settle_webhook_deliveries: ['service_role'],
  next_webhook_delivery_at: ['service_role'],
  stop_webhook: [],
  order_email_data: [],
  report_missed_exits: [],
  report_unclear_orders: [],
  fail_unclear_orders: [],
  schedule_webhook: [],
  cancel_waiting_deliveries: [],
  cancel_webhook_deliveries: [],
  finish_webhook_deliveries: [],
  expire_webhook_deliveries: [],
  delete_webhook_deliveries: [],
  reset_real_orders: [],
  queue_signal_event: [],
  signal_email_data: [],
  signal_is_closed: [],
  save_signal_draft: ['service_role'],
  delete_signal_draft: ['service_role'],
  issue_signal: ['service_role'],
  record_signal_event: ['service_role'],
  record_signal_outcomes: ['service_role'],
  desk_overview: ['service_role'],
  desk_deliveries: ['service_role'],
  ask_signals_notice: ['service_role'],
  announce_signals: ['service_role'],
  purge_signals_notices: [],
};

/** The result of each function that requires an account, with the rows above. */
export const answers: Readonly<Record<string, Readonly<Record<Persona, unknown>>>> = {
  has_access: {
    owner: true,
    other: false,
    anonymous: refused,
    selfStyledEditor: false,
    halfway: false,
    verified: true,
    editorBefore: false,
    editor: false,
    ended: null,
    editorEnded: null,
    service: null,
  },
  second_factor_given: {
    owner: true,
    other: true,
    anonymous: refused,
    selfStyledEditor: true,
    halfway: false,
    verified: true,
    editorBefore: true,
    editor: true,
    ended: false,
    editorEnded: false,
    service: false,
  },
  recovery_codes_left: {
    owner: 1,
    other: 0,
    anonymous: refused,
    selfStyledEditor: 0,
    halfway: null,
    verified: 1,
    editorBefore: 0,
    editor: 0,
    ended: null,
    editorEnded: null,
    service: null,
  },
  is_editor: {
    owner: false,
    other: false,
    anonymous: refused,
    selfStyledEditor: false,
    halfway: false,
    verified: false,
    editorBefore: false,
    editor: true,
    ended: false,
    editorEnded: false,
    service: false,
  },
};

/** Our triggers on Auth's tables. */
export const accountTriggers = [
  'create_profile on auth.users',
  'finish_profile on auth.users',
  'keep_mailbox on auth.users',
  'forget_emails on auth.users',
  'confirm_email on auth.users',
  'prove_by_confirmation on auth.users',
  'prove_by_sign_in on auth.mfa_amr_claims',
  'require_proved_address on auth.mfa_factors',
];

/** The commands that the persona may run on the rows of the target account. */
export function allowed({ own, others }: TableRules, persona: Persona): readonly Command[] {
  const exception = others?.[persona];
  if (exception) return exception;
  if (persona === 'service') return ['select', 'insert', 'update', 'delete'];
  return persona === 'owner' || persona === 'verified' ? own : [];
}
