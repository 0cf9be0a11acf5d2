import { useId, useState } from 'react';
import type { KitTexts } from './texts.ts';

export interface Trial {
  /** Name of its condition. */
  readonly name: string;
  readonly text: string;
  /** What it shows, once it is done. */
  readonly shows: string;
  /** Sets it up for the reader; absent if they have to do it themselves. */
  readonly set?: (() => void) | undefined;
}

interface Props {
  readonly trials: readonly Trial[];
  readonly done: readonly string[];
  readonly t: KitTexts;
}

/** Small things to try; each is ticked automatically, and announced. */
export function Trials({ trials, done, t }: Props) {
  const id = useId();
  const [before, setBefore] = useState(done);
  const [said, setSaid] = useState('');
  if (before !== done) {
    const added = trials.filter(({ name }) => done.includes(name) && !before.includes(name));
    setBefore(done);
    // The next change of a control leaves the announcement; a reset empties it.
    if (added.length > 0 || done.length === 0) setSaid(announcementOf(added, t));
  }
  return (
    <div className="lab-trials">
      <h4>{t.trials}</h4>
      <ul>
        {trials.map(({ name, text, shows, set }) => {
          const isDone = done.includes(name);
          return (
            <li key={name} data-done={isDone ? '' : undefined}>
              <Mark done={isDone} />
              <div id={`${id}-${name}`}>
                <p>
                  {text} {isDone && <span className="sr-only">({t.done})</span>}
                </p>
                {isDone && <p className="lab-shows">{shows}</p>}
              </div>
              {set && (
                <button
                  type="button"
                  className="link"
                  onClick={set}
                  aria-describedby={`${id}-${name}`}
                >
                  {t.set}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

/** The trials that have just been done, and what they show. */
export function announcementOf(trials: readonly Trial[], t: KitTexts): string {
  return trials.map(({ text, shows }) => `${text} (${t.done}) ${shows}`).join(' ');
}

function Mark({ done }: { readonly done: boolean }) {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <circle cx="11" cy="11" r="8.5" />
      {done && <path d="M7.2 11.3l2.6 2.6 5-5.2" />}
    </svg>
  );
}
