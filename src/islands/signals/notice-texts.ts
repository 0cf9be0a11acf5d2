import { useEffect, useState } from 'react';
import type * as French from '../../i18n/fr/signals/notice.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { NoticeStore } from '../../stores/signals/notice.ts';
import { useOnline } from '../ui/hooks.ts';

export type NoticeTexts = typeof French.signalsNotice;

const loadTexts = textsLoader(import.meta.glob<typeof French>('../../i18n/*/signals/notice.ts'));

/**
 * Texts of responses and links, fetched with the form rather than with the page, so that a later network failure has
 * its message. Undefined while they load. After a failure they are fetched again with the next change of `state`, and
 * once the network is back.
 */
export function useNoticeTexts(lang: Lang, state: NoticeStore): NoticeTexts | 'failed' | undefined {
  const [texts, setTexts] = useState<NoticeTexts | 'failed'>();
  const online = useOnline();
  const isLoaded = texts !== undefined && texts !== 'failed';
  useEffect(() => {
    let isMounted = true;
    if (!isLoaded) {
      loadTexts(lang).then(
        ({ signalsNotice }) => isMounted && setTexts(signalsNotice),
        () => isMounted && setTexts('failed'),
      );
    }
    return () => {
      isMounted = false;
    };
  }, [lang, state, online, isLoaded]);
  return texts;
}
