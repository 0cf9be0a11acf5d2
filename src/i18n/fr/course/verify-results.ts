/** Results of the verification of a certificate. */
import type { CertificateCode } from '../../../domain/api/certificate.ts';
import type { RevocationReason } from '../../../domain/course/certificate/published.ts';
import type { Refusal } from '../../../domain/course/certificate/verify.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const verifyResults = {
  validNumber: {
    title: 'Ce certificat est valide',
    text: 'Le site l’a délivré, et il n’a pas été révoqué. Comparez ce qui suit avec le document.',
  },
  validFile: {
    title: 'Ce fichier est authentique',
    text: 'La signature est celle du site, rien n’a été changé, et le certificat n’a pas été révoqué.',
  },
  attested: 'Toutes les leçons terminées, tous les quiz réussis',
  nameHidden: 'Son titulaire n’a pas souhaité le montrer',
  facts: {
    name: 'Nom',
    number: 'Numéro',
    issued: 'Délivré le',
    attested: 'Ce qui est attesté',
    reading: 'Temps de lecture estimé',
    version: 'Version du contenu',
    revoked: 'Révoqué le',
    reason: 'Raison',
  },
  revoked: {
    title: 'Ce certificat a été révoqué',
    text: 'Il a été délivré, puis retiré : il n’atteste plus rien.',
  },
  reasons: {
    error: 'Délivré par erreur',
    fraud: 'Obtenu par fraude',
    replaced: 'Remplacé par un autre',
    request: 'À la demande de son titulaire',
  } satisfies Record<RevocationReason, string>,
  unknown: {
    title: 'Aucun certificat ne porte ce numéro',
    text: 'Vérifiez chaque lettre et chaque chiffre. Le compte de son titulaire a pu être effacé : son fichier se vérifie encore.',
  },
  notANumber: {
    title: 'Ce n’est pas un numéro de certificat',
    text: 'Il s’écrit ECT, puis trois groupes de quatre lettres ou chiffres.',
  },
  refused: {
    unreadable: {
      title: 'Ce fichier ne contient pas de certificat',
      text: 'Choisissez le PDF, l’image PNG ou le badge JSON tels qu’ils ont été téléchargés. Un PDF ou une image enregistrés par un autre programme ont pu perdre leur signature.',
    },
    other_issuer: {
      title: 'Ce certificat vient d’un autre site',
      text: 'Ce site ne peut rien en dire : seul celui qui l’a délivré publie sa clé.',
    },
    altered: {
      title: 'Ce fichier a été modifié',
      text: 'Son contenu ne correspond pas à sa signature : il n’atteste rien.',
    },
    unknown_key: {
      title: 'Cette signature n’est pas la nôtre',
      text: 'Le fichier porte notre nom, mais la clé qui l’a signé n’est pas publiée par ce site : il n’atteste rien.',
    },
    not_yet_valid: {
      title: 'Sa date est dans le futur',
      text: 'Si l’heure de votre appareil est juste, ce certificat n’atteste rien.',
    },
  } satisfies Record<Refusal, { title: string; text: string }>,
  unsupported: {
    title: 'Votre navigateur ne sait pas contrôler cette signature',
    text: 'Il lui manque l’algorithme Ed25519. Mettez le navigateur à jour, prenez-en un autre, ou vérifiez le numéro.',
  },
  unavailable: {
    title: 'La vérification n’a pas pu se faire',
    text: 'La clé publique ou la liste des révocations n’a pas pu être chargée. Sans elles, rien ne peut être dit de ce fichier. Réessayez dans un instant.',
  },
  errors: {
    ...errors,
    bad_request: 'Ce numéro n’a pas été accepté. Relisez-le, puis réessayez.',
    not_complete: errors.unexpected,
    subscription_required: errors.unexpected,
    not_configured: errors.unexpected,
    not_issued: errors.unexpected,
  } satisfies ErrorTexts<CertificateCode>,
};
