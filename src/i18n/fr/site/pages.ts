import type { SearchablePageId } from '../../../domain/site/pages.ts';

/** Names of the pages in menu, footer and searches, and their keywords, separated by commas. */
export const pageNames: Readonly<Record<SearchablePageId, { title: string; keywords: string }>> = {
  home: { title: 'Accueil', keywords: 'accueil, début, présentation' },
  solutions: {
    title: 'Nos solutions',
    keywords: 'solutions, offres, formules, accompagnement, sur mesure',
  },
  pricing: {
    title: 'Formules et prix',
    keywords: 'prix, tarif, abonnement, formule, coût, payer',
  },
  signals: {
    title: 'Signaux de trading',
    keywords: 'signal, signaux, trading, alerte, achat, vente, webhook',
  },
  signalsRecord: {
    title: 'Historique des signaux',
    keywords: 'historique, résultats, performances, signaux, preuve, vérifier, pertes, repli',
  },
  training: {
    title: 'Comprendre les cryptomonnaies',
    keywords: 'débuter, apprendre, formation, comprendre, débutant',
  },
  course: {
    title: 'Programme de la formation',
    keywords: 'cours, leçons, modules, programme, formation, blockchain, bitcoin',
  },
  certificate: {
    title: 'Certificat de réussite',
    keywords: 'certificat, diplôme, attestation, réussite',
  },
  verifyCertificate: {
    title: 'Vérifier un certificat',
    keywords: 'vérifier, vérification, certificat, numéro, authenticité, badge',
  },
  market: {
    title: 'Marché crypto',
    keywords:
      'marché, cours, prix, cotation, capitalisation, bitcoin, ethereum, crypto-actif, cryptoactif',
  },
  articles: { title: 'Articles', keywords: 'articles, blog, analyses, lire' },
  dictionary: {
    title: 'Dictionnaire crypto',
    keywords: 'dictionnaire, glossaire, définition, mot, terme, lexique',
  },
  about: { title: 'À propos', keywords: 'à propos, qui sommes-nous, entreprise, histoire' },
  team: { title: 'L’équipe', keywords: 'équipe, auteurs, rédaction, formateurs' },
  values: { title: 'Nos valeurs', keywords: 'valeurs, engagement, éthique, transparence' },
  support: {
    title: 'Assistance',
    keywords: 'assistance, support, aide, contact, problème, question, message',
  },
  appointment: {
    title: 'Prendre rendez-vous',
    keywords: 'rendez-vous, consultation, appel, réserver, créneau, agenda',
  },
  createAccount: { title: 'Créer un compte', keywords: 'compte, inscription, s’inscrire, créer' },
  policy: {
    title: 'Mentions légales et politique de l’entreprise',
    keywords: 'mentions légales, éditeur, politique, entreprise, réclamation, accessibilité',
  },
  faq: { title: 'Questions fréquentes', keywords: 'faq, questions, réponses, aide' },
  privacy: {
    title: 'Politique de confidentialité',
    keywords: 'confidentialité, données, rgpd, cookies, vie privée',
  },
  terms: {
    title: 'Conditions d’utilisation et de vente',
    keywords: 'conditions, cgu, cgv, contrat, rétractation, résiliation, remboursement',
  },
  cancelContract: {
    title: 'Résilier votre contrat',
    keywords: 'résilier, résiliation, arrêter, annuler, contrat, abonnement, fin',
  },
  withdrawContract: {
    title: 'Renoncer au contrat ici',
    keywords: 'renoncer, rétractation, se rétracter, quatorze jours, remboursement, contrat',
  },
  settings: {
    title: 'Paramètres du compte',
    keywords: 'paramètres, réglages, profil, compte, changer de mot de passe',
  },
  dashboard: {
    title: 'Tableau de bord',
    keywords: 'tableau de bord, mon espace, abonnement, progression',
  },
  notes: { title: 'Mes notes', keywords: 'notes, mes notes, passages, gardé, annotations' },
};
