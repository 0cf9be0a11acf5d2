/** Card entry: Stripe's fields mounted in an element of the page. */
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { mountCard, type CardElement } from '../../services/stripe.ts';
import { cardSecret, saveCard } from './billing.ts';
import type { SettingsOutcome } from '../account/errors.ts';
import { failed, tryAction } from '../outcome.ts';

export interface CardEntry {
  /** Saves the card and makes it the default. */
  readonly save: () => Promise<SettingsOutcome>;
  readonly close: () => void;
}

/** Appearance of Stripe's fields: the page's tokens, as colours readable by another document. */
export interface CardAppearance {
  readonly dark: boolean;
  readonly primary: string;
  readonly text: string;
  readonly background: string;
  readonly danger: string;
}

/** Mounts the fields; resolves once a card can be typed. */
export function enterCard(
  place: HTMLElement,
  lang: Lang,
  look: CardAppearance,
): Promise<SettingsOutcome<CardEntry>> {
  return tryAction(async () => {
    const secret = await cardSecret();
    if (secret.type === 'error') return secret;
    const element = await mountCard(place, lang, secret.value, {
      theme: look.dark ? 'night' : 'stripe',
      variables: {
        colorPrimary: look.primary,
        colorText: look.text,
        colorBackground: look.background,
        colorDanger: look.danger,
        borderRadius: '8px',
        spacingUnit: '4px',
        fontFamily: 'system-ui, sans-serif',
      },
    }).catch(() => undefined);
    if (!element) return failed('stripe_blocked');
    return { type: 'ok', value: { save: () => save(element, lang), close: element.remove } };
  });
}

function save(element: CardElement, lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const outcome = await element.confirm(`${location.origin}${href(lang, 'settings')}#billing`);
    return outcome.type === 'ok' ? saveCard(outcome.value) : outcome;
  });
}
