import { anyValue } from '../../../../domain/shared/fields.ts';
import {
  saveMailChoices,
  type MailChoices,
  type Profile,
} from '../../../../stores/account/profile.ts';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { Lang } from '../../../../i18n/locales.ts';
import type { SettingsTexts } from '../texts.ts';

const purposes = [
  'notify_signals',
  'notify_lessons',
  'notify_market',
] as const satisfies readonly (keyof MailChoices)[];

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly profile: Profile;
}

/** Email preferences by purpose, and the emails that cannot be turned off. */
export function MailChoicesForm({ lang, t, profile }: Props) {
  const { mails } = t;
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const { form } = useForm({
    fields: { notify_signals: anyValue, notify_lessons: anyValue, notify_market: anyValue },
    texts: {},
    submit: (ticked) =>
      void run(() =>
        saveMailChoices({
          notify_signals: ticked.notify_signals !== '',
          notify_lessons: ticked.notify_lessons !== '',
          notify_market: ticked.notify_market !== '',
        }),
      ),
  });
  return (
    <form {...form} onChange={clear}>
      <fieldset className="settings-ticks">
        <legend className="text-ink-2">{mails.intro}</legend>
        {purposes.map((purpose) => (
          <label key={purpose} className="tick">
            <input
              type="checkbox"
              name={purpose}
              defaultChecked={profile[purpose]}
              aria-describedby={`${purpose}-text`}
            />
            <span className="settings-purpose">
              <strong>{mails.choices[purpose].label}</strong>
              <span className="text-ink-2" id={`${purpose}-text`}>
                {mails.choices[purpose].text}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <SubmitButton busy={busy}>{busy ? t.common.busy : t.common.save}</SubmitButton>
        <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={t.common.saved} />
      </div>
      <div className="settings-facts">
        <p>{mails.always}</p>
        <ul className="settings-list">
          {mails.alwaysItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </form>
  );
}
