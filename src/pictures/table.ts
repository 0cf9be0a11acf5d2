/** The form of a table of drawings: key of the lesson, article or term, and what draws it. */
export type Drawings = Readonly<Record<string, () => string>>;
