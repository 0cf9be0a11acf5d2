/** Ending a contract from the site: its cancellation, and the withdrawal within fourteen days. */
/** Texts of the two pages before the form is submitted. `[words](page:…)` is a link. */
import { contractEnd as missing } from '../required-fields.ts';

export const contract = {
  missing,
  fields: {
    name: 'Prénom et nom',
    email: 'Adresse e-mail du compte',
    reference: 'Référence du contrat (facultatif)',
    referenceHint: 'De la forme ECT-1A2B3C4D, dans nos e-mails d’abonnement.',
  },
  check: 'Vérifier ma demande',
  reading: 'Chargement de votre demande…',
  loading: 'Chargement de votre contrat…',
  noScript: 'Ce formulaire demande JavaScript. Sans lui, le message préparé a la même valeur.',
  otherWays: 'Sans ce formulaire',
  otherWaysText:
    'Un e-mail a la même valeur : il suffit de votre nom, de l’adresse du compte et d’une phrase qui dit votre décision.',
  otherWaysPost:
    'Un e-mail, ou une lettre au siège, a la même valeur : il suffit de votre nom, de l’adresse du compte et d’une phrase qui dit votre décision.',
  address: 'Siège : {address}',
  cancellation: {
    title: 'Résilier votre contrat',
    description:
      'Résilier un abonnement en trois étapes, sans frais, sans motif et sans obligation de vous connecter. La date de fin vous est confirmée par e-mail.',
    heading: 'Résilier votre contrat',
    lede: 'La résiliation est gratuite, sans motif et sans connexion obligatoire. Vous gardez l’accès jusqu’au terme du mois payé, puis rien n’est plus prélevé.',
    form: 'Votre demande',
    signedIn:
      'Vous êtes connecté : la résiliation est enregistrée dès que vous la notifiez, et un accusé de réception part par e-mail.',
    signedOut:
      'Vous n’êtes pas connecté : vous confirmerez depuis un e-mail envoyé à cette adresse, car chacun peut taper celle d’un autre. La date retenue sera celle de votre déclaration.',
    steps: [
      {
        title: 'Vous dites qui vous êtes',
        text: 'Votre nom et l’adresse de votre compte suffisent. La référence aide à retrouver le contrat ; elle n’est pas exigée.',
      },
      {
        title: 'Vous relisez, puis notifiez la résiliation',
        text: 'Si vous êtes connecté, la résiliation est enregistrée aussitôt. Sinon, un e-mail vous demande de la confirmer ; la date retenue reste celle de votre déclaration.',
      },
      {
        title: 'Vous recevez un accusé de réception',
        text: 'Il donne la date de fin. Les leçons restent ouvertes jusque-là ; le reste du mois payé n’est pas remboursé. Si le mois en cours n’est pas payé, le contrat prend fin aussitôt et rien n’est dû.',
      },
    ],
    other:
      'Vous êtes dans les quatorze jours qui suivent la commande ? Vous pouvez plutôt [renoncer au contrat](page:withdrawContract) : vous êtes alors remboursé, selon les [conditions](page:terms#withdrawal), et l’accès s’arrête aussitôt.',
  },
  withdrawal: {
    title: 'Renoncer au contrat',
    description:
      'Vous rétracter dans les quatorze jours qui suivent la commande : une déclaration en ligne, un accusé de réception daté par e-mail et le remboursement.',
    heading: 'Renoncer au contrat ici',
    lede: 'Quatorze jours pour changer d’avis, sans motif et sans frais. L’accès s’arrête aussitôt, et ce que vous avez payé vous est remboursé.',
    form: 'Votre déclaration',
    signedIn:
      'Vous êtes connecté : la rétractation est enregistrée dès que vous la confirmez, et un accusé de réception part par e-mail.',
    signedOut:
      'Vous n’êtes pas connecté : vous confirmerez depuis un e-mail envoyé à cette adresse, car chacun peut taper celle d’un autre. La date retenue sera celle de votre déclaration.',
    steps: [
      {
        title: 'Vous déclarez votre décision',
        text: 'Jusqu’à 23 h 59 min 59 s, heure de Paris, le quatorzième jour après celui de la commande ; si c’est un samedi, un dimanche ou un jour férié, le premier jour ouvrable suivant. Avoir demandé l’accès immédiat ne change rien à une première rétractation.',
      },
      {
        title: 'Vous confirmez la rétractation',
        text: 'Si vous êtes connecté, elle prend effet aussitôt et les leçons se ferment. Sinon, un e-mail vous demande de la confirmer ; la date retenue reste celle de votre déclaration.',
      },
      {
        title: 'Vous êtes remboursé',
        text: 'Tout ce que vous avez payé pour ce contrat vous est rendu, sur la carte utilisée. La demande part aussitôt chez Stripe ; votre banque met quelques jours à afficher le remboursement. Si vous vous êtes déjà rétracté une fois (même compte, même adresse ou même carte), ou si un paiement est contesté auprès de votre banque, une personne décide du remboursement : les [conditions](page:terms#withdrawal) disent pourquoi.',
      },
    ],
    other:
      'Le délai est passé ? Vous pouvez [résilier](page:cancelContract) à tout moment : l’accès dure alors jusqu’au terme du mois payé.',
  },
};
