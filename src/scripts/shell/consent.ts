/**
 * Cookie consent: requested if none is valid, stored for six months, changed from the footer.
 * Nothing optional exists today; the banner is loaded only when it has to be shown.
 */
import {
  type Consent,
  consentDayKey,
  consentKey,
  consentOn,
  dayOf,
} from '../../domain/site/consent.ts';
import { showLoadError } from './load-error.ts';

const opener = document.querySelector<HTMLElement>('[data-cookies]');

/** The valid consent; `off` if storage is blocked, so that nothing is requested. */
function storedConsent(): Consent | undefined | 'off' {
  try {
    const answer = localStorage.getItem(consentKey);
    const day = localStorage.getItem(consentDayKey);
    const consent = consentOn(dayOf(new Date()), answer, day);
    if (!consent) for (const key of [consentKey, consentDayKey]) localStorage.removeItem(key);
    else if (consent.day !== day) localStorage.setItem(consentDayKey, consent.day);
    return consent;
  } catch {
    return 'off';
  }
}

function keep(accepted: boolean): void {
  try {
    localStorage.setItem(consentKey, String(accepted));
    localStorage.setItem(consentDayKey, dayOf(new Date()));
  } catch {
    // Nothing can be stored, and nothing optional is loaded either.
  }
}

/** Shows the banner if there is no valid consent; hides it if another tab stored one. */
async function ask(): Promise<void> {
  const open = storedConsent() === undefined;
  if (!open && !document.getElementById('consent')) return;
  const banner = await import('./cookie-banner.ts');
  if (open) await banner.open({ details: opener?.dataset['cookies'] ?? '', answer: keep });
  else banner.close();
}

async function reopen(by: HTMLElement): Promise<void> {
  const consent = storedConsent();
  const [banner, { consentSentence }] = await Promise.all([
    import('./cookie-banner.ts'),
    import('./consent-sentence.ts'),
  ]);
  await banner.open({
    details: by.dataset['cookies'] ?? '',
    given:
      consent && consent !== 'off' ? (t, lang) => consentSentence(t, consent, lang) : undefined,
    answer: keep,
    by,
  });
}

opener?.addEventListener('click', () => {
  reopen(opener).catch(() => showLoadError(true));
});

// After the first paint, which it must not delay. If the banner cannot be loaded, the next page
// tries again.
requestAnimationFrame(() => setTimeout(() => void ask().catch(() => undefined)));
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(consentKey)) void ask().catch(() => undefined);
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void ask().catch(() => undefined);
});
