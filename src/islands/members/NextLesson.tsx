import type { members } from '../../i18n/fr/members.ts';
import { fill } from '../../i18n/index.ts';
import { $subscription } from '../../stores/subscription.ts';
import { useShared } from '../hooks.ts';

interface OfferedLesson {
  readonly href: string;
  readonly title: string;
  readonly number: number;
  readonly minutes: number;
}

export interface OfferedLessons {
  readonly first: OfferedLesson & { readonly text: string };
  readonly then: readonly OfferedLesson[];
  readonly total: number;
  /** How many lessons are published; empty once all are. */
  readonly published: string;
}

interface Props extends OfferedLessons {
  readonly t: typeof members.dashboard;
  readonly course: string;
}

/** The lesson to begin with, and the published ones after it. */
export function NextLesson({ t, first, then, total, published, course }: Props) {
  const subscription = useShared($subscription, { type: 'loading' });
  const locked = subscription.type === 'none';
  return (
    <section className="card panel">
      <h2>{fill(t.next.start, { title: first.title })}</h2>
      <p className="numbers text-ink-2">
        {fill(t.next.place, { n: first.number, total })} ·{' '}
        {fill(t.next.minutes, { n: first.minutes })}
      </p>
      <p className="mt-3">{first.text}</p>
      <p className="mt-5">
        <a className="btn btn-primary" href={first.href}>
          {t.next.open}
        </a>
      </p>
      {then.length > 0 && (
        <>
          <h3 className="mt-8">{locked ? t.next.thenLocked : t.next.then}</h3>
          <ol className="offers">
            {then.map(({ href, title, number, minutes }) => (
              <li key={href}>
                <span aria-hidden="true">{number}</span>
                <a href={href}>{title}</a>
                <span>{fill(t.next.minutes, { n: minutes })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="offers-foot">
        {published}{' '}
        <a className="link" href={course}>
          {t.next.programme}
        </a>
      </p>
    </section>
  );
}
