/** The words that all emails share. */
export const siteEmails = {
  /** Behind a label, with the space the language puts before it. */
  colon: ' :',
  parisTime: '{at}, heure de Paris',
};
