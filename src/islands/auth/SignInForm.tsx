import { signInFields } from '../../domain/account/form.ts';
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
  const { form, field } = useForm({
    fields: signInFields,
    texts: texts.fieldErrors,
    missing: t.missing,
    submit: ({ email, password }) => void signIn(email, password, lang),
  });
  const typedEmail = () => {
    const field = form.ref.current?.elements.namedItem('email');
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return (
    <form {...form}>
      <Field
        {...field('email')}
        type="email"
        label={fields.email}
        defaultValue={draft?.email}
        autoComplete="username"
        autoFocus={!draft}
      />
      <PasswordField
        {...field('password')}
        label={fields.password}
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
