import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  supportChecks,
  supportFields,
  supportLimits,
  type SupportField,
} from '../../domain/support/form.ts';
import { anyValue } from '../../domain/shared/fields.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import {
  $knownSender,
  $support,
  openForm,
  sendMessage,
  type as take,
  valuesOf,
} from '../../stores/support/support.ts';
import { prefetchFormToken } from '../../stores/support/call.ts';
import { loadSuggestions } from '../../stores/support/suggestions.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot, honeypotName } from '../ui/Honeypot.tsx';
import { useForm } from '../ui/use-form.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { Counter } from './Counter.tsx';
import { Draft } from './Draft.tsx';
import { Priority } from './Priority.tsx';
import { SendError } from './SendError.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { FormTexts, StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FormTexts;
  readonly steps: StepTexts | undefined;
  readonly address: string;
  readonly privacyHref: string;
  /** True after a sent message, whose button had the focus. */
  readonly back: boolean;
}

const initialState = $support.get();

/** The support form. Every keystroke is stored until the message is sent. */
export function MessageForm({ lang, t, steps, address, privacyHref, back }: Props) {
  const { typed, busy, error } = useShared($support, initialState);
  const known = useShared($knownSender, {});
  const values = valuesOf(typed, known);
  const { form, errors, errorOf } = useForm({
    fields: { ...supportChecks, website: anyValue },
    texts: t.errors,
    missing: t.missing,
    controlled: () => valuesOf($support.get().typed, $knownSender.get()),
    submit: ({ website, ...typed }) => void sendMessage(typed, website, lang),
  });
  const shown = useRef(values);

  // Before any event: a form submitted during hydration is submitted again.
  useLayoutEffect(() => {
    const element = form.ref.current;
    const domValues = supportFields.map((field) => [field, control(element, field)?.value ?? '']);
    // Values autofilled by the browser, or typed, before hydration.
    const found = domValues.filter(
      ([field, value]) => value !== shown.current[field as SupportField],
    );
    if (element?.contains(document.activeElement)) prefetchFormToken();
    return openForm(Object.fromEntries(found) as Partial<Record<SupportField, string>>);
  }, [form.ref]);

  useEffect(() => {
    const honeypot = form.ref.current?.elements.namedItem(honeypotName);
    const isFilled = error?.code === 'looks_automated' && honeypot instanceof HTMLInputElement;
    if (isFilled) honeypot.value = '';
  }, [form.ref, error]);

  const field = (name: SupportField) => {
    // A value changed by another tab, the account or the draft clears its error.
    const code = errors[name];
    const stillInvalid = code !== undefined && supportChecks[name](values[name]) === code;
    const limit = name === 'email' ? 0 : supportLimits[name];
    return {
      name,
      label: t[name],
      value: values[name],
      readOnly: busy !== 'no',
      'aria-required': true,
      error: stillInvalid
        ? fill(errorOf(name) ?? '', { n: limit.toLocaleString(lang) })
        : undefined,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        take(name, target.value);
        if (name === 'subject') loadSuggestions(lang, target.value);
      },
    };
  };

  const counter = (name: 'subject' | 'message') =>
    steps && <Counter lang={lang} t={steps} text={values[name]} limit={supportLimits[name]} />;

  return (
    <>
      {back ? <DialogTitle>{t.title}</DialogTitle> : <h2>{t.title}</h2>}
      {steps && <Priority t={steps} />}
      <form {...form} onFocus={prefetchFormToken}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" hint={t.emailHint} autoComplete="email" />
        <div>
          <Field
            {...field('subject')}
            hint={t.subjectHint}
            autoComplete="off"
            meter={counter('subject')}
          />
          {steps && <Suggestions lang={lang} t={steps.found} />}
        </div>
        <TextArea {...field('message')} rows={7} hint={t.messageHint} meter={counter('message')} />
        <Honeypot label={t.trap} className="support-honeypot" />
        <SendError lang={lang} t={t} steps={steps} address={address} values={values} />
        <SubmitButton busy={busy !== 'no'}>{busy === 'no' ? t.send : t.sending}</SubmitButton>
        <p className="hint support-status" role="status">
          {(busy === 'waiting' || busy === 'proving') && steps?.[busy]}
        </p>
      </form>
      {steps && <Draft t={steps} onChange={() => loadSuggestions(lang, '')} />}
      <p className="support-note">
        {t.privacy}{' '}
        <a className="link" href={privacyHref}>
          {t.privacyLink}
        </a>
      </p>
    </>
  );
}

function control(
  form: HTMLFormElement | null,
  name: SupportField,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = form?.elements.namedItem(name);
  const typed = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement;
  return typed ? found : undefined;
}
