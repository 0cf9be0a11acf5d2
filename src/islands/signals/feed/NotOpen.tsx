import { href, type Lang } from '../../../i18n/index.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  /** The reader's plan includes signals: they need no notice by email. */
  readonly included?: boolean;
}

/** Signals are not open yet: how to be notified. */
export function NotOpen({ lang, t: { noAccess }, included = false }: Props) {
  const signals = href(lang, 'signals');
  return (
    <section className="notice feed-notice">
      <h2>{noAccess.notOpen}</h2>
      <p>{included ? noAccess.notOpenIncluded : noAccess.notOpenText}</p>
      <div className="notice-actions">
        {!included && (
          <a className="btn btn-primary" href={`${signals}#notice`}>
            {noAccess.notify}
          </a>
        )}
        <a className="btn" href={signals}>
          {noAccess.read}
        </a>
      </div>
    </section>
  );
}
