/** Client of Stripe.js, which collects the card: the number never reaches us. */
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Lang } from '../i18n/locales.ts';
import { addScript } from './add-script.ts';
import { configuration } from './configuration.ts';
import type { Outcome } from './functions.ts';

/** Loads Stripe.js on first use. Rejects if the script is blocked; the next call retries. */
async function openStripe(lang: Lang): Promise<Stripe> {
  const { publishableKey, script } = configuration.stripe;
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // The loader uses an existing script; otherwise it loads Stripe's, without its advanced fraud
  // signals (visitor tracking).
  if (script === undefined) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  else await addScript(script);
  const stripe = await loadStripe(publishableKey, { locale: lang });
  if (!stripe) throw new Error('Stripe.js runs in a browser only.');
  return stripe;
}

export interface CardElement {
  /** Saves the card at Stripe. May redirect to the bank's page, which returns to `returnUrl`. */
  readonly confirm: (returnUrl: string) => Promise<CardOutcome>;
  readonly remove: () => void;
}

type CardCode = 'card_incomplete' | 'card_declined' | 'card_not_authenticated' | 'unexpected';
/** The id of the SetupIntent with the card. */
export type CardOutcome = Outcome<string, CardCode>;

/** Mounts Stripe's card fields in `place`. Rejects if they cannot be shown. */
export async function mountCard(
  place: HTMLElement,
  lang: Lang,
  clientSecret: string,
  appearance: Appearance,
): Promise<CardElement> {
  const stripe = await openStripe(lang);
  const elements = stripe.elements({ clientSecret, appearance, locale: lang });
  const element = elements.create('payment', { layout: 'tabs', wallets: noWallets });
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => {
      element.destroy();
      reject(new Error('The card’s fields cannot be shown.'));
    });
    element.mount(place);
  });
  return {
    confirm: (returnUrl) => confirm(stripe, elements, returnUrl),
    remove: () => element.destroy(),
  };
}

/** The subscription is paid by card only. */
const noWallets = { applePay: 'never', googlePay: 'never' } as const;

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
): Promise<CardOutcome> {
  const submitted = await elements.submit();
  if (submitted.error) return { type: 'error', code: cardCode(submitted.error) };
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  });
  if (error) return { type: 'error', code: cardCode(error) };
  return { type: 'ok', value: setupIntent.id };
}

function cardCode({ type, code }: { type: string; code?: string }): CardCode {
  if (type === 'validation_error') return 'card_incomplete';
  if (code === 'setup_intent_authentication_failure') return 'card_not_authenticated';
  return type === 'card_error' ? 'card_declined' : 'unexpected';
}
