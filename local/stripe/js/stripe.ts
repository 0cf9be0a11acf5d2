/** The local stand-in for Stripe.js: `window.Stripe`, limited to entering a card. */
import { openApi, type Outcome } from './api.ts';
import { askCardholder } from './challenge.ts';
import { drawFields, type Fields } from './fields.ts';
import type { Appearance } from './styles.ts';

type Listener = (event: object) => void;

interface Elements {
  readonly clientSecret: string;
  readonly look: { readonly locale: string | undefined; readonly appearance?: Appearance };
  fields?: Fields | undefined;
}

const script = document.currentScript;
const base = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href).href;

function Stripe(key: string, options: { readonly locale?: string } = {}) {
  if (!/^pk_test_/.test(key)) throw new Error('The local Stripe.js takes test keys only.');
  const api = openApi(base, key, options.locale);

  function elements(given: {
    readonly clientSecret: string;
    readonly appearance?: Appearance;
    readonly locale?: string;
  }) {
    const { clientSecret, appearance = {}, locale = options.locale } = given;
    const state: Elements = { clientSecret, look: { locale, appearance } };
    return Object.assign(state, {
      create: (type: string) => createElement(state, type),
      async submit() {
        const error = state.fields?.check();
        return error === undefined ? { selectedPaymentMethod: 'card' } : { error };
      },
    });
  }

  function createElement(state: Elements, type: string) {
    if (type !== 'payment') throw new Error(`The local Stripe.js has no ${type} element.`);
    const listeners = new Map<string, Set<Listener>>();
    const emit = (name: string, event: object): void =>
      listeners.get(name)?.forEach((listener) => listener({ elementType: 'payment', ...event }));
    let isRemoved = false;

    async function mount(place: HTMLElement): Promise<void> {
      const { error } = await api.call(state.clientSecret, '');
      if (isRemoved) return;
      if (error !== undefined) {
        emit('loaderror', { error });
        return;
      }
      state.fields = drawFields(state.look);
      place.replaceChildren(state.fields.host);
      emit('ready', {});
    }

    const element = {
      mount: (place: HTMLElement) => void mount(place),
      destroy(): void {
        isRemoved = true;
        state.fields?.host.remove();
        state.fields = undefined;
      },
      on(name: string, listener: Listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
    };
    return element;
  }

  /** Confirms the SetupIntent, with authentication if required. No test card number leaves the page. */
  async function confirmSetup(given: { readonly elements: Elements }): Promise<Outcome> {
    const { fields, clientSecret, look } = given.elements;
    if (fields === undefined) throw new Error('No payment element is mounted.');
    const error = fields.check();
    if (error !== undefined) return { error };
    const outcome = await api.call(clientSecret, '/confirm', fields.details());
    if (outcome.setupIntent?.status !== 'requires_action') return outcome;
    const isConfirmed = await askCardholder(look);
    const step = { outcome: isConfirmed ? 'complete' : 'fail' };
    const after = await api.call(clientSecret, '/authenticate', step);
    const fault = after.setupIntent?.last_setup_error ?? null;
    return fault === null ? after : { error: api.inWords(fault) };
  }

  return { elements, confirmSetup, _registerWrapper: () => undefined };
}
// The release that the loader of @stripe/stripe-js expects; it warns about any other.
Stripe.version = 'endive';

Object.assign(window, { Stripe });
