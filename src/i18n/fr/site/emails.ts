/** Texts shared by all emails. */
export const siteEmails = {
  /** After a label, with the language's space before it. */
  colon: ' :',
  parisTime: '{at}, heure de Paris',
  /** Below an optional email. */
  unsubscribe: 'Ne plus recevoir ces e-mails',
};

/** The page of that link. */
export const unsubscribe = {
  purposes: {
    signals: 'Signaux de trading',
    lessons: 'Leçons et articles nouveaux ou mis à jour',
    market: 'La semaine du marché en chiffres',
    review: 'Rappel de révision par e-mail',
  },
  ask: {
    title: 'Ne plus recevoir ces e-mails ?',
    text: 'Rien ne change tant que vous n’appuyez pas sur le bouton. Vous pourrez revenir sur ce choix dans vos paramètres.',
  },
  confirm: 'Ne plus les recevoir',
  done: {
    title: 'C’est fait',
    text: 'Ces e-mails ne vous seront plus envoyés. Ceux dont dépendent le compte et le contrat partent toujours.',
  },
  invalid: {
    title: 'Ce lien n’est pas valable',
    text: 'Il a peut-être été coupé en chemin : rien n’a changé. Reprenez-le en entier dans l’e-mail, ou changez ce choix dans vos paramètres.',
  },
  failed: {
    title: 'Rien n’a changé',
    text: 'La panne est de notre côté. Revenez à l’e-mail et ouvrez son lien dans un instant.',
  },
  settings: 'Ouvrir les paramètres',
};

/** The email about new and revised lessons and articles. */
export const contentNews = {
  labels: {
    lessons: { new: 'Nouvelle leçon', revised: 'Leçon mise à jour' },
    articles: { new: 'Nouvel article', revised: 'Article mis à jour' },
  },
  subjectOfOne: '{what} : {title}',
  subject: '{n} nouveautés à lire',
  titleOfOne: 'Une nouveauté à lire',
  title: 'Du nouveau à lire',
  more: {
    one: 'Une autre page est nouvelle ou mise à jour : vous la trouverez dans la formation ou parmi les articles.',
    other:
      '{n} autres pages sont nouvelles ou mises à jour : vous les trouverez dans la formation ou parmi les articles.',
  },
  course: 'Toutes les leçons',
  articles: 'Tous les articles',
  reason:
    'Vous avez choisi ces e-mails dans vos paramètres ; il en part un par jour au plus, quand une leçon ou un article paraît ou est mis à jour. Une question ? {email}',
};
