/** The appointment of an email link: unchanged, moved, cancelled, or the error. */
import type { MouseEvent } from 'react';
import { $link, readLink } from '../../../stores/booking/link.ts';
import { useShared } from '../../ui/hooks.ts';
import { Facts } from '../Facts.tsx';
import { BookAnother, Card, ErrorAlert, type ManagedProps } from './ManagedParts.tsx';
import { CancellingStep, MovingStep, ShownStep } from './ManagedSteps.tsx';
import { Styles } from '../Styles.tsx';
import { useAfterTexts, useBookTexts } from '../texts.ts';
import { useZone } from '../calendar/TimeZone.tsx';

export default function Managed(props: ManagedProps) {
  return (
    <>
      <Styles />
      <Step {...props} />
    </>
  );
}

function Step(props: ManagedProps) {
  const { lang, mail } = props;
  const { page: t } = useBookTexts(lang);
  const after = useAfterTexts(lang);
  const zone = useZone(lang);
  const { step, busy } = useShared($link, $link.get());
  const all = { ...props, t, after, zone };
  const { link } = after;
  switch (step.type) {
    case 'none':
      return null;
    case 'reading':
      return (
        <Card title={link.title}>
          {busy ? (
            <div className="appointment-wait">
              <p role="status">{t.readingLink}</p>
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          ) : (
            <>
              <ErrorAlert {...all} lead={link.unread} />
              <div className="appointment-actions">
                <button type="button" className="btn btn-primary" onClick={retry}>
                  {link.retry}
                </button>
                <a className="link" href={mail}>
                  {t.write}
                </a>
              </div>
            </>
          )}
        </Card>
      );
    case 'bad-link':
      return (
        <Card title={link.badTitle}>
          <p className="dialog-intro">{link.badText}</p>
          <div className="appointment-actions">
            <BookAnother text={link.another} />
            <a className="link" href={mail}>
              {t.write}
            </a>
          </div>
        </Card>
      );
    case 'expired':
      return (
        <Card title={link.expiredTitle}>
          <p className="dialog-intro">{link.expiredText}</p>
          <div className="appointment-actions">
            <BookAnother text={link.another} />
          </div>
        </Card>
      );
    case 'shown':
      return <ShownStep {...all} appointment={step.appointment} />;
    case 'moving':
      return <MovingStep {...all} appointment={step.appointment} />;
    case 'cancelling':
      return <CancellingStep {...all} appointment={step.appointment} />;
    case 'moved':
      return (
        <Card title={after.move.doneTitle}>
          <p className="dialog-intro">{after.move.done}</p>
          <Facts {...all} rows={after.rows} appointment={step.appointment} from={step.from} until />
        </Card>
      );
    case 'cancelled':
      return (
        <Card title={after.cancel.doneTitle}>
          <p className="dialog-intro">{after.cancel.done}</p>
          <Facts {...all} rows={after.rows} appointment={step.appointment} />
          <div className="appointment-actions">
            <BookAnother text={link.another} />
          </div>
        </Card>
      );
  }
}

/** The button disappears during the request: the title takes the focus. */
function retry({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('.appointment-card')?.querySelector('h2')?.focus();
  void readLink();
}
