/** What the form of an appointment accepts, for the function and for the page, which loads no schema. */

/** Characters a message may have. */
export const maxMessage = 2_000;
