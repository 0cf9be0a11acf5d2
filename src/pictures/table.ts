/** Drawings by key of the lesson, article or term. */
export type Drawings = Readonly<Record<string, () => string>>;
