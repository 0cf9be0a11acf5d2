/** Runs every command on a table and compares with the expectations: one message per difference. */
import { allowed, answers, tables, type TableRules } from './expectations.ts';
import { commands, personas, type Command, type Persona, type Driver } from './personas.ts';
import type { Row } from '../fixtures/supabase.ts';

/** Checks one cell: whether the persona may run this command on the target account's row. */
export async function cellFaults(
  driver: Driver,
  table: string,
  persona: Persona,
  command: Command,
): Promise<string[]> {
  const rules = rulesOf(table);
  const expected = allowed(rules, persona).includes(command);
  const account = driver.subjectOf(persona);
  await place(driver, table, account, command);
  const before = await contents(driver, table);
  const owned = rules.hasOwner ? { user_id: account } : {};
  const values = {
    select: {},
    insert: { ...(rules.insert ?? rules.row), ...owned },
    update: rules.update,
    delete: {},
  }[command];
  const seen = await driver.attempt(persona, {
    ...{ table, command, values },
    columns: rules.readable,
  });
  const changed = (await contents(driver, table)) !== before;
  const done = command === 'select' ? seen > 0 : changed;
  return [
    ...(done === expected
      ? []
      : [
          `${table}: ${persona} ${done ? 'may' : 'may not'} ${command}; expected is the opposite. ` +
            `Mend the policies, or \`own\` of ${table} in tests/database/policies/expectations.ts.`,
        ]),
    ...(command === 'select' && changed ? [`${table}: a select by ${persona} changes it.`] : []),
  ];
}

/** Checks every cell of a table. */
export async function tableCellFaults(driver: Driver, table: string): Promise<string[]> {
  const faults: string[] = [];
  for (const persona of personas) {
    for (const command of commands) {
      faults.push(...(await cellFaults(driver, table, persona, command)));
    }
  }
  return faults;
}

/** Tries to change each column alone; the forged value must be stored only where expected. */
export async function columnFaults(
  driver: Driver,
  table: string,
  persona: Persona,
): Promise<string[]> {
  const { changes = {}, own } = rulesOf(table);
  const account = driver.subjectOf(persona);
  const faults: string[] = [];
  for (const [column, value] of Object.entries(await samples(driver, table))) {
    if (value === undefined) {
      faults.push(`${table}.${column} has a new type: add a value of it to \`samples\`.`);
      continue;
    }
    const wanted = { [column]: value };
    await place(driver, table, account, 'update');
    if (await holds(driver, table, wanted)) {
      faults.push(`${table}.${column} is the sample already: add another to \`samples\`.`);
    }
    await driver.attempt(persona, { table, command: 'update', values: wanted });
    const done = await holds(driver, table, wanted);
    const mine = persona === 'owner' || persona === 'verified';
    const expected = mine && own.includes('update') && column in changes;
    if (done !== expected) {
      faults.push(
        `${table}.${column}: ${persona} ${done ? 'may' : 'may not'} change it; expected is the opposite. ` +
          `Mend the grants and triggers, or \`changes\` of ${table} in tests/database/policies/expectations.ts.`,
      );
    }
    if (done) continue;
    // The sample itself is valid: without triggers and references, the row accepts it.
    const accepted = await forced(driver, table, wanted);
    if (!accepted) {
      faults.push(`${table}.${column} does not take the sample: add one to \`samples\`.`);
    }
  }
  return faults;
}

/** Checks a function's result for each persona, with the rows of the expectations. */
export async function answerFaults(driver: Driver, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const persona of personas) {
    for (const table of ['subscriptions', 'recovery_codes']) {
      await place(driver, table, driver.subjectOf(persona), 'select');
    }
    const answer = await driver.call(persona, name);
    const expected = answers[name]?.[persona];
    if (answer !== expected) {
      faults.push(
        `${name}() answers ${String(answer)} to ${persona}; expected is ${String(expected)}. ` +
          'Mend it, or `answers` in tests/database/policies/expectations.ts.',
      );
    }
  }
  return faults;
}

/** Makes the account's row the only one, or leaves none where an insert could not add a second. */
async function place(
  driver: Driver,
  table: string,
  account: string,
  command: Command,
): Promise<void> {
  const { row, insert, hasOwner, needs } = rulesOf(table);
  // As a replica: no trigger protects rows that can otherwise never be deleted.
  await driver.query(
    `set session_replication_role = replica; delete from public.${table};
     set session_replication_role = origin; ${needs ?? ''}`,
  );
  // All rows of an account depend on its profile, which other cells delete.
  if (table !== 'profiles') {
    await driver.query(
      `insert into public.profiles (user_id) values ('${account}')
       on conflict (user_id) do update set keep_progress = true`,
    );
  }
  if (command === 'insert' && !insert) return;
  const values = { ...row, ...(hasOwner ? { user_id: account } : {}) };
  const columns = Object.keys(values).join(', ');
  await driver.query(
    `insert into public.${table} (${columns}) select ${columns} from ${record(table, values)}`,
  );
}

/** A new value for each column: from `changes`, from `samples`, or the default of its type. */
async function samples(driver: Driver, table: string): Promise<Row> {
  const usual: Row = {
    text: 'forged',
    uuid: driver.stranger,
    integer: 7,
    bigint: 7,
    boolean: true,
    jsonb: { forged: true },
    'text[]': ['forged'],
    'timestamp with time zone': '2020-01-01T00:00:00Z',
  };
  const columns = await driver.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a where a.attrelid = 'public.${table}'::regclass
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
  );
  const { row, changes = {}, samples: others = {} } = rulesOf(table);
  const found: Row = {};
  for (const { name, type } of columns) {
    if (name in changes) found[name] = changes[name];
    else if (others[name] === null) continue;
    else if (name in others) found[name] = others[name];
    else found[name] = type === 'boolean' ? row[name] !== true : usual[type];
  }
  return found;
}

async function holds(driver: Driver, table: string, values: Row): Promise<boolean> {
  const same = Object.keys(values).map((name) => `t.${name} is not distinct from w.${name}`);
  const [{ rows } = { rows: 0 }] = await driver.query<{ rows: number }>(
    `select count(*)::int as rows from public.${table} t, ${record(table, values)} w
     where ${same.join(' and ')}`,
  );
  return rows > 0;
}

/** Whether the row accepts these values without triggers and references. */
async function forced(driver: Driver, table: string, values: Row): Promise<boolean> {
  const set = Object.keys(values).map((name) => `${name} = w.${name}`);
  await driver.query(
    `set session_replication_role = replica;
     do $try$ begin
       update public.${table} set ${set.join()} from ${record(table, values)} w;
     exception when others then null; end $try$;
     set session_replication_role = origin`,
  );
  return await holds(driver, table, values);
}

function record(table: string, values: Row): string {
  return `jsonb_populate_record(null::public.${table}, '${JSON.stringify(values)}')`;
}

async function contents(driver: Driver, table: string): Promise<string> {
  return JSON.stringify(await driver.query(`select * from public.${table} order by 1`));
}

function rulesOf(table: string): TableRules {
  const rules = tables[table];
  if (!rules) throw new Error(`No expectations for ${table}.`);
  return rules;
}
