/** A question with choices; `answer` is the index of the right one. */
export interface ChoicePrediction {
  readonly type: 'choice';
  readonly question: string;
  readonly choices: readonly string[];
  readonly answer: number;
}

/** A question whose answer is a number. */
export interface NumberPrediction {
  readonly type: 'number';
  readonly question: string;
  readonly answer: number;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The prediction that an element of a lesson shows. */
export function readPrediction(place: HTMLElement): ChoicePrediction | NumberPrediction {
  const about = JSON.parse(place.dataset['predict'] ?? '{}') as Omit<
    NumberPrediction,
    'type' | 'question'
  >;
  const question = place.querySelector('.activity-question')?.textContent ?? '';
  const choices = [...place.querySelectorAll('.activity-choices > li > span')];
  if (choices.length === 0) return { type: 'number', question, ...about };
  return {
    type: 'choice',
    question,
    choices: choices.map(({ textContent }) => textContent),
    answer: about.answer - 1,
  };
}

/** Whether a number is the answer, as exactly as the slider allows. */
export function isExact({ answer, step }: NumberPrediction, guess: number): boolean {
  return Math.abs(guess - answer) <= step / 2;
}
