/**
 * Sample values for everything that only the owner can give. A value added to `PublisherValues` or a
 * network added to `Network` does not compile until it is added here.
 */
import type { PublisherValues } from '../src/domain/site/owner.ts';
import type { Network, site, TeamMember } from '../src/site.ts';

export const givenValues = {
  contact: { email: 'bonjour@cours-de-trading.fr' },
  publisher: {
    company: 'Cours de Trading SAS',
    form: 'SAS au capital de 10 000 €',
    address: '12 rue des Carnets, 75011 Paris',
    registration: 'RCS Paris 123 456 789',
    vat: 'FR 12 123456789',
    director: 'Camille Rivière',
    phone: '+33 1 23 45 67 89',
    host: 'Netlify, Inc.',
    hostAddress: '101 2nd Street, San Francisco',
    mediator: 'Médiateur des abonnements, 3 place du Droit, 69002 Lyon',
  },
  support: { hours: { fr: 'du lundi au vendredi, de 9 h à 17 h', en: 'Monday to Friday, 9 to 5' } },
  claims: {
    satisfaction: {
      value: 95,
      source: { fr: 'enquête de mai 2026, 412 réponses', en: 'survey of May 2026, 412 answers' },
    },
  },
  social: {
    X: 'https://x.com/cours',
    YouTube: 'https://youtube.com/@cours',
    Instagram: 'https://instagram.com/cours',
    LinkedIn: 'https://linkedin.com/company/cours',
    Threads: 'https://threads.net/@cours',
    TikTok: 'https://tiktok.com/@cours',
    Telegram: 'https://t.me/cours',
  },
  team: [
    {
      name: 'Camille Rivière',
      role: { fr: 'Autrice', en: 'Author' },
      bio: { fr: 'Écrit les leçons.', en: 'Writes the lessons.' },
      page: 'https://cours-de-trading.fr/camille',
    },
  ],
} satisfies {
  readonly contact: { readonly email: string };
  readonly publisher: Required<PublisherValues>;
  readonly support: Required<typeof site.support>;
  readonly claims: { readonly satisfaction: Required<typeof site.claims.satisfaction> };
  readonly social: Record<Network, string>;
  readonly team: readonly Required<TeamMember>[];
};
