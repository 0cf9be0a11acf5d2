import { fill } from '../../i18n/index.ts';
import { startAnother, type SupportState } from '../../stores/support/support.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly t: StepTexts['sent'];
  readonly sent: NonNullable<SupportState['sent']>;
  readonly hours: string | undefined;
}

/** The ticket: number, address of the copy, response time. */
export function Sent({ t, sent: { ticket, subject }, hours }: Props) {
  const rows = [
    [t.reference, ticket.reference],
    [t.subject, subject],
    [t.copy, ticket.copy_to],
  ] as const;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{hours ? fill(t.textHours, { hours }) : t.text}</p>
      <dl className="recap">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="support-note">{t.copyText}</p>
      <div className="form-actions">
        <button type="button" className="btn" onClick={startAnother}>
          {t.another}
        </button>
      </div>
    </>
  );
}
