import { useEffect } from 'react';
import { accountFaults, type FieldFaults } from '../../../domain/account/form.ts';
import { readPhone } from '../../../domain/account/phone.ts';
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

/** The account form in the page, and the steps that follow it in the same place. */
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
  const waits = session.type === 'signed-out' && session.waitsForFactor;
  if (waits || !isForm(step)) return <LazySteps lang={lang} />;
  return <AccountForm lang={lang} texts={texts} t={t} />;
}

function isForm({ type }: AuthStep): boolean {
  return type === 'form' || type === 'done';
}

type Name =
  'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword' | 'acceptTerms';

function AccountForm({ lang, texts, t }: Omit<Props, 'failure'>) {
  const { busy, draft } = useShared($auth, initialState);
  const { fields, signUp } = texts.auth;
  const { form, errorOf } = useForm<Name>({
    names: [
      ...(['firstName', 'lastName', 'email', 'phone'] as const),
      ...(['password', 'confirmPassword', 'acceptTerms'] as const),
    ],
    check: async (values): Promise<FieldFaults<Name>> => {
      const phone = await readPhone(values.phone, lang).catch(() => undefined);
      const fault = phone?.type === 'fault' ? phone.fault : undefined;
      return { ...accountFaults(values), ...(fault && { phone: `phone-${fault}` as const }) };
    },
    submit: (values) => void send(values, lang),
    texts,
  });
  return (
    <>
      <h2>{t.heading}</h2>
      <LazyErrorAlert lang={lang} />
      <form {...form}>
        <Names t={fields} errorOf={errorOf} draft={draft} />
        <Field
          name="email"
          type="email"
          label={fields.email}
          error={errorOf('email')}
          defaultValue={draft?.email}
          autoComplete="username"
        />
        <Field
          name="phone"
          type="tel"
          label={fields.phone}
          hint={fields.phoneHint}
          error={errorOf('phone')}
          defaultValue={draft?.phone}
          autoComplete="tel"
        />
        <NewPasswordField texts={texts} label={fields.password} error={errorOf('password')} />
        <PasswordField
          name="confirmPassword"
          label={fields.confirmPassword}
          error={errorOf('confirmPassword')}
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

async function send(values: Record<Name, string>, lang: Lang): Promise<void> {
  const phone = await readPhone(values.phone, lang).catch(() => undefined);
  const { firstName, lastName, email, password } = values;
  const number = phone?.type === 'phone' ? phone.number : '';
  await requestCode({ firstName, lastName, email, password, phone: number, lang });
}

/** The page says the rest (see create-account.astro); the focus goes there. */
function Created() {
  useEffect(() => {
    resetAuth();
    document.getElementById('account-open')?.focus();
  }, []);
  return null;
}
