/** A support message: the form, then its ticket. */
import { useState } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $support } from '../../stores/support/support.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useShared } from '../ui/hooks.ts';
import { MessageForm } from './MessageForm.tsx';
import { Sent } from './Sent.tsx';
import { type FormTexts, useStepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FormTexts;
  /** Email address to write to instead. */
  readonly address: string;
  /** Support hours, once the owner has defined them. */
  readonly hours?: string;
  readonly privacyHref: string;
  readonly failure: FailureTexts;
}

/** The state pages are rendered with. */
const initialState = $support.get();

export default function SupportForm({ failure, ...props }: Props) {
  return (
    <ErrorBoundary texts={failure}>
      <div className="steps">
        <Steps {...props} />
      </div>
    </ErrorBoundary>
  );
}

function Steps({ hours, ...props }: Omit<Props, 'failure'>) {
  const { sent, error } = useShared($support, initialState);
  const steps = useStepTexts(props.lang, sent ?? error);
  const [wasLeft, setWasLeft] = useState(false);
  if (!wasLeft && sent) setWasLeft(true);
  if (sent && steps) return <Sent t={steps.sent} sent={sent} hours={hours} />;
  return <MessageForm {...props} steps={steps} back={wasLeft} />;
}
