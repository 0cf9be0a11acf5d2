import { signInFaults } from '../../domain/account/form.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $auth, forgotPassword, signIn } from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Field, PasswordField } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

export function SignInForm({ lang, texts }: { readonly lang: Lang; readonly texts: AuthTexts }) {
  const { busy, draft } = useShared($auth, $auth.get());
  const { signIn: t, fields } = texts.auth;
  const { form, errorOf } = useForm({
    names: ['email', 'password'],
    check: signInFaults,
    submit: ({ email, password }) => void signIn(email, password, lang),
    texts,
  });
  const typedEmail = () => {
    const field = form.ref.current?.elements.namedItem('email');
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return (
    <form {...form}>
      <Field
        name="email"
        type="email"
        label={fields.email}
        error={errorOf('email')}
        defaultValue={draft?.email}
        autoComplete="username"
        autoFocus={!draft}
      />
      <PasswordField
        name="password"
        label={fields.password}
        error={errorOf('password')}
        autoComplete="current-password"
        toggle={fields}
        autoFocus={draft !== undefined}
      />
      <p className="form-aside">
        <button type="button" className="link" onClick={() => forgotPassword(typedEmail())}>
          {t.forgot}
        </button>
      </p>
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
