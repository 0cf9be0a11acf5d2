/** Every text and number of a quiz, for the leak check: none may be in anything public. */
export function quizTexts(quiz: unknown): string[] {
  if (typeof quiz === 'string' || typeof quiz === 'number') return [String(quiz)];
  if (typeof quiz !== 'object' || quiz === null) return [];
  return Object.values(quiz).flatMap(quizTexts);
}
