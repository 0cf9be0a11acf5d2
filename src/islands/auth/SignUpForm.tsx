import { signUpFields } from '../../domain/account/form.ts';
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
  const { form, field, errorOf } = useForm({
    fields: signUpFields,
    texts: texts.fieldErrors,
    submit: (values) => void requestCode({ ...values, phone: '', lang }),
  });
  return (
    <form {...form}>
      <Names t={fields} field={field} draft={draft} autoFocus={!draft} />
      <Field
        {...field('email')}
        type="email"
        label={fields.email}
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
