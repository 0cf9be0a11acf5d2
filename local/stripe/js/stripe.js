/**
 * The local stand-in of Stripe.js: `window.Stripe`, as much of it as entering a card takes. A classic
 * script, as the real one; what it needs loads from beside it.
 */
(() => {
  const script = document.currentScript;
  const base = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href).href;

  /**
   * @typedef {import('./styles.js').Appearance} Appearance
   * @typedef {{ clientSecret?: string, appearance?: Appearance, locale?: string }} ElementsOptions
   * @typedef {(event: object) => void} Listener
   * @typedef {ReturnType<typeof import('./payment-element.js').drawFields>} Fields
   */

  /**
   * @param {string} key
   * @param {{ locale?: string }} [options]
   */
  function Stripe(key, options = {}) {
    if (!/^pk_test_/.test(key)) throw new Error('The local Stripe.js takes test keys only.');

    /** @param {string | undefined} locale */
    const api = async (locale) => {
      const { openApi } = await import('./api.js');
      return openApi({ base, key, locale });
    };

    /**
     * Asks the cardholder when the bank wants it, and says how the setup ended.
     * @param {string} clientSecret
     * @param {{ locale: string | undefined, appearance: Appearance | undefined }} look
     * @param {import('./api.js').Outcome} outcome
     * @returns {Promise<import('./api.js').Outcome>}
     */
    async function ended(clientSecret, look, outcome) {
      if (outcome.setupIntent?.status !== 'requires_action') return outcome;
      const { challenge } = await import('./challenge.js');
      const confirmed = await challenge(look);
      const { setup, inWords } = await api(look.locale);
      const step = { outcome: confirmed ? 'complete' : 'fail' };
      const after = await setup(clientSecret, '/authenticate', step);
      const fault = after.setupIntent?.last_setup_error ?? null;
      return fault === null ? after : { error: inWords(fault) };
    }

    /** @param {ElementsOptions} given */
    function elements(given) {
      const look = { locale: given.locale ?? options.locale, appearance: given.appearance };
      /** @type {Fields | undefined} */
      let fields;
      /** @type {ReturnType<typeof createElement> | undefined} */
      let made;

      /** @param {string} type */
      function createElement(type) {
        if (type !== 'payment') throw new Error(`The local Stripe.js has no ${type} element.`);
        /** @type {Map<string, Set<Listener>>} */
        const listeners = new Map();
        /** Counts the calls of mount and unmount: the last one holds. */
        let wish = 0;

        /**
         * @param {string} name
         * @param {object} event
         */
        function tell(name, event) {
          for (const listener of listeners.get(name) ?? []) {
            listener({ elementType: 'payment', ...event });
          }
        }

        /** @param {string | HTMLElement} place */
        async function mount(place) {
          const parent = typeof place === 'string' ? document.querySelector(place) : place;
          if (parent === null) throw new Error('There is no such element to mount on.');
          wish += 1;
          const mine = wish;
          const { setup } = await api(look.locale);
          const read = await setup(given.clientSecret ?? '', '');
          const { drawFields } = await import('./payment-element.js');
          if (mine !== wish) return;
          if (read.error !== undefined) {
            tell('loaderror', { error: read.error });
            return;
          }
          const onChange = (/** @type {object} */ state) =>
            tell('change', { ...state, collapsed: false, value: { type: 'card' } });
          fields = drawFields({ ...look, onChange });
          parent.replaceChildren(fields.host);
          tell('ready', {});
        }

        function unmount() {
          wish += 1;
          fields?.host.remove();
          fields = undefined;
        }

        const element = {
          mount: (/** @type {string | HTMLElement} */ place) => void mount(place),
          unmount,
          destroy: unmount,
          focus: () => fields?.focus(),
          clear: () => fields?.clear(),
          update: () => undefined,
          /**
           * @param {string} name
           * @param {Listener} listener
           */
          on(name, listener) {
            listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
            return element;
          },
          /**
           * @param {string} name
           * @param {Listener} [listener]
           */
          off(name, listener) {
            if (listener === undefined) listeners.delete(name);
            else listeners.get(name)?.delete(listener);
            return element;
          },
        };
        return element;
      }

      return {
        look,
        clientSecret: given.clientSecret ?? '',
        fields: () => fields,
        create: (/** @type {string} */ type) => (made = createElement(type)),
        getElement: (/** @type {string} */ type) => (type === 'payment' ? (made ?? null) : null),
        async submit() {
          const error = fields?.check();
          return error === undefined ? { selectedPaymentMethod: 'card' } : { error };
        },
        async update(/** @type {ElementsOptions} */ changes) {
          Object.assign(look, changes);
          if (fields === undefined) return;
          const { dress } = await import('./styles.js');
          dress(fields.host, look.appearance);
        },
      };
    }

    /**
     * @param {{ elements: ReturnType<typeof elements>, clientSecret?: string, redirect?: string,
     *   confirmParams?: { return_url?: string } }} given
     */
    async function confirmSetup(given) {
      const { look } = given.elements;
      const fields = given.elements.fields();
      if (fields === undefined) throw new Error('No payment element is mounted.');
      const error = fields.check();
      if (error !== undefined) return { error };
      const clientSecret = given.clientSecret ?? given.elements.clientSecret;
      const { setup } = await api(look.locale);
      const first = await setup(clientSecret, '/confirm', fields.details());
      const outcome = await ended(clientSecret, look, first);
      if (outcome.setupIntent === undefined || given.redirect === 'if_required') return outcome;
      const back = new URL(given.confirmParams?.return_url ?? location.href);
      back.searchParams.set('setup_intent', outcome.setupIntent.id);
      back.searchParams.set('setup_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', outcome.setupIntent.status);
      location.assign(back);
      // The page is being left: nothing is left to say to it.
      /** @type {Promise<import('./api.js').Outcome>} */
      const never = new Promise(() => undefined);
      return never;
    }

    return {
      elements,
      confirmSetup,
      async retrieveSetupIntent(/** @type {string} */ clientSecret) {
        return (await api(options.locale)).setup(clientSecret, '');
      },
      async handleNextAction(/** @type {{ clientSecret: string }} */ { clientSecret }) {
        const look = { locale: options.locale, appearance: undefined };
        const { setup } = await api(look.locale);
        return ended(clientSecret, look, await setup(clientSecret, ''));
      },
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  // The release that the loader of @stripe/stripe-js expects; it warns about any other.
  Stripe.version = 'endive';

  Object.assign(window, { Stripe });
})();
