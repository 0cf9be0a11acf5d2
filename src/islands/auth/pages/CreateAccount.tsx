import { useEffect } from 'react';
import { accountFields } from '../../../domain/account/form.ts';
import { readPhone } from '../../../domain/account/phone.ts';
import type { FormValues } from '../../../domain/shared/fields.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import type { waysIn } from '../../../i18n/fr/auth/pages.ts';
import { $auth, requestCode, resetAuth, type AuthStep } from '../../../stores/auth/auth.ts';
import { $session } from '../../../stores/auth/session.ts';
import { Field, PasswordField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Google } from '../Google.tsx';
import { Names } from '../Names.tsx';
import { NewPasswordField } from '../NewPassword.tsx';
import type { FormTexts } from '../../dialogs/texts.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { initialState } from './initial-state.ts';
import { LazyErrorAlert, LazySteps } from './LazyParts.tsx';
import { Terms } from './Terms.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: FormTexts;
  readonly t: typeof waysIn.createAccount;
  readonly failure: FailureTexts;
}

/** The sign-up form as a page, and its following steps in the same place. */
export default function CreateAccount(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <div className="steps">
        <Steps {...props} />
      </div>
    </ErrorBoundary>
  );
}

function Steps({ lang, texts, t }: Omit<Props, 'failure'>) {
  const { step } = useShared($auth, initialState);
  const session = useShared($session, { type: 'loading' });
  if (session.type === 'signed-in') return <Created />;
  const needsFactor = session.type === 'signed-out' && session.waitsForFactor;
  if (needsFactor || !isForm(step)) return <LazySteps lang={lang} />;
  return <AccountForm lang={lang} texts={texts} t={t} />;
}

function isForm({ type }: AuthStep): boolean {
  return type === 'form' || type === 'done';
}

function AccountForm({ lang, texts, t }: Omit<Props, 'failure'>) {
  const { busy, draft } = useShared($auth, initialState);
  const { fields, signUp } = texts.auth;
  const { form, field, errorOf } = useForm({
    fields: accountFields(lang),
    texts: texts.fieldErrors,
    submit: (values) => void send(values, lang),
  });
  return (
    <>
      <h2>{t.heading}</h2>
      <LazyErrorAlert lang={lang} />
      <form {...form}>
        <Names t={fields} field={field} draft={draft} />
        <Field
          {...field('email')}
          type="email"
          label={fields.email}
          defaultValue={draft?.email}
          autoComplete="username"
        />
        <Field
          {...field('phone')}
          type="tel"
          label={fields.phone}
          hint={fields.phoneHint}
          defaultValue={draft?.phone}
          autoComplete="tel"
        />
        <NewPasswordField texts={texts} label={fields.password} error={errorOf('password')} />
        <PasswordField
          {...field('confirmPassword')}
          label={fields.confirmPassword}
          autoComplete="new-password"
          toggle={fields}
        />
        <Terms t={t} termsHref={href(lang, 'terms')} error={errorOf('acceptTerms')} />
        <SubmitButton busy={busy}>{busy ? signUp.busy : signUp.submit}</SubmitButton>
      </form>
      <Google lang={lang} texts={texts} withConsent />
      <p className="dialog-switch">
        {t.alreadyMember}{' '}
        <button type="button" className="link" data-open="open-auth">
          {t.signIn}
        </button>
      </p>
    </>
  );
}

async function send(
  values: FormValues<keyof ReturnType<typeof accountFields>>,
  lang: Lang,
): Promise<void> {
  const phone = await readPhone(values.phone, lang).catch(() => undefined);
  const { firstName, lastName, email, password } = values;
  const number = phone?.type === 'phone' ? phone.number : '';
  await requestCode({ firstName, lastName, email, password, phone: number, lang });
}

/** The page shows the rest (see create-account.astro) and receives the focus. */
function Created() {
  useEffect(() => {
    resetAuth();
    document.getElementById('account-open')?.focus();
  }, []);
  return null;
}
