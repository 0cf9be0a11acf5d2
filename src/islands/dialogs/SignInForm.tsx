import { signInFaults } from '../../domain/account-form.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $auth, signIn } from '../../stores/auth.ts';
import { useShared } from '../hooks.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { Field, PasswordField } from './Field.tsx';
import { useForm } from './form.ts';
import type { DialogTexts } from './texts.ts';

export function SignInForm({ texts }: { readonly lang: Lang; readonly texts: DialogTexts }) {
  const { busy } = useShared($auth, $auth.get());
  const { signIn: t, fields } = texts.auth;
  const { form, errorOf } = useForm({
    names: ['email', 'password'],
    check: signInFaults,
    submit: ({ email, password }) => void signIn(email, password),
    texts: texts.common,
  });
  return (
    <form {...form}>
      <Field
        name="email"
        type="email"
        label={fields.email}
        error={errorOf('email')}
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        name="password"
        label={fields.password}
        error={errorOf('password')}
        autoComplete="current-password"
        toggle={fields}
      />
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
