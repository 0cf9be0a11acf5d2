import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { exportAccount } from '../../../../stores/account/data.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { EraseAccount } from './EraseAccount.tsx';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly email: string;
}

/** Exports all stored data, or deletes the account. */
export function YourData({ lang, t, email }: Props) {
  const { data, errors, common } = t;
  const { busy, outcome, run } = useAction<SettingsCode>();
  const save = async () => {
    const result = await run(exportAccount);
    if (result?.type !== 'ok') return;
    const name = fill(data.export.file, { day: new Date().toISOString().slice(0, 10) });
    const json = JSON.stringify(result.value, null, 2);
    saveFile(name, new Blob([json], { type: 'application/json' }));
  };
  return (
    <>
      <h3>{data.export.heading}</h3>
      <p className="mt-2 text-ink-2">{data.export.text}</p>
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={busy ? true : undefined}
          onClick={() => void save()}
        >
          {busy ? common.busy : data.export.action}
        </button>
      </p>
      <ActionStatus lang={lang} t={errors} outcome={outcome} done={data.export.ready} />
      <EraseAccount lang={lang} t={t} email={email} />
    </>
  );
}
