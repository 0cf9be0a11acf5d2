/** The browser's door to Stripe: its script takes a card in, so that the number never reaches us. */
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import type { Lang } from '../i18n/locales.ts';
import { configuration } from './configuration.ts';
import type { Outcome } from './functions.ts';

/** Loads Stripe.js when first asked for. Rejects when the script is blocked; the next call tries again. */
async function openStripe(lang: Lang): Promise<Stripe> {
  const { publishableKey, script } = configuration.stripe;
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // The loader takes a script that is there; else it loads Stripe's, without what follows a visitor around.
  if (script === undefined) loadStripe.setLoadParameters({ advancedFraudSignals: false });
  else await addScript(script);
  const stripe = await loadStripe(publishableKey, { locale: lang });
  if (!stripe) throw new Error('Stripe.js runs in a browser only.');
  return stripe;
}

let added: Promise<void> | undefined;

function addScript(address: string): Promise<void> {
  added ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      added = undefined;
      reject(new Error(`${address} cannot be loaded.`));
    });
    document.head.append(script);
  });
  return added;
}

export interface CardElement {
  /** Has Stripe take the card in. May leave the page for the bank's, which comes back to `returnUrl`. */
  readonly confirm: (returnUrl: string) => Promise<CardOutcome>;
  readonly remove: () => void;
}

type CardCode = 'card_incomplete' | 'card_declined' | 'card_not_authenticated' | 'unexpected';
/** The id of the SetupIntent that holds the card. */
export type CardOutcome = Outcome<string, CardCode>;

/** Shows Stripe's fields for a card in `place`. Rejects when they cannot be shown. */
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

/** A card is what the subscription is paid with. */
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
