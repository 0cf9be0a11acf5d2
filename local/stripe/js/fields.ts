import { isCardNumber } from '../billing/cards.ts';
import type { Fault } from './api.ts';
import { element, styledHost, type Look } from './styles.ts';
import { textsOf } from './texts.ts';

type FieldName = 'number' | 'expiry' | 'cvc';

/** The Payment Element: card fields mounted in the page. */
export type Fields = ReturnType<typeof drawFields>;

/** Renders the fields. */
export function drawFields(look: Look) {
  const texts = textsOf(look.locale);
  const { host, root } = styledHost(look);
  const number = drawField('number', 'cc-number', 23, '1234 1234 1234 1234');
  const expiry = drawField('expiry', 'cc-exp', 9, texts.expiryHint);
  const cvc = drawField('cvc', 'cc-csc', 4, '123');
  const fields = [number, expiry, cvc];
  const group = element('fieldset');
  const pair = element('div', { className: 'pair' });
  pair.append(expiry.box, cvc.box);
  group.append(element('legend', { textContent: texts.group }), number.box, pair);
  group.append(element('p', { className: 'note', textContent: texts.note }));
  root.append(group);

  function drawField(name: FieldName, autocomplete: string, maxLength: number, hint: string) {
    const box = element('div');
    const label = element('label', { htmlFor: name, textContent: texts[name] });
    const input = element('input', {
      id: name,
      inputMode: 'numeric',
      maxLength,
      placeholder: hint,
    });
    const message = element('p', { id: `${name}-fault`, className: 'fault', hidden: true });
    input.setAttribute('autocomplete', autocomplete);
    box.append(label, input, message);

    const fault = () => faultOf(name, input.value);

    /** Shows the error message, or clears it. */
    function show(shows: boolean): void {
      const code = shows ? fault() : undefined;
      message.hidden = code === undefined;
      message.textContent = code === undefined ? '' : texts[code];
      input.setAttribute('aria-invalid', String(code !== undefined));
      if (code === undefined) input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', message.id);
    }

    input.addEventListener('input', () => {
      const isAtEnd = input.selectionStart === input.value.length;
      if (isAtEnd) input.value = formatted(name, input.value);
      if (!message.hidden) show(true);
    });
    input.addEventListener('blur', () => {
      input.value = formatted(name, input.value);
      show(input.value !== '');
    });
    return { box, input, fault, show };
  }

  return {
    host,
    /** Marks invalid fields and focuses the first. Returns its error, if any. */
    check(): Fault | undefined {
      for (const field of fields) field.show(true);
      const wrong = fields.find((field) => field.fault() !== undefined);
      const code = wrong?.fault();
      wrong?.input.focus();
      return code && { type: 'validation_error', code, message: texts[code] };
    },
    /** The card as parameters of the API. */
    details(): Record<string, string> {
      const { month, year } = expiryOf(expiry.input.value);
      const card = 'payment_method_data[card]';
      return {
        'payment_method_data[type]': 'card',
        [`${card}[number]`]: digitsOf(number.input.value),
        [`${card}[exp_month]`]: String(month),
        [`${card}[exp_year]`]: String(year),
        [`${card}[cvc]`]: cvc.input.value,
      };
    },
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats input as printed on a card: groups of four, `MM / YY`, digits. */
function formatted(name: FieldName, typed: string): string {
  const digits = digitsOf(typed);
  if (name === 'number') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (name === 'cvc') return digits.slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole;
}

function faultOf(name: FieldName, value: string) {
  const digits = digitsOf(value);
  if (name === 'cvc') return digits.length < 3 ? 'incomplete_cvc' : undefined;
  if (name === 'number') {
    if (digits.length < 16) return 'incomplete_number';
    return isCardNumber(digits) ? undefined : 'invalid_number';
  }
  const { month, year } = expiryOf(value);
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  return Date.UTC(year, month) <= Date.now() ? 'invalid_expiry' : undefined;
}

/** Month and full year of `MM / YY`. */
function expiryOf(value: string): { month: number; year: number } {
  const digits = digitsOf(value);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}
