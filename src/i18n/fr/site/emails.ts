/** Texts shared by all emails. */
export const siteEmails = {
  /** After a label, with the language's space before it. */
  colon: ' :',
  parisTime: '{at}, heure de Paris',
};
