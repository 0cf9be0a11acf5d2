import { useState } from 'react';
import { fill, formatDate } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { site } from '../../../../site.ts';
import { finishTwoFactor } from '../../../../stores/account/factors.ts';
import { useFocused } from '../../../ui/hooks.ts';
import { Tick } from '../../../ui/Tick.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { CopyButton } from './CopyButton.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts['twoFactor'];
  readonly codes: readonly string[];
}

/** The recovery codes, shown once: copy, save or print, then confirm. */
export function RecoveryCodes({ lang, t, codes }: Props) {
  const { codes: c } = t;
  const title = useFocused<HTMLHeadingElement>();
  const [today] = useState(() => new Date());
  const sheet = fill(c.sheet, { site: site.name, date: formatDate(lang, today) });
  const text = [sheet, '', ...codes, ''].join('\n');

  const { form, errorOf } = useForm({
    fields: { kept: (ticked: string) => (ticked === '' ? 'not_kept' : undefined) },
    texts: { not_kept: c.keepFirst },
    submit: finishTwoFactor,
  });
  const error = errorOf('kept');

  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {c.heading}
      </h3>
      <p className="mt-2">{c.text}</p>
      <div className="codes-sheet">
        <p className="codes-title">{sheet}</p>
        <ul className="codes-list">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p className="settings-actions">
        <CopyButton t={t} text={text} label={c.copy} />
        <button
          type="button"
          className="btn btn-small"
          onClick={() => saveFile(c.file, new Blob([text], { type: 'text/plain' }))}
        >
          {c.download}
        </button>
        <button type="button" className="btn btn-small" onClick={printCodes}>
          {c.print}
        </button>
      </p>
      <form {...form}>
        <Tick name="kept" error={error}>
          {c.kept}
        </Tick>
        <p>
          <button type="submit" className="btn btn-primary">
            {c.finish}
          </button>
        </p>
      </form>
    </>
  );
}

/** Prints only the codes (see settings.css). */
function printCodes(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-print-codes', true);
  addEventListener('afterprint', () => root.toggleAttribute('data-print-codes', false), {
    once: true,
  });
  window.print();
}
