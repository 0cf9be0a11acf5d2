/** What a certificate's credential says, in English. Signed as it is: one line each, with no name. */
export const badge = {
  title: 'Understanding crypto: certificate of completion',
  description:
    'The holder finished reading all {lessons} lessons of the course and passed the quiz of each. This is neither a state diploma nor a professional qualification, and the holder’s identity was not verified.',
  criteria:
    'Finish {lessons} lessons (about {hours} of reading, without the exercises) and pass {lessons} quizzes graded by the server: eight randomly drawn questions in each attempt, at least six points out of eight.',
  hours: '{h}\u00A0hours',
};
