import { signUpFields } from '../../domain/account/form.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { $auth, requestCode } from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Field } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import { Names } from './Names.tsx';
import { NewPasswordField } from './NewPassword.tsx';
import { Terms } from './Terms.tsx';
import { initialState } from './pages/initial-state.ts';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: FormTexts;
  /** Moves the focus to the first field: in a dialog, and not on a page. */
  readonly autoFocus?: boolean;
}

/** The sign-up form of the dialog, of the order and of the account page. */
export function SignUpForm({ lang, texts, autoFocus = false }: Props) {
  const { busy, draft } = useShared($auth, initialState);
  const { signUp: t, fields } = texts.auth;
  const { form, field, errorOf } = useForm({
    fields: signUpFields,
    texts: texts.fieldErrors,
    missing: t.missing,
    submit: ({ firstName, lastName, email, password }) =>
      void requestCode({ firstName, lastName, email, password, lang }),
  });
  return (
    <form {...form}>
      <Names t={fields} field={field} draft={draft} autoFocus={autoFocus && !draft} />
      <Field
        {...field('email')}
        type="email"
        label={fields.email}
        defaultValue={draft?.email}
        autoComplete="username"
        autoFocus={autoFocus && draft !== undefined}
      />
      <NewPasswordField texts={texts} label={fields.password} error={errorOf('password')} />
      <Terms t={t} termsHref={href(lang, 'terms')} error={errorOf('acceptTerms')} />
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
