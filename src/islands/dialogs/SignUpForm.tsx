import { signUpFaults } from '../../domain/account-form.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { $auth, requestCode } from '../../stores/auth.ts';
import { useShared } from '../hooks.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { Field, PasswordField } from './Field.tsx';
import { useForm } from './form.ts';
import type { DialogTexts } from './texts.ts';

export function SignUpForm({ lang, texts }: { readonly lang: Lang; readonly texts: DialogTexts }) {
  const { busy, draft } = useShared($auth, $auth.get());
  const { signUp: t, fields } = texts.auth;
  const { form, errorOf } = useForm({
    names: ['firstName', 'lastName', 'email', 'password'],
    check: signUpFaults,
    submit: (values) => void requestCode({ ...values, lang }),
    texts: texts.common,
  });
  return (
    <form {...form}>
      <div className="form-pair">
        <Field
          name="firstName"
          label={fields.firstName}
          error={errorOf('firstName')}
          defaultValue={draft?.firstName}
          autoComplete="given-name"
          autoFocus={!draft}
        />
        <Field
          name="lastName"
          label={fields.lastName}
          error={errorOf('lastName')}
          defaultValue={draft?.lastName}
          autoComplete="family-name"
        />
      </div>
      <Field
        name="email"
        type="email"
        label={fields.email}
        error={errorOf('email')}
        defaultValue={draft?.email}
        autoComplete="email"
        autoFocus={draft !== undefined}
      />
      <PasswordField
        name="password"
        label={fields.password}
        hint={fields.passwordHint}
        error={errorOf('password')}
        autoComplete="new-password"
        toggle={fields}
      />
      <p className="hint">
        {t.consent} <a href={href(lang, 'terms')}>{t.consentLink}</a>.
      </p>
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
