import type { Booked as BookedAnswer } from '../../domain/api/appointment.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { bookAnother } from '../../stores/booking/booking.ts';
import { $session } from '../../stores/auth/session.ts';
import { EndFromLink } from '../contract/EndFromLink.tsx';
import { Alert } from '../ui/Alert.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { useShared } from '../ui/hooks.ts';
import { Facts } from './Facts.tsx';
import { Styles } from './Styles.tsx';
import { useAfterTexts, useBookTexts } from './texts.ts';
import { useZone } from './calendar/TimeZone.tsx';

interface Props {
  readonly lang: Lang;
  readonly booked: BookedAnswer;
  /** Booked by an earlier request, for another time than the chosen one. */
  readonly isEarlier: boolean;
}

/** The booked appointment: confirmation address, and how to change it. */
export default function Booked({ lang, booked, isEarlier }: Props) {
  const { page: t } = useBookTexts(lang);
  const { booked: texts, rows } = useAfterTexts(lang);
  const zone = useZone(lang);
  const session = useShared($session, { type: 'loading' });
  return (
    <div className="appointment-card">
      <Styles />
      <DialogTitle>{texts.title}</DialogTitle>
      {isEarlier && <Alert>{texts.earlier}</Alert>}
      {booked.details_differ && <Alert>{texts.details}</Alert>}
      <p className="dialog-intro">{fill(texts.mail, { email: booked.confirmation_to })}</p>
      <Facts lang={lang} t={t} rows={rows} zone={zone} appointment={booked} until />
      <p className="mt-4 text-ink-2">
        {texts.nothing}{' '}
        {session.type === 'signed-in' && <EndFromLink lang={lang} text={texts.dashboard} />}
      </p>
      <div className="appointment-actions">
        <a className="btn" href={`#rendez-vous=${booked.token}`}>
          {texts.manage}
        </a>
        <button type="button" className="link" onClick={bookAnother}>
          {texts.another}
        </button>
      </div>
    </div>
  );
}
