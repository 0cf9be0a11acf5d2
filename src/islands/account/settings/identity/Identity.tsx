import { useRef } from 'react';
import { optionalPhoneError } from '../../../../domain/account/form.ts';
import { nameError, optionalNameError } from '../../../../domain/account/name.ts';
import { readPhone, showPhone } from '../../../../domain/account/phone.ts';
import { anyValue, type FormValues } from '../../../../domain/shared/fields.ts';
import { isLang, langs, type Lang } from '../../../../i18n/locales.ts';
import {
  saveIdentity,
  type Identity as SavedIdentity,
  type Profile,
} from '../../../../stores/account/profile.ts';
import { failed } from '../../../../stores/outcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { useAsyncValue } from '../use-async-value.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly profile: Profile;
}

type Values = FormValues<keyof ReturnType<typeof identityFields>>;

/** Names, phone, language of the emails. */
export function Identity({ lang, t, profile }: Props) {
  const { identity } = t;
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const opened = useRef<SavedIdentity>(profile);
  const shownPhone = useAsyncValue(showPhone, profile.phone);

  const save = async (values: Values) => {
    const phone = await readPhone(values.phone, lang).catch(() => undefined);
    await run(async () => {
      if (!phone) return failed('network');
      const identity = {
        first_name: values.firstName.trim(),
        last_name: values.lastName.trim(),
        phone: phone.type === 'phone' ? phone.number : '',
        language: isLang(values.language) ? values.language : lang,
      };
      const saved = await saveIdentity(identity, opened.current);
      if (saved.type === 'ok') opened.current = identity;
      return saved;
    });
    const field = form.ref.current?.elements.namedItem('phone');
    if (phone?.type === 'phone' && field instanceof HTMLInputElement) field.value = phone.shown;
  };
  const { form, field } = useForm({
    fields: identityFields(lang),
    texts: t.forms.fieldErrors,
    missing: t.missing.identity,
    onSubmit: clear,
    submit: (values) => void save(values),
  });

  if (shownPhone === undefined) return null;
  return (
    <form {...form}>
      <p className="text-ink-2">{identity.intro}</p>
      <div className="form-pair">
        <Field
          {...field('firstName')}
          label={identity.firstName}
          defaultValue={profile.first_name}
          autoComplete="given-name"
        />
        <Field
          {...field('lastName')}
          label={identity.lastName}
          defaultValue={profile.last_name}
          autoComplete="family-name"
        />
      </div>
      <Field
        {...field('phone')}
        type="tel"
        label={identity.phone}
        hint={identity.phoneHint}
        defaultValue={shownPhone}
        autoComplete="tel"
      />
      <fieldset className="field">
        <legend>{identity.language}</legend>
        <div className="settings-choices">
          {langs.map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name="language"
                value={one}
                defaultChecked={profile.language === one}
              />
              {identity.languages[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <SubmitButton busy={busy}>{busy ? t.common.busy : t.common.save}</SubmitButton>
        <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={t.common.saved} />
      </div>
    </form>
  );
}

function identityFields(lang: Lang) {
  return {
    firstName: nameError,
    lastName: optionalNameError,
    phone: optionalPhoneError(lang),
    language: anyValue,
  } as const;
}
