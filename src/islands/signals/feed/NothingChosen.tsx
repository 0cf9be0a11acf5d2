import { href, type Lang } from '../../../i18n/index.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  /** The address names a signal that is not known. */
  readonly gone: boolean;
}

/** Beside the list, until a signal is chosen. */
export function NothingChosen({ lang, t, gone }: Props) {
  return (
    <div className={gone ? 'feed-blank feed-gone' : 'feed-blank'}>
      <h2>{t.list.choose}</h2>
      <p>{gone ? t.list.gone : t.list.chooseText}</p>
      <p>
        <a className="link" href={href(lang, 'signals')}>
          {t.noAccess.read}
        </a>
      </p>
    </div>
  );
}
