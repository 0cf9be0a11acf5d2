import { useState } from 'react';
import { firstHour } from '../../../domain/course/first-hour.ts';
import { fill, href } from '../../../i18n/index.ts';
import { $progress } from '../../../stores/course/progress.ts';
import { useShared } from '../../ui/hooks.ts';
import { lessonBeforeCheckout } from '../../../stores/checkout/confirmation.ts';
import type { ReturnProps } from './props.ts';

/** Three lessons to begin with, and how long each takes. */
export function FirstHour({ lang, t, lessons }: Pick<ReturnProps, 'lang' | 't' | 'lessons'>) {
  const [left] = useState(lessonBeforeCheckout);
  const progress = useShared($progress, { type: 'loading' });
  const done = progress.type === 'known' ? progress.lessons : {};
  const [first, ...then] = firstHour(lessons, left, done);
  if (!first) return null;
  const title = first.key === left ? t.hour.back : t.hour.read;
  return (
    <section className="first-hour">
      <h2>{t.hour.heading}</h2>
      <ol>
        <li>
          <span className="first-hour-time">{fill(t.hour.minutes, { n: first.minutes })}</span>
          <div className="card">
            <div>
              <h3>{fill(title, { title: first.title })}</h3>
              <p>{first.text}</p>
              <a className="btn btn-primary" href={href(lang, 'lesson', first.key)}>
                {t.hour.open}
              </a>
            </div>
            <img className="drawn" src={first.picture} width={240} height={150} alt="" />
          </div>
        </li>
        {then.map(({ key, title, text, minutes }) => (
          <li key={key}>
            <span className="first-hour-time">{fill(t.hour.minutes, { n: minutes })}</span>
            <div className="card">
              <h3>
                <a href={href(lang, 'lesson', key)}>{title}</a>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
