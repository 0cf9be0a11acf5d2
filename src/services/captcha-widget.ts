/** The widget of the CAPTCHA service: loaded on first use, invisible unless it needs an interaction. */
import { captchaProvider } from '../domain/account/captcha.ts';
import { addScript } from './add-script.ts';

interface WidgetApi {
  readonly render: (place: HTMLElement, options: Record<string, unknown>) => string;
  readonly execute?: (id: string) => unknown;
  readonly remove: (id: string) => void;
}

/** A token for one request. Rejects if the script is blocked or the CAPTCHA fails. */
export async function solveCaptcha(siteKey: string): Promise<string> {
  const provider = captchaProvider(import.meta.env.PUBLIC_CAPTCHA_PROVIDER);
  await addScript(import.meta.env.PUBLIC_CAPTCHA_JS ?? provider.script);
  const api = (globalThis as unknown as Partial<Record<string, WidgetApi>>)[provider.global];
  if (!api) throw new Error(`${provider.global} is missing.`);
  const place = document.createElement('div');
  formInUse().append(place);
  let id: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('The CAPTCHA failed.'));
      const isTurnstile = provider.global === 'turnstile';
      id = api.render(place, {
        sitekey: siteKey,
        callback: resolve,
        'error-callback': fail,
        'expired-callback': fail,
        ...(isTurnstile
          ? { appearance: 'interaction-only', size: 'flexible', 'timeout-callback': fail }
          : { size: 'invisible', 'chalexpired-callback': fail, 'close-callback': fail }),
      });
      if (!isTurnstile) api.execute?.(id);
    });
  } finally {
    if (id !== undefined) api.remove(id);
    place.remove();
  }
}

/** The form in use, to place the widget: an open dialog makes the rest of the page unreachable. */
function formInUse(): Element {
  return (
    document.activeElement?.closest('form') ??
    document.querySelector('dialog[open] form, dialog[open]') ??
    document.body
  );
}
