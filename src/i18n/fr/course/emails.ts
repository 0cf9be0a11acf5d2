/** The emails of the course. */
export const courseEmails = {
  reminder: {
    subject: 'Révision du jour : {asked}',
    title: 'Votre révision du jour',
    questions: { one: '{n} question', other: '{n} questions' },
    minutes: { one: 'une minute', other: '{n} minutes' },
    text: 'À revoir aujourd’hui : {asked}, en {time} environ, avec la réponse expliquée après chaque essai.',
    from: 'Leçons concernées :',
    action: 'Ouvrir la révision',
    rhythm: {
      daily:
        'Quand des questions attendent depuis une semaine sans révision, ces rappels passent à un par semaine ; après un mois, ils s’arrêtent jusqu’à votre prochaine révision.',
      weekly:
        'Des questions attendent depuis plus d’une semaine sans révision : ces rappels ne partent plus qu’une fois par semaine. Ils redeviennent quotidiens avec votre prochaine révision, et s’arrêtent après un mois sans elle.',
      last: 'Des questions attendent depuis quatre semaines sans révision : ce rappel est le dernier. Les rappels reprennent avec votre prochaine révision, sans autre réglage.',
    },
    reason:
      'Vous avez choisi ce rappel dans vos paramètres ; il part le matin, les jours où des questions sont à revoir. Une question ? {email}',
  },
};
