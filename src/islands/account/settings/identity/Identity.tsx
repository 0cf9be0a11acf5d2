import type { FieldFaults } from '../../../../domain/account/form.ts';
import { nameFault } from '../../../../domain/account/name.ts';
import { readPhone, showPhone } from '../../../../domain/account/phone.ts';
import { isLang, langs, type Lang } from '../../../../i18n/locales.ts';
import { saveIdentity, type Profile } from '../../../../stores/account/profile.ts';
import { failed } from '../../../../stores/outcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../action.ts';
import { useLoaded } from '../loaded.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly profile: Profile;
}

type Values = Record<'firstName' | 'lastName' | 'phone' | 'language', string>;

/** Names, telephone, language of the mails. */
export function Identity({ lang, t, profile }: Props) {
  const { identity } = t;
  const { busy, outcome, run, clear } = useAction();
  const shownPhone = useLoaded(showPhone, profile.phone);

  const save = async (values: Values) => {
    const phone = await readPhone(values.phone, lang).catch(() => undefined);
    await run(() =>
      phone
        ? saveIdentity({
            first_name: values.firstName.trim(),
            last_name: values.lastName.trim(),
            phone: phone.type === 'phone' ? phone.number : '',
            language: isLang(values.language) ? values.language : lang,
          })
        : Promise.resolve(failed('network')),
    );
    const field = form.ref.current?.elements.namedItem('phone');
    if (phone?.type === 'phone' && field instanceof HTMLInputElement) field.value = phone.shown;
  };
  const { form, errorOf } = useForm<keyof Values>({
    names: ['firstName', 'lastName', 'phone', 'language'],
    check: async (values) => {
      clear();
      return faultsOf(values, lang);
    },
    submit: (values) => void save(values),
    texts: t.forms,
  });

  if (shownPhone === undefined) return null;
  return (
    <form {...form}>
      <p className="text-ink-2">{identity.intro}</p>
      <div className="form-pair">
        <Field
          name="firstName"
          label={identity.firstName}
          error={errorOf('firstName')}
          defaultValue={profile.first_name}
          autoComplete="given-name"
        />
        <Field
          name="lastName"
          label={identity.lastName}
          error={errorOf('lastName')}
          defaultValue={profile.last_name}
          autoComplete="family-name"
        />
      </div>
      <Field
        name="phone"
        type="tel"
        label={identity.phone}
        hint={identity.phoneHint}
        error={errorOf('phone')}
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

async function faultsOf(values: Values, lang: Lang): Promise<FieldFaults<keyof Values>> {
  const first = nameFault(values.firstName);
  const last = nameFault(values.lastName, true);
  // Where the numbering plans cannot be loaded, saving says that the server is silent.
  const phone = await readPhone(values.phone, lang).catch(() => undefined);
  return {
    ...(first && { firstName: first }),
    ...(last && { lastName: last }),
    ...(phone?.type === 'fault' && { phone: `phone-${phone.fault}` }),
  };
}
