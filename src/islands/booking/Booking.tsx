/**
 * Books an appointment; or, with an email link, shows one to move or cancel. The page contains
 * the heading and reserves the space: the rest loads when it is scrolled into view.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { appointment } from '../../i18n/fr/booking/page.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $booking } from '../../stores/booking/booking.ts';
import {
  $link,
  hasStoredSession,
  draftLink,
  linkEvent,
  openLink,
  takeLink,
} from '../../stores/booking/link.ts';
import { startSession } from '../../stores/auth/session.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useHydrated, useShared } from '../ui/hooks.ts';
import { CalendarWait } from './CalendarWait.tsx';
import { preloadBookTexts } from './texts.ts';

const BookForm = lazy(() => import('./BookForm.tsx'));
const Booked = lazy(() => import('./Booked.tsx'));
const Managed = lazy(() => import('./managed/Managed.tsx'));

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof appointment, 'heading' | 'intro' | 'reading'>;
  readonly mail: string;
  readonly contact: { readonly email: string; readonly phone?: string };
  readonly failure: FailureTexts;
}

export default function Appointment(props: Props) {
  const hydrated = useHydrated();
  useEffect(() => {
    void preloadBookTexts(props.lang).catch(() => undefined);
    if (hasStoredSession()) void startSession();
    const open = (token: string | undefined) => {
      if (token !== undefined) void openLink(token);
    };
    const follow = () => open(takeLink());
    open(takeLink() ?? draftLink());
    addEventListener(linkEvent, follow);
    return () => removeEventListener(linkEvent, follow);
  }, [props.lang]);
  return (
    <ErrorBoundary texts={props.failure}>
      <div className="steps booking-room">
        {hydrated ? (
          <Suspense fallback={<Opening t={props.t} />}>
            <Step {...props} />
          </Suspense>
        ) : (
          <Opening t={props.t} />
        )}
      </div>
    </ErrorBoundary>
  );
}

/** The state pages are rendered with. */
const noLink = $link.get();
const notBooked = $booking.get();

function Step({ lang, t, mail, contact }: Props) {
  const { step } = useShared($link, noLink);
  const { booked, isEarlier } = useShared($booking, notBooked);
  const [wasLeft, setWasLeft] = useState(false);
  if (!wasLeft && (step.type !== 'none' || booked)) setWasLeft(true);
  if (step.type !== 'none') return <Managed lang={lang} mail={mail} contact={contact} />;
  if (booked) return <Booked lang={lang} booked={booked} isEarlier={isEarlier} />;
  return (
    <>
      <Head t={t} back={wasLeft} />
      <BookForm lang={lang} mail={mail} />
    </>
  );
}

/** `back`: from another step, whose button had the focus. */
function Head({ t, back = false }: Pick<Props, 't'> & { readonly back?: boolean }) {
  return (
    <>
      {back ? <DialogTitle>{t.heading}</DialogTitle> : <h2>{t.heading}</h2>}
      <p className="booking-intro">{t.intro}</p>
    </>
  );
}

/** Shown while the calendar loads. */
function Opening({ t }: Pick<Props, 't'>) {
  return (
    <>
      <div className="appointment-form">
        <Head t={t} />
      </div>
      <div className="booking-wait">
        <CalendarWait text={t.reading} />
      </div>
    </>
  );
}
