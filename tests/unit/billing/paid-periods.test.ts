/** Random payment histories: the rule agrees with a naive model, which marks hours as paid one by one. */
import { expect, it } from 'vitest';
import { entitlement, type StripeFacts } from '../../../src/domain/billing/entitlement.ts';
import type {
  BilledPeriod,
  PaymentOutcome,
  PlanChange,
} from '../../../src/domain/billing/paid-periods.ts';
import type { PlanKey } from '../../../src/domain/billing/plans.ts';
import { isActive } from '../../../src/domain/shared/access.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';

const histories = sample(2_000, 20_000);
const hour = 3_600;
const periodHours = 30 * 24;
const graceHours = 72;
const began = Date.UTC(2026, 0, 31, 9) / 1_000;

/** The payment of a month, and its plan changes, oldest first. */
interface Month {
  readonly payment: PaymentOutcome;
  readonly changes: readonly PlanChange[];
}

interface History {
  readonly months: readonly Month[];
  /** The plan at the start, and at the end. */
  readonly first: PlanKey;
  readonly plan: PlanKey;
  readonly ended: boolean;
}

function randomHistory(random: () => number): History {
  const pick = <Item>(...items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const count = 1 + Math.floor(random() * 5);
  // The last months may be unpaid; the first never is: Stripe starts no subscription without it.
  const unpaid = Math.floor(random() * count);
  const first: PlanKey = pick('formation', 'formationEtSignaux');
  let plan = first;
  const months = Array.from({ length: count }, (_, index): Month => {
    const changes: PlanChange[] = [];
    while (random() < 0.35) {
      const to: PlanKey = plan === 'formation' ? 'formationEtSignaux' : 'formation';
      changes.push({ from: plan, to, payment: pick('kept', 'kept', 'refunded', 'disputed') });
      plan = to;
    }
    const outcome = pick<PaymentOutcome>('kept', 'kept', 'kept', 'refunded', 'disputed');
    return { payment: index >= count - unpaid ? 'unpaid' : outcome, changes };
  });
  return { months, first, plan, ended: random() < 0.1 };
}

/** The facts as Stripe reports them. */
function factsOf({ months, plan, ended }: History): StripeFacts {
  const periods = months.map(({ payment, changes }, index): BilledPeriod => ({
    start: began + index * periodHours * hour,
    end: began + (index + 1) * periodHours * hour,
    payment,
    changes,
  }));
  const [current, ...earlier] = periods.reverse();
  if (!current) throw new Error('A history has a month.');
  const isUnpaid = current.payment === 'unpaid';
  return {
    status: ended ? 'canceled' : isUnpaid ? 'past_due' : 'active',
    periods: [current, ...earlier],
    plan,
    endsAt: null,
    endedAt: ended ? current.start + hour : null,
  };
}

/** The naive model: marks each hour as paid or not, and remembers whether signals are paid for. */
function naiveAccess({
  months,
  first,
  ended,
}: History): (hourIndex: number) => PlanKey | undefined {
  const marks: ('paid' | 'unpaid' | 'reversed')[] = [];
  let plan = first;
  let signalsPaid = false;
  for (const { payment, changes } of months) {
    if (payment === 'kept') signalsPaid = plan === 'formationEtSignaux';
    for (const { to, payment: money } of changes) {
      signalsPaid = to === 'formationEtSignaux' && money === 'kept';
      plan = to;
    }
    const word = payment === 'kept' ? 'paid' : payment === 'unpaid' ? 'unpaid' : 'reversed';
    for (let each = 0; each < periodHours; each += 1) marks.push(word);
  }
  return (hourIndex) => {
    if (ended) return undefined;
    for (let back = 0; back <= graceHours; back += 1) {
      const mark = marks[hourIndex - back];
      if (mark === 'reversed') return undefined;
      if (mark === 'paid') return signalsPaid ? 'formationEtSignaux' : 'formation';
    }
    return undefined;
  };
}

it(`${histories} random histories give the access that a naive model of paid hours gives`, () => {
  const random = seededRandom(seedOf(5));
  const counts = { open: 0, closed: 0, reduced: 0 };
  for (let index = 0; index < histories; index += 1) {
    const history = randomHistory(random);
    const facts = factsOf(history);
    const given = entitlement(facts);
    const model = naiveAccess(history);
    const row = {
      status: given.status,
      start_date: new Date(began * 1_000).toISOString(),
      end_date: new Date(given.accessUntil * 1_000).toISOString(),
    };
    const first = (history.months.length - 1) * periodHours;
    for (let probe = 0; probe < 12; probe += 1) {
      const at = first + Math.floor(random() * (periodHours + 2 * graceHours));
      // In the middle of an hour, so that no boundary matters.
      const now = new Date((began + (at + 0.5) * hour) * 1_000);
      const open = isActive(row, now) ? (given.fallbackPlan ?? history.plan) : undefined;
      expect({ at, open, history }).toEqual({ at, open: model(at), history });
      counts[open === undefined ? 'closed' : 'open'] += 1;
      if (given.fallbackPlan !== null) counts.reduced += 1;
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(histories / 10);
});
