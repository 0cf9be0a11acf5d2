/** Automatic execution in the settings, loaded with its section. */
import type { SignalWebhooksCode } from '../../../domain/api/signal-webhooks.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const signalWebhooks = {
  loading: 'Chargement de vos webhooks…',
  failed: 'Vos webhooks n’ont pas pu être lus. Ils n’ont pas changé.',
  intro:
    'Nous envoyons chaque signal à une adresse à vous, appelée webhook. Votre propre outil le reçoit et passe l’ordre sur votre plateforme d’échange, dans vos limites. Sans webhook, vous passez l’ordre à la main.',
  custody:
    'Nous ne détenons ni clé de plateforme d’échange, ni fonds, ni crypto-actif. Votre outil détient l’accès, et vous pouvez l’y couper à tout moment.',
  off: 'L’exécution automatique est arrêtée pour tout le monde. Rien n’est envoyé ; les signaux se lisent toujours sur leur page. Vos réglages sont gardés.',
  ended:
    'Votre formule ne comprend pas les signaux : rien n’est envoyé, et les positions déjà ouvertes par votre outil ne seront pas fermées. Vous pouvez mettre vos webhooks en pause ou les supprimer. Si vous vous abonnez de nouveau aux signaux, vos webhooks recommencent à blanc.',
  empty: 'Aucun webhook.',
  count: '{n} sur {most}',
  full: 'Vous avez atteint le maximum de {most} webhooks. Supprimez-en un pour en relier un autre.',
  add: 'Relier un webhook',
  busy: 'Un instant…',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  retry: 'Réessayer',
  statuses: {
    pending: 'à vérifier',
    active: 'actif',
    paused: 'en pause',
    auto_paused: 'en pause après des échecs',
    gone: 'arrêté par votre outil',
  },
  statusTexts: {
    pending:
      'Rien ne part avant la vérification : votre outil doit répondre à une question signée, ce qui prouve que l’adresse est la vôtre.',
    active: 'Chaque événement d’un signal part dès qu’il est inscrit.',
    paused:
      'Rien ne part, pas même les sorties : une position que votre outil a ouverte reste ouverte jusqu’à ce que vous la fermiez. Ce qui se passe pendant la pause n’est pas envoyé après coup, mais un signal publié entre-temps compte encore : son entrée est envoyée si elle est atteinte après la reprise.',
    auto_paused:
      'Vingt envois de suite ont échoué, et nous vous avons écrit. Réparez votre outil, envoyez un essai, puis reprenez.',
    gone: 'Votre outil a répondu 410, ce qui veut dire « plus jamais ». Créez un autre webhook si c’était une erreur.',
  },
  failures: { one: '{n} échec de suite', other: '{n} échecs de suite' },
  dry: 'À blanc : aucun ordre',
  live: 'Ordres réels',
  recipe: 'Vers quel outil ?',
  recipes: {
    json: {
      name: 'Mon propre outil (JSON)',
      text: 'Votre programme reçoit chaque événement du signal en JSON, signé selon Standard Webhooks, et décide de tout. Il faut savoir programmer.',
    },
    '3commas': {
      name: '3Commas',
      text: 'Un signal bot de type « custom signal » ouvre la position quand l’entrée est atteinte et la ferme à la fin du signal, si cette entrée lui a été envoyée. Pour un signal de vente, il vend à découvert. Taille, objectif et stop sont ceux du bot. Un ordre peut-être arrivé n’est jamais répété : un e-mail vous demande alors de vérifier.',
    },
    cryptohopper: {
      name: 'Cryptohopper',
      text: 'Votre hopper achète quand l’entrée d’un signal d’achat est atteinte, et vend à la fin du signal, si cette entrée lui a été envoyée. Il ne suit pas les signaux de vente. Un ordre peut-être arrivé n’est jamais répété : un e-mail vous demande alors de vérifier. Essayez d’abord avec un hopper fictif (paper trading).',
    },
  },
  fields: {
    name: 'Nom',
    nameHint: 'Pour le reconnaître : « Mon robot », par exemple.',
    url: 'Adresse',
    urlHint: 'Commence par https://, avec un nom de domaine public.',
    max_lag: 'Délai maximal',
    maxLagHint:
      'Un signal plus ancien n’est plus envoyé : le prix a pu bouger. Aucun n’est envoyé après sa durée de validité. Pour 3Commas et Cryptohopper, une entrée compte depuis l’instant où le prix l’a atteinte, vérifié chaque minute : prévoyez au moins cinq minutes.',
    bot_uuid: 'Identifiant du bot (bot_uuid)',
    secret: 'Secret du signal bot',
    exchange: 'Plateforme d’échange, comme l’appelle TradingView',
    exchangeHint: 'Par exemple BINANCE.',
    quote: 'Monnaie du bot',
    quoteHint: 'Par exemple USDT.',
    hopper_id: 'Numéro du hopper',
    access_token: 'Jeton d’accès (access token)',
    secretHint: 'Chiffré dès sa réception, jamais affiché de nouveau.',
    required: 'Ce champ est requis.',
    badUrl: 'Une adresse qui commence par https://.',
    tooLong: 'Ce texte est trop long.',
    unprintable: 'Ce champ contient un caractère invisible. Retapez-le.',
  },
  create: 'Créer le webhook',
  creating: 'Création…',
  lag: 'délai maximal : {time}',
  secretStep: {
    heading: 'Votre secret, affiché une seule fois',
    text: 'Avec lui, votre outil vérifie que chaque envoi vient de nous. Rangez-le dans votre outil ou dans un gestionnaire de mots de passe. Nous ne pourrons pas le montrer de nouveau.',
    rotated:
      'L’ancien secret sert encore {hours} heures : chaque envoi est aussi signé avec lui, et rien n’est perdu pendant le changement.',
    copy: 'Copier le secret',
    copied: 'Secret copié.',
    notCopied: 'Votre navigateur a refusé la copie. Sélectionnez le secret et copiez-le.',
    stored: 'J’ai rangé ce secret',
    storeFirst: 'Rangez le secret et cochez la case : il ne sera plus affiché.',
    finish: 'Continuer',
  },
  verify: 'Vérifier',
  verifying: 'Question posée à votre outil…',
  verified: 'Votre outil a répondu. Le webhook est actif, à blanc.',
  test: 'Envoyer un essai',
  testing: 'Envoi…',
  tested: 'Résultat de l’essai : {result}.',
  pause: 'Mettre en pause',
  paused: 'En pause : rien ne part, pas même les sorties. Fermez vous-même les positions ouvertes.',
  resume: 'Reprendre',
  resumed:
    'Repris. Les entrées atteintes à partir de maintenant seront envoyées, y compris celles des signaux publiés pendant la pause.',
  goLive: 'Passer aux ordres réels',
  goLiveWarning:
    'Désormais, votre outil passera de vrais ordres, avec votre argent, sans rien vous demander. Un signal peut perdre, et un ordre peut être exécuté à un prix moins bon. Commencez par de petites sommes, et fixez des limites dans votre outil. Si vous mettez le webhook en pause, le repassez à blanc ou n’avez plus de formule avec signaux, les sorties des positions ouvertes ne sont plus envoyées.',
  goLiveConfirm: 'Oui, ordres réels',
  goDry: 'Repasser à blanc',
  isLive:
    'Ordres réels dès maintenant, y compris pour les signaux qui attendent encore leur entrée.',
  isDry:
    'À blanc : plus aucun ordre réel, pas même les sorties. Fermez vous-même les positions ouvertes.',
  change: 'Modifier',
  rotate: 'Changer de secret',
  rotateWarning:
    'Un nouveau secret sera affiché une fois. L’ancien sert encore {hours} heures, le temps de le remplacer dans votre outil.',
  rotateConfirm: 'Créer un nouveau secret',
  oldSecret: 'Ancien secret accepté jusqu’au {until}.',
  delete: 'Supprimer',
  deleteWarning:
    'Plus rien ne sera envoyé à cette adresse, pas même les sorties, et son journal sera effacé. Les ordres déjà passés par votre outil restent à sa charge.',
  deleteConfirm: 'Supprimer ce webhook',
  deleted: 'Webhook supprimé.',
  which: ' {name}',
  log: {
    heading: 'Journal des envois',
    loading: 'Chargement du journal…',
    empty: 'Aucun envoi pour l’instant.',
    refresh: 'Actualiser',
    older: 'Envois plus anciens',
    kept: 'Gardé trente jours ; plus longtemps pour une entrée dont le signal est encore ouvert.',
    when: 'Quand',
    what: 'Quoi',
    outcome: 'Résultat',
    states: {
      waiting: 'en attente',
      sent: 'reçu',
      failed: 'échec',
      expired: 'trop tard, non envoyé',
      not_entitled: 'abonnement terminé, non envoyé',
      cancelled: 'annulé',
    },
    kinds: {
      test: 'Essai',
      issued: 'Publié',
      revised: 'Niveaux déplacés',
      entry_hit: 'Entrée atteinte',
      take_profit: 'Objectif atteint',
      stop_loss: 'Stop touché',
      expired: 'Expiré',
      withdrawn: 'Retiré',
    },
    code: 'réponse {code}',
    attempts: { one: '{n} tentative', other: '{n} tentatives' },
    errors: {
      timeout: 'pas de réponse en dix secondes',
      redirect: 'redirection non suivie',
      address_unknown: 'nom de domaine introuvable',
      address_private: 'adresse qui n’est pas publique',
      bad_address: 'adresse refusée',
      nothing_to_send: 'rien à envoyer pour cet outil',
      no_entry: 'son entrée n’a pas été envoyée dans le même mode (ordres réels ou à blanc)',
      maybe_executed: 'peut-être exécuté : vérifiez dans votre outil, notre e-mail dit comment',
      bad_answer: 'réponse illisible',
      not_made:
        'nous n’avons pas pu préparer l’envoi : si cela continue, supprimez ce webhook et reliez-le de nouveau',
      other: 'connexion impossible',
    },
    replay: 'Renvoyer',
    replayed: 'Renvoyé, sous le même identifiant.',
  },
  guide: {
    heading: 'Vérifier qu’un envoi vient de nous',
    text: 'Chaque envoi porte trois en-têtes, selon la norme ouverte Standard Webhooks ; des bibliothèques existent dans la plupart des langages.',
    headers: [
      {
        name: 'webhook-id',
        text: 'le même à chaque nouvelle tentative : ignorez un identifiant déjà reçu.',
      },
      {
        name: 'webhook-timestamp',
        text: 'l’heure de l’envoi, en secondes : refusez plus de cinq minutes d’écart.',
      },
      {
        name: 'webhook-signature',
        text: 'une ou plusieurs signatures, séparées par une espace ; il suffit que l’une soit juste.',
      },
    ],
    sample: 'En JavaScript (Node), sans bibliothèque, sur le corps reçu tel quel :',
    challenge:
      'À la vérification, l’envoi est de type endpoint.challenge : répondez 200 avec la valeur de challenge dans le corps. Aux autres, répondez 2xx en moins de dix secondes ; 410 arrête le webhook.',
    standard: 'Lire la norme Standard Webhooks',
    retries:
      'Sans réponse 2xx, nous réessayons après 5 secondes, 30 secondes, 2 minutes et 5 minutes, jamais après la fin de validité du signal. 3Commas et Cryptohopper exécuteraient une répétition : l’ordre ne leur est renvoyé que s’il est certain qu’il n’est pas arrivé ; sinon, le journal indique « peut-être exécuté », et un e-mail vous demande de vérifier.',
  },
  errors: {
    ...errors,
    no_signals:
      'Votre formule ne comprend pas les signaux : vous pouvez seulement mettre en pause ou supprimer vos webhooks.',
    webhooks_off:
      'L’exécution automatique est arrêtée pour tout le monde. Réessayez quand elle aura repris.',
    bad_address:
      'Cette adresse n’est pas acceptée : il faut https, un nom de domaine public, le port 443, et ni nom d’utilisateur ni adresse IP.',
    address_unknown: 'Ce nom de domaine n’existe pas, ou ne répond pas. Vérifiez l’adresse.',
    address_private:
      'Ce nom mène à une adresse qui n’est pas publique, comme celle d’un réseau local. Donnez une adresse publique.',
    wrong_host:
      'Cette adresse n’est pas celle du service choisi. Recopiez celle qu’il affiche, ou choisissez un autre outil.',
    missing_value: 'Une valeur manque ou n’a pas la forme attendue. Vérifiez-la dans votre outil.',
    too_many: 'Vous avez atteint le maximum de webhooks. Supprimez-en un pour en relier un autre.',
    challenge_failed:
      'Votre outil n’a pas répondu à la question, ou pas comme attendu. Vérifiez l’adresse et le secret, puis réessayez.',
    unknown_webhook: 'Ce webhook n’existe plus. Rechargez la page.',
    unknown_delivery:
      'Cet envoi est parti entre-temps, ou n’est plus dans le journal : actualisez-le.',
    too_late: 'Ce signal n’est plus valable : il ne sera pas renvoyé.',
    not_active: 'Ce webhook n’est pas actif. Vérifiez-le ou reprenez-le d’abord.',
    gone: 'Votre outil a répondu 410 : ce webhook est terminé. Créez-en un autre.',
  } satisfies ErrorTexts<SignalWebhooksCode>,
};
