/** The page's calls to the local Stripe, and what they come to in the page's language. */
import { textsOf } from './texts.js';

/**
 * @typedef {{ type: string, code?: string, decline_code?: string, message?: string, setup_intent?: SetupIntent }} Fault
 * @typedef {{ id: string, status: string, payment_method: string | null, last_setup_error: Fault | null }} SetupIntent
 * @typedef {{ setupIntent: SetupIntent, error?: undefined } | { error: Fault, setupIntent?: undefined }} Outcome
 */

/**
 * @param {{ base: string, key: string, locale: string | undefined }} options `base` ends with a slash
 */
export function openApi({ base, key, locale }) {
  const texts = textsOf(locale);

  /**
   * @param {string} clientSecret
   * @param {'' | '/confirm' | '/authenticate'} step none only reads
   * @param {Record<string, string>} [fields]
   * @returns {Promise<Outcome>}
   */
  async function setup(clientSecret, step, fields = {}) {
    const [id = ''] = clientSecret.split('_secret_');
    const form = new URLSearchParams({ client_secret: clientSecret, ...fields });
    const address = new URL(`v1/setup_intents/${encodeURIComponent(id)}${step}`, base);
    const headers = { authorization: `Bearer ${key}` };
    if (step === '') address.search = String(form);
    /** @type {unknown} */
    let answer;
    try {
      const response = await fetch(
        address,
        step === '' ? { headers } : { method: 'POST', headers, body: form },
      );
      answer = await response.json();
    } catch {
      return { error: { type: 'api_connection_error', message: texts.api_connection_error } };
    }
    const { error } = /** @type {{ error?: Fault }} */ (answer);
    if (error !== undefined) return { error: inWords(error) };
    return { setupIntent: /** @type {SetupIntent} */ (answer) };
  }

  /**
   * @param {Fault} fault
   * @returns {Fault}
   */
  function inWords(fault) {
    const words = /** @type {Record<string, string | undefined>} */ (texts);
    const message = words[fault.decline_code ?? ''] ?? words[fault.code ?? ''] ?? fault.message;
    return message === undefined ? fault : { ...fault, message };
  }

  return { setup, inWords };
}
