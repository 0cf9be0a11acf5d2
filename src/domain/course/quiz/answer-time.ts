/** Estimated seconds to answer a question of a quiz or a review and read the explanation. */
const secondsEach = 45;

/** Estimated whole minutes to answer some questions. */
export function answerMinutes(questions: number): number {
  return Math.ceil((questions * secondsEach) / 60);
}
