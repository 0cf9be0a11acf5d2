/** The readme of an account's export: each part of it, and the data held by other services. */
export const accountExport = {
  /** Who mailed the sign-up code; in mode `function` it depends on a key that may have changed since. */
  mailers: {
    emailjs:
      'EmailJS a transmis le code de vérification à votre adresse, et Resend nos autres e-mails',
    function:
      'EmailJS ou Resend a transmis le code de vérification à votre adresse, et Resend nos autres e-mails',
    supabase:
      'Supabase a envoyé le code de vérification à votre adresse, et Resend nos autres e-mails',
  },
  readme: {
    account:
      'Ce que notre service d’authentification (Supabase) garde de vous : adresse, renseignements donnés à l’inscription ou transmis par Google, moyens de connexion, sessions ouvertes, double authentification. Les mots de passe, jetons et secrets n’y figurent pas : ils serviraient à se faire passer pour vous.',
    data: 'Nos propres tables. profiles : nom, téléphone, langue, préférences et version des conditions acceptée. lesson_progress : leçons ouvertes et lues, version du texte lu et endroit atteint (mille fois la section, en partant de zéro, plus les millièmes de celle-ci). quiz_attempts : vos essais aux quiz, avec les questions tirées, les réponses données et les points. review_cards : les questions qui vous sont reposées, avec leur prochaine date. lesson_notes : vos notes, avec le passage annoté, sa place et leurs dates. certificates : votre certificat, tel qu’il a été délivré et signé. subscriptions : vos abonnements, avec leur prix en centimes. billing_customers : votre numéro de client chez Stripe. checkout_evidence : ce que vous avez accepté avant de payer. contract_ends : vos résiliations et rétractations, telles que vous les avez déclarées, sans les empreintes qui reconnaissent une seconde rétractation. appointments : les rendez-vous pris avec votre compte. support_tickets : les messages envoyés à l’assistance avec votre compte. signals_notices : votre adresse, si vous avez demandé à être prévenu de l’ouverture des signaux et que l’adresse du compte soit confirmée. emails : les e-mails écrits pour vous, sans leur contenu, dont les liens ne doivent s’ouvrir que depuis votre messagerie ; adresse et contenu s’effacent une fois envoyés. address_proofs : depuis quand votre adresse est confirmée. recovery_codes : les dates de vos codes de secours, pas les codes. stripe_events : les avis reçus de Stripe, réduits à des numéros. erasures : un effacement en cours. signal_webhooks : les adresses de vos outils, sans ce qui suit le point d’interrogation, et leurs réglages. signal_reads : les signaux que vous avez lus. account_mailboxes : depuis quand votre messagerie est connue, sans son empreinte. sign_up_codes : les dates des codes d’inscription.',
    stripe:
      'Vos numéros de client et d’abonnement chez Stripe, qui encaisse les paiements. Stripe garde votre adresse e-mail, vos moyens de paiement et vos factures ; les factures sont conservées dix ans, comme la loi l’impose. Nous ne recevons jamais votre numéro de carte.',
    elsewhere:
      '{mailers} ; ils en gardent une trace selon leurs propres règles. L’hébergeur du site (Netlify) et Supabase tiennent des journaux techniques pendant la durée qu’ils fixent. Nos compteurs d’essais sont des empreintes, où votre adresse ne figure pas ; ils disparaissent en un jour au plus. Les rendez-vous pris et les messages envoyés sans connexion au compte ne sont pas rattachés à votre compte, et ceux écrits par e-mail sont dans notre messagerie : demandez-nous-en une copie.',
    durations:
      'Un rendez-vous est gardé douze mois après sa date, un message à l’assistance vingt-quatre mois après le dernier changement. Un quiz non terminé est gardé trente jours, la trace d’un e-mail ou d’un avis de Stripe quatre-vingt-dix jours, la progression et les quiz jusqu’à ce que vous arrêtiez ce suivi. Le reste vit aussi longtemps que votre compte. La preuve d’une commande est gardée dix ans après la fin du contrat, celle d’une résiliation ou d’une rétractation cinq ans ; si vous effacez le compte, elle est détachée de vous. Si un certificat a été révoqué, son numéro et le motif restent dans la liste publique, sans votre nom.',
    rights:
      'Vous pouvez corriger ces données et effacer votre compte dans vos paramètres. Les dates sont en temps universel (UTC).',
  },
};
