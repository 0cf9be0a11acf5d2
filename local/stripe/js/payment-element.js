/** The Payment Element: the fields of a card, in a place of the page. */
import { expiryOf, faultOf, FIELDS, written } from './fields.js';
import { styledHost } from './styles.js';
import { textsOf } from './texts.js';

/**
 * @typedef {import('./fields.js').FieldName} FieldName
 * @typedef {import('./styles.js').Appearance} Appearance
 * @typedef {{ empty: boolean, complete: boolean }} State
 */

/**
 * Draws the fields.
 * @param {{ locale: string | undefined, appearance: Appearance | undefined, onChange: (state: State) => void }} options
 */
export function drawFields({ locale, appearance, onChange }) {
  const texts = textsOf(locale);
  const { host, root } = styledHost(appearance);
  const group = document.createElement('fieldset');
  const pair = make('div', 'pair');
  group.append(make('legend', '', texts.group));
  const fields = FIELDS.map((field) => {
    const drawn = drawField(field, texts, changed);
    (field.name === 'number' ? group : pair).append(drawn.box);
    return drawn;
  });
  group.append(pair, make('p', 'note', texts.note));
  root.append(group);

  function changed() {
    onChange({
      empty: fields.every(({ input }) => input.value === ''),
      complete: fields.every(({ fault }) => fault() === undefined),
    });
  }

  /** @param {FieldName} name */
  const valueOf = (name) => fields.find((field) => field.name === name)?.input.value ?? '';

  return {
    host,
    /** Marks what is wrong and moves there. The first fault, if there is one. */
    check() {
      for (const field of fields) field.show(true);
      const wrong = fields.find(({ fault }) => fault() !== undefined);
      wrong?.input.focus();
      const code = wrong?.fault();
      return code && { type: 'validation_error', code, message: texts[code] };
    },
    focus: () => fields[0]?.input.focus(),
    clear() {
      for (const field of fields) {
        field.input.value = '';
        field.show(false);
      }
      changed();
    },
    /** The card as the API takes it. */
    details() {
      const { month, year } = expiryOf(valueOf('expiry'));
      return {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': valueOf('number').replace(/\D/g, ''),
        'payment_method_data[card][exp_month]': String(month),
        'payment_method_data[card][exp_year]': String(year),
        'payment_method_data[card][cvc]': valueOf('cvc'),
      };
    },
  };
}

/**
 * @param {typeof FIELDS[number]} field
 * @param {ReturnType<typeof textsOf>} texts
 * @param {() => void} onChange
 */
function drawField({ name, autocomplete, maxLength, placeholder }, texts, onChange) {
  const box = document.createElement('div');
  const label = make('label', '', texts[name]);
  const input = document.createElement('input');
  const message = make('p', 'fault');
  label.setAttribute('for', name);
  input.id = name;
  input.inputMode = 'numeric';
  input.setAttribute('autocomplete', autocomplete);
  input.maxLength = maxLength;
  input.placeholder = placeholder ?? texts.expiryHint;
  message.id = `${name}-fault`;
  message.hidden = true;
  box.append(label, input, message);

  const fault = () => faultOf(name, input.value);

  /** @param {boolean} tells whether a fault is said, or only taken back */
  function show(tells) {
    const code = tells ? fault() : undefined;
    message.hidden = code === undefined;
    message.textContent = code === undefined ? '' : texts[code];
    input.setAttribute('aria-invalid', String(code !== undefined));
    if (code === undefined) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', message.id);
  }

  input.addEventListener('input', () => {
    const atEnd = input.selectionStart === input.value.length;
    if (atEnd) input.value = written(name, input.value);
    if (!message.hidden) show(true);
    onChange();
  });
  input.addEventListener('blur', () => {
    input.value = written(name, input.value);
    show(input.value !== '');
  });
  return { name, box, input, fault, show };
}

/**
 * @param {string} tag
 * @param {string} className
 * @param {string} [text]
 */
function make(tag, className, text = '') {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}
