/** Limits of the booking form, shared by the function and by the page, which loads no schema. */

/** Maximum length of a message, in characters. */
export const maxMessage = 2_000;
