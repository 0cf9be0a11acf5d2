import { useEffect, useRef } from 'react';
import { href, type Lang } from '../../../../i18n/index.ts';
import type { DeletionResult as State } from '../../../../stores/account/data.ts';
import { Styles } from '../Styles.tsx';
import { useSettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly deletion: State;
}

/** Shown after the account is deleted: the retained data, and a link home. */
export default function AccountErased({ lang, deletion }: Props) {
  const { farewell: t } = useSettingsTexts(lang).data;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    title.current?.focus();
  }, []);
  return (
    <section className="card panel settings-link" aria-labelledby="farewell-title">
      <Styles />
      <h2 ref={title} id="farewell-title" tabIndex={-1}>
        {t.heading}
      </h2>
      <p>{t.text}</p>
      {deletion.kept.length === 0 ? (
        <p className="mt-4">{t.nothingKept}</p>
      ) : (
        <>
          <p className="mt-4">{t.keptTitle}</p>
          <ul className="settings-list">
            {deletion.kept.map((code) => (
              <li key={code}>{t.kept[code]}</li>
            ))}
          </ul>
        </>
      )}
      <p className="settings-actions">
        <a className="btn" href={href(lang, 'home')}>
          {t.home}
        </a>
      </p>
    </section>
  );
}
