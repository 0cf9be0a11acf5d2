/** The certificate of a member: what is missing, the name to confirm, the certificate itself. */
import type { CertificateCode } from '../../../domain/api/certificate.ts';
import type { CertificateNameError } from '../../../domain/course/certificate/name.ts';
import type { RevocationReason } from '../../../domain/course/certificate/published.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const certificateMember = {
  retry: 'Réessayer',
  loading: 'Chargement de votre certificat…',
  slow: 'Cela prend plus de temps que prévu.',
  subscribe: {
    title: 'Contenu Premium',
    text: 'Un abonnement actif est nécessaire : le certificat se délivre pendant l’abonnement. Vos lectures et vos quiz réussis restent enregistrés et compteront.',
    discover: 'Voir les formules',
    free: 'Commencer par la leçon gratuite',
  },
  notKept: {
    title: 'Votre progression n’est pas enregistrée',
    text: 'Vous l’avez choisi dans vos paramètres. Le certificat se fonde sur ce qui est enregistré : rien ne compte tant que ce réglage est coupé.',
    settings: 'Ouvrir les paramètres',
  },
  closed: {
    title: 'Les certificats ne sont pas délivrés en ce moment',
    text: 'Tout est terminé de votre côté, et rien n’est perdu. Le site n’a pas encore la clé qui signe les certificats. Écrivez-nous pour être prévenu.',
    ask: 'Nous écrire',
    subject: 'Certificat de réussite',
  },
  missing: {
    title: { one: 'Il reste {n} leçon à compléter', other: 'Il reste {n} leçons à compléter' },
    text: 'Chaque ligne mène à ce qui manque.',
    reading: 'Lire et marquer comme lue',
    quiz: 'Réussir le quiz',
    done: 'Complet',
  },
  ready: {
    title: 'Votre certificat est prêt',
    text: 'Toutes les leçons sont lues, tous les quiz sont réussis. Indiquez le nom à écrire.',
    name: 'Nom sur le certificat',
    hint: '80 caractères au plus. Il sera écrit tel quel.',
    once: 'Le certificat est délivré une seule fois. Ensuite, vous ne pourrez plus changer le nom : en cas d’erreur, écrivez à l’assistance, qui révoquera ce certificat pour que vous en demandiez un autre.',
    foreign:
      'La police du certificat n’a pas toutes les lettres de ce nom : elles sont dessinées avec une police de votre appareil et, dans le PDF, comme une image.',
    issue: 'Obtenir mon certificat',
    issuing: 'Délivrance…',
    preview: 'Aperçu du certificat pour {name}',
    nameErrors: {
      required: 'Ce champ est requis : indiquez un nom, avec des lettres.',
      too_long: 'Ce nom dépasse 80 caractères. Raccourcissez-le.',
      unprintable: 'Ce nom contient des caractères invisibles. Tapez-le à nouveau.',
    } satisfies Record<CertificateNameError, string>,
  },
  issued: {
    /** Once it was issued on this page. */
    title: 'Votre certificat est délivré',
    drawn:
      '{title} {number}, décerné à {name}, délivré le {date}, pour toutes les leçons et tous les quiz de la formation.',
    pictures: 'Un dessin pour chaque leçon.',
    pdf: 'Télécharger le PDF',
    png: 'Télécharger l’image (PNG)',
    badge: 'Télécharger le badge (JSON)',
    making: 'Préparation…',
    failed: 'Le fichier n’a pas pu être préparé. Vérifiez votre connexion, puis réessayez.',
    files:
      'Chaque fichier contient votre nom et une signature que chacun peut vérifier, au format Open Badges 3.0. Ne le donnez qu’à qui doit connaître votre nom.',
    share: 'Lien de vérification',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'Votre navigateur refuse la copie. Le lien est sélectionné : copiez-le vous-même.',
    open: 'Ouvrir la page de vérification',
    public: 'Montrer mon nom à qui vérifie le numéro',
    publicHint:
      'Sinon, la page de vérification confirme le numéro sans le nom. Vous pouvez changer d’avis à tout moment.',
    wrong: 'Une erreur dans votre nom ? [Écrivez à l’assistance](page:support) avec le numéro.',
  },
  revoked: {
    title: 'Ce certificat a été révoqué le {date}',
    reasons: {
      error: 'Il avait été délivré par erreur.',
      fraud: 'Il avait été obtenu par fraude.',
      replaced: 'Il a été remplacé par un autre.',
      request: 'Il a été révoqué à la demande de son titulaire.',
    } satisfies Record<RevocationReason, string>,
    text: 'Ses fichiers ne sont plus reconnus à la vérification. Si vous pensez que c’est une erreur, écrivez à l’assistance avec le numéro.',
  },
  errors: {
    ...errors,
    not_complete: 'Il manque encore des leçons ou des quiz.',
    subscription_required: 'Un abonnement actif est nécessaire. Abonnez-vous, puis réessayez.',
    not_configured:
      'Les certificats ne sont pas délivrés en ce moment. Rien n’est perdu : réessayez plus tard.',
    not_issued: 'Ce certificat n’est plus là. Rechargez la page.',
  } satisfies ErrorTexts<CertificateCode>,
};
