import { signUpFaults } from '../../domain/account/form.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { $auth, requestCode } from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Field } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import { Names } from './Names.tsx';
import { NewPasswordField } from './NewPassword.tsx';
import type { AuthTexts } from '../dialogs/texts.ts';

export function SignUpForm({ lang, texts }: { readonly lang: Lang; readonly texts: AuthTexts }) {
  const { busy, draft } = useShared($auth, $auth.get());
  const { signUp: t, fields } = texts.auth;
  const { form, errorOf } = useForm({
    names: ['firstName', 'lastName', 'email', 'password'],
    check: signUpFaults,
    submit: (values) => void requestCode({ ...values, phone: '', lang }),
    texts,
  });
  return (
    <form {...form}>
      <Names t={fields} errorOf={errorOf} draft={draft} autoFocus={!draft} />
      <Field
        name="email"
        type="email"
        label={fields.email}
        error={errorOf('email')}
        defaultValue={draft?.email}
        autoComplete="username"
        autoFocus={draft !== undefined}
      />
      <NewPasswordField texts={texts} label={fields.password} error={errorOf('password')} />
      <p className="hint">
        {t.consent} <a href={href(lang, 'terms')}>{t.consentLink}</a>.
      </p>
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
