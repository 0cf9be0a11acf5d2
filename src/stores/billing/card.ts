/** Card entry: Stripe's fields mounted in an element of the page. */
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { mountCard, type CardElement } from '../../services/stripe.ts';
import { cardSecret, saveCard } from './billing.ts';
import type { SettingsCode, SettingsOutcome } from '../account/errors.ts';
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

/** Errors of the server after which this card is of no use: the next one needs new fields. */
const refusals: readonly SettingsCode[] = ['card_declined', 'unknown_card'];

/** Mounts the fields; resolves once a card can be typed. */
export async function enterCard(
  place: HTMLElement,
  lang: Lang,
  look: CardAppearance,
): Promise<SettingsOutcome<CardEntry>> {
  const mount = () => mountFields(place, lang, look);
  const first = await mount();
  if (first.type === 'error') return first;
  let fields: CardElement | undefined = first.value;
  /** The SetupIntent that Stripe has confirmed: it is not confirmed twice, only saved again. */
  let confirmed: string | undefined;
  let isClosed = false;

  const close = (): void => {
    isClosed = true;
    fields?.remove();
  };
  const renew = async (): Promise<SettingsOutcome> => {
    fields?.remove();
    [fields, confirmed] = [undefined, undefined];
    const next = await mount();
    if (next.type === 'error') return next;
    if (isClosed) next.value.remove();
    fields = next.value;
    return failed('card_incomplete');
  };
  const save = async (): Promise<SettingsOutcome> => {
    if (!fields) return renew();
    if (confirmed === undefined) {
      const outcome = await fields.confirm(`${location.origin}${href(lang, 'settings')}#billing`);
      if (outcome.type === 'error') return outcome;
      confirmed = outcome.value;
    }
    const saved = await saveCard(confirmed);
    if (saved.type === 'error' && refusals.includes(saved.code)) await renew();
    return saved;
  };
  return { type: 'ok', value: { save: () => tryAction(save), close } };
}

function mountFields(
  place: HTMLElement,
  lang: Lang,
  look: CardAppearance,
): Promise<SettingsOutcome<CardElement>> {
  return tryAction(async () => {
    const secret = await cardSecret();
    if (secret.type === 'error') return secret;
    const fields = await mountCard(place, lang, secret.value, {
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
    return fields ? { type: 'ok', value: fields } : failed('stripe_blocked');
  });
}
