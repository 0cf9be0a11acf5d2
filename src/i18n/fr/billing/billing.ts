/** Settings: the subscription, its card, its invoices, and their changes. */
import { signalsText } from '../../signals-text.ts';
export const billing = {
  heading: 'Abonnement et factures',
  loading: 'Chargement de votre abonnement…',
  offline: 'Vous êtes hors ligne. Cette partie s’affichera dès que la connexion reviendra.',
  partial:
    'Stripe, qui encaisse les paiements, ne répond pas. Voici ce que nous avons enregistré de votre abonnement ; la carte et les factures reviendront avec Stripe. Rien n’est perdu.',
  /** The explanation of each state. */
  states: {
    never: {
      title: 'Aucun abonnement',
      text: 'La leçon gratuite vous est ouverte. Les autres leçons publiées s’ouvrent avec un abonnement mensuel, sans engagement.',
    },
    active: {
      title: 'Abonnement actif',
      text: 'Les leçons publiées vous sont ouvertes.',
    },
    reduced: {
      title: 'Changement de formule remboursé',
      text: 'Le paiement de votre changement de formule vous a été rendu, ou est contesté auprès de votre banque. Les leçons restent ouvertes ; les signaux s’ouvriront avec le prochain renouvellement. Si cela vous surprend, écrivez-nous.',
    },
    trial: {
      title: 'Période d’essai',
      text: 'Les leçons publiées vous sont ouvertes. Rien n’est prélevé avant le {renews}.',
    },
    ending: {
      title: 'Abonnement résilié',
      text: 'Les leçons restent ouvertes jusqu’au {ends}. Plus rien ne sera prélevé.',
    },
    failed: {
      title: 'Paiement refusé',
      text: 'Votre banque a refusé le dernier prélèvement. Les leçons restent ouvertes jusqu’au {access}, le temps de régler. Changez de carte : ce qui est dû sera payé avec la nouvelle.',
    },
    suspended: {
      title: 'Paiement refusé, accès suspendu',
      text: 'Votre banque a refusé le dernier prélèvement. L’accès est suspendu depuis le {access}, sans pénalité, et revient dès que le paiement passe. Changez de carte : ce qui est dû sera payé avec la nouvelle.',
    },
    authenticate: {
      title: 'Votre banque attend votre confirmation',
      text: 'Le dernier prélèvement doit être confirmé auprès de votre banque. Les leçons restent ouvertes jusqu’au {access}, le temps de le faire.',
    },
    authenticateClosed: {
      title: 'Votre banque attend votre confirmation',
      text: 'Le paiement doit être confirmé auprès de votre banque. Les leçons s’ouvrent dès que c’est fait.',
    },
    confirmChange: {
      title: 'Votre banque attend votre confirmation',
      text: 'Votre changement de formule doit être confirmé auprès de votre banque. D’ici là, rien ne change : vous gardez votre formule, et les leçons restent ouvertes.',
    },
    unpaid: {
      title: 'Paiement en attente',
      text: 'Plusieurs prélèvements ont été refusés, et Stripe n’en présente plus. L’accès est suspendu, sans pénalité. Changez de carte pour régler ce qui est dû, ou résiliez.',
    },
    incomplete: {
      title: 'Premier paiement non terminé',
      text: 'Votre banque a refusé le premier paiement : rien n’est débité, et aucune leçon n’est encore ouverte. Réglez pour ouvrir les leçons ; sans paiement, la commande s’annule d’elle-même.',
    },
    abandoned: {
      title: 'Commande annulée',
      text: 'Le premier paiement n’a pas abouti, et Stripe a annulé la commande. Rien n’a été débité.',
    },
    paused: {
      title: 'Abonnement en pause',
      text: 'Rien n’est prélevé et les leçons sont fermées. Écrivez-nous pour le reprendre, ou résiliez.',
    },
    refunded: {
      title: 'Paiement remboursé',
      text: 'Votre dernier paiement vous a été rendu et l’accès s’est arrêté. Si l’abonnement n’est pas résilié, il se renouvelle à son échéance et les leçons se rouvrent. Vous gardez votre compte, votre progression et la leçon gratuite.',
    },
    disputed: {
      title: 'Paiement contesté',
      text: 'Un paiement a été contesté auprès de votre banque. L’accès attend sa décision. Si vous n’avez rien contesté, ou si c’était une erreur, écrivez-nous.',
    },
    ended: {
      title: 'Abonnement terminé',
      text: 'Votre abonnement a pris fin le {paid}. Vous gardez votre compte, votre progression et la leçon gratuite.',
    },
    review: {
      title: 'Abonnement à vérifier',
      text: 'Le tarif de votre abonnement n’est pas l’un des nôtres : une personne doit le vérifier. Écrivez-nous en citant la référence ci-dessous.',
    },
  },
  facts: {
    plan: 'Formule',
    unknownPlan: 'Autre tarif',
    amount: 'Montant',
    perMonth: '{price} par mois',
    start: 'Début',
    renews: 'Prochain renouvellement',
    until: 'Accès ouvert jusqu’au',
    autoRenew: 'Renouvellement automatique',
    on: 'Activé',
    off: 'Désactivé',
    reference: 'Référence du contrat',
  },
  plans: 'Voir les formules',
  write: 'Nous écrire',
  pay: {
    due: 'Régler {price} sur la page de Stripe',
    plain: 'Régler sur la page de Stripe',
    authenticate: 'Confirmer auprès de ma banque',
  },
  /** Beside an amount of the coming months. */
  adjusted:
    'Toute réduction ou tout crédit en cours se déduit de vos prélèvements mensuels, et toute somme reportée s’y ajoute.',
  resume: {
    begin: 'Reprendre l’abonnement',
    text: 'Le renouvellement automatique reprend : {price} seront prélevés le {date}, puis chaque mois, jusqu’à ce que vous résiliiez.',
    confirm: 'Reprendre avec obligation de paiement',
  },
  change: {
    heading: 'Changer de formule',
    text: {
      formation: 'Formation seule : les leçons, sans les signaux, pour {price} par mois.',
      formationEtSignaux: signalsText({
        closed:
          'Formation + Signaux : les leçons, et les signaux dès l’ouverture de leur espace, pour {price} par mois.',
        open: 'Formation + Signaux : les leçons, et les signaux, pour {price} par mois.',
      }),
    },
    begin: 'Voir ce que coûterait le passage à {plan}',
    ending: 'Votre abonnement est résilié. Pour changer de formule, reprenez-le d’abord.',
    title: 'Passer à {plan}',
    credit: 'Ce qui reste de {plan}, déjà payé',
    charge: '{plan}, jusqu’au {date}',
    balance: 'Votre crédit d’un changement précédent',
    owed: 'Report d’un changement précédent',
    later: 'Reporté sur votre prochaine facture',
    due: 'Prélevé maintenant',
    credited: 'Porté à votre crédit',
    nothing: 'Rien n’est prélevé maintenant',
    next: 'Puis chaque mois, à partir du {date}',
    creditText:
      'Rien n’est prélevé. La différence, {price}, est portée à votre crédit chez Stripe et déduite de vos prochains prélèvements. La nouvelle formule s’applique aussitôt.',
    coveredText: 'Votre crédit couvre la différence. La nouvelle formule s’applique aussitôt.',
    laterText:
      'Rien n’est prélevé maintenant : {price}, c’est trop peu pour un prélèvement à part. La somme s’ajoute au prochain. La nouvelle formule s’applique aussitôt.',
    freeText: 'Rien n’est prélevé avant le {date}. La nouvelle formule s’applique aussitôt.',
    dueText:
      'Votre carte est débitée tout de suite, et la nouvelle formule s’applique aussitôt. Le calcul est celui de Stripe, à la seconde où vous l’avez demandé.',
    confirmDue: 'Passer à {plan} avec obligation de paiement : {price}',
    confirmFree: 'Passer à {plan} avec obligation de paiement : {price} par mois',
    done: 'C’est fait : votre formule est désormais {plan}.',
    authenticate:
      'Votre banque demande votre confirmation. La formule change dès que vous l’avez donnée ; d’ici là, rien ne change.',
  },
  card: {
    heading: 'Carte bancaire',
    none: 'Aucune carte n’est enregistrée.',
    name: '{brand} qui se termine par {last4}',
    expires: 'Expire fin {date}',
    soon: 'Expire bientôt',
    expired: 'Expirée',
    change: 'Changer de carte',
    add: 'Enregistrer une carte',
    text: 'Le numéro va directement à Stripe : il ne passe pas par nous. La nouvelle carte sert à tous les prélèvements à venir.',
    textDue:
      'Le numéro va directement à Stripe : il ne passe pas par nous. La nouvelle carte paie aussitôt ce qui est dû, puis les prélèvements à venir.',
    opening: 'Ouverture du formulaire de Stripe…',
    save: 'Utiliser cette carte',
    savePay: 'Utiliser cette carte et régler ce qui est dû',
    done: 'C’est fait : les prochains prélèvements se feront sur cette carte.',
    doneDue:
      'C’est fait : ce qui était dû est payé, et les prochains prélèvements se feront sur cette carte.',
    checking: 'Retour de votre banque : enregistrement de la carte…',
    stripePage: 'Changer de carte sur la page de Stripe',
  },
  invoices: {
    heading: 'Factures',
    none: 'Aucune facture pour l’instant. Chaque paiement en produit une, à télécharger ici.',
    status: {
      paid: 'Payée',
      open: 'À régler',
      refunded: 'Remboursée',
      'part-refunded': 'Remboursée en partie',
      void: 'Annulée',
      uncollectible: 'Abandonnée',
    },
    page: 'Voir',
    pageOf: 'Voir la facture {number}',
    pdf: 'PDF',
    pdfOf: 'Télécharger la facture {number} (PDF)',
    more: {
      one: 'Voir {n} facture plus ancienne',
      other: 'Voir les {n} factures plus anciennes',
    },
  },
  end: {
    heading: 'Mettre fin au contrat',
    cancelText:
      'Sans frais ni motif. Le contrat dure jusqu’au terme du mois payé, puis plus rien n’est prélevé.',
    cancelNowText:
      'Sans frais ni motif. Le mois en cours n’est pas payé : le contrat prend donc fin aussitôt, et rien n’est dû.',
    cancel: 'Résilier votre contrat',
    withdrawText:
      'Vous avez jusqu’au {date}, heure de Paris, pour vous rétracter : l’accès s’arrête aussitôt, et vous êtes remboursé selon les conditions.',
    withdraw: 'Renoncer au contrat ici',
  },
  help: {
    heading: 'J’ai payé, mais je n’ai pas accès',
    text: 'Nous relisons chez Stripe ce que vous avez payé, et complétons ici ce qui manque.',
    action: 'Vérifier mon paiement',
    busy: 'Vérification chez Stripe…',
    found: {
      open: 'Stripe confirme votre paiement, et votre accès est ouvert. Si une leçon reste fermée, rechargez sa page.',
      repaired: 'Votre paiement est retrouvé : votre accès est ouvert dès maintenant.',
      processing:
        'Votre banque n’a pas encore répondu à Stripe. Cela peut prendre quelques minutes ; l’accès s’ouvrira de lui-même.',
      payment_due:
        'Stripe n’a pas reçu le dernier paiement : votre banque l’a refusé, ou attend votre confirmation.',
      ended:
        'Votre dernier abonnement a pris fin le {date}. Aucun paiement n’est arrivé depuis. Si une somme a été débitée après cette date, écrivez-nous avec le jour et le montant.',
      returned:
        'Votre paiement est arrivé alors que votre abonnement avait pris fin : nous vous avons remboursé {amount}. Votre banque met en général quelques jours à afficher ce remboursement. Pour retrouver l’accès, choisissez de nouveau une formule.',
      endedUnknown: 'Votre dernier abonnement a pris fin. Aucun paiement n’est arrivé depuis.',
      suspended:
        'Votre paiement a été remboursé, ou contesté auprès de votre banque. Si cela vous surprend, écrivez-nous.',
      none: 'Stripe ne connaît aucun paiement de ce compte. Si une somme a été débitée, vérifiez que vous êtes connecté avec l’adresse utilisée pour payer, ou écrivez-nous avec la date et le montant.',
    },
    portalText: 'Stripe tient aussi une page à votre nom, avec vos factures et votre carte.',
    portal: 'Ouvrir ma page chez Stripe',
  },
};
