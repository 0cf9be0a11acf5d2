import { href } from '../../../../i18n/index.ts';
import { useCopy } from '../hooks.ts';
import type { DetailProps } from './detail-props.ts';

/** Number and hash of the newest event: kept by a reader, they detect later changes. */
export function Proof({ lang, t, signal }: DetailProps) {
  const { proof } = t;
  const { said, copy } = useCopy(t.levels.notCopied);
  const event = signal.events.at(-1);
  if (!event) return null;
  return (
    <section aria-labelledby="signal-proof">
      <h3 id="signal-proof">{proof.heading}</h3>
      <p>{proof.text}</p>
      <dl className="signal-proof">
        <div>
          <dt>{proof.position}</dt>
          <dd>{event.position}</dd>
        </div>
        <div>
          <dt>{proof.hash}</dt>
          <dd>
            <code>{event.hash}</code>
          </dd>
        </div>
      </dl>
      <p className="signal-copy">
        <button
          type="button"
          className="btn btn-small"
          onClick={() => void copy(`${event.position}:${event.hash}`, proof.copied)}
        >
          {proof.copy}
        </button>
        <a className="link" href={`${href(lang, 'signalsRecord')}#verify`}>
          {proof.verify}
        </a>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
