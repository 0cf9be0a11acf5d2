/** The three fields of a card: how they are written, and when they are right. */

/**
 * @typedef {'number' | 'expiry' | 'cvc'} FieldName
 * @typedef {'incomplete_number' | 'invalid_number' | 'incomplete_expiry' | 'invalid_expiry' | 'incomplete_cvc'} FieldFault
 */

/** The fields in their order, with what a browser should know of them. */
export const FIELDS = /** @type {const} */ ([
  { name: 'number', autocomplete: 'cc-number', maxLength: 23, placeholder: '1234 1234 1234 1234' },
  { name: 'expiry', autocomplete: 'cc-exp', maxLength: 9, placeholder: undefined },
  { name: 'cvc', autocomplete: 'cc-csc', maxLength: 4, placeholder: '123' },
]);

/**
 * Writes what was typed as it is printed on a card: groups of four, `MM / YY`, digits.
 * @param {FieldName} name
 * @param {string} typed
 */
export function written(name, typed) {
  const digits = typed.replace(/\D/g, '');
  if (name === 'number') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (name === 'cvc') return digits.slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole;
}

/**
 * What is wrong with a field, if anything is.
 * @param {FieldName} name
 * @param {string} value
 * @returns {FieldFault | undefined}
 */
export function faultOf(name, value) {
  const digits = value.replace(/\D/g, '');
  if (name === 'cvc') return digits.length < 3 ? 'incomplete_cvc' : undefined;
  if (name === 'number') {
    if (digits.length < 16) return 'incomplete_number';
    return passesLuhn(digits) ? undefined : 'invalid_number';
  }
  const { month, year } = expiryOf(value);
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
  return Date.UTC(year, month) <= Date.now() ? 'invalid_expiry' : undefined;
}

/**
 * The month and the whole year of `MM / YY`.
 * @param {string} value
 */
export function expiryOf(value) {
  const digits = value.replace(/\D/g, '');
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** @param {string} digits */
function passesLuhn(digits) {
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
