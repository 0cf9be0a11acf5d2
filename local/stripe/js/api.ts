import { textsOf } from './texts.ts';

/** An error in the format of Stripe.js. */
export interface Fault {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

interface SetupIntent {
  readonly id: string;
  readonly status: string;
  readonly last_setup_error: Fault | null;
}

/** The result of a call. */
export interface Outcome {
  readonly setupIntent?: SetupIntent;
  readonly error?: Fault;
}

/**
 * The page's client for the local Stripe, with errors in the page's language.
 * @param base the API's URL, with a trailing slash.
 */
export function openApi(base: string, key: string, locale: string | undefined) {
  const texts = textsOf(locale);
  const headers = { authorization: `Bearer ${key}` };

  function inWords(fault: Fault): Fault {
    const words: Readonly<Record<string, string>> = texts;
    const message = words[fault.decline_code ?? ''] ?? words[fault.code ?? ''] ?? fault.message;
    return message === undefined ? fault : { ...fault, message };
  }

  /** Confirms or retrieves a SetupIntent. */
  async function call(
    clientSecret: string,
    step: '' | '/confirm' | '/authenticate',
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Outcome> {
    const [id = ''] = clientSecret.split('_secret_');
    const form = new URLSearchParams({ client_secret: clientSecret, ...fields });
    const address = `${base}v1/setup_intents/${encodeURIComponent(id)}${step}`;
    try {
      const response =
        step === ''
          ? await fetch(`${address}?${form}`, { headers })
          : await fetch(address, { method: 'POST', headers, body: form });
      const answer = (await response.json()) as SetupIntent & { error?: Fault };
      return answer.error === undefined
        ? { setupIntent: answer }
        : { error: inWords(answer.error) };
    } catch {
      return { error: inWords({ type: 'api_connection_error', code: 'api_connection_error' }) };
    }
  }

  return { call, inWords };
}
