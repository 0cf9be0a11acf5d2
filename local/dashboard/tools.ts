import { html } from '../html.ts';
import { localCoins } from '../market/coins.ts';
import { marketModes, type MarketMode } from '../market/index.ts';
import { respond } from './page.ts';

export type Role = 'member' | 'formation' | 'signals' | 'lapsed' | 'editor';

/** Content of `/local/info.json`: everything a program needs to use this world. */
export interface Info {
  /** Origin of the site. */
  readonly site: string;
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** URL of `/local/inbox.json`. */
  readonly inbox: string;
  readonly accounts: readonly { email: string; password: string; role: Role }[];
  /** Origins of the stand-ins, for programs that call them like the functions do. */
  services: { supabase: string; stripe: string; mail: string; emailjs: string; market: string };
}

export interface ToolsState {
  readonly info: Info;
  readonly mails: number;
  /** The market's simulated error, or undefined when it cannot be reached. */
  readonly marketMode: string | undefined;
  readonly canReset: boolean;
  /** The action just completed, from the query string. */
  readonly done: string | null;
}

const roles: Readonly<Record<Role, string>> = {
  member: 'Compte gratuit',
  formation: 'Abonnement Formation',
  signals: 'Abonnement Formation + Signaux',
  lapsed: 'Abonnement terminé',
  editor: 'Rédaction des signaux',
};

const modes: Readonly<Record<MarketMode, string>> = {
  ok: 'Répond normalement',
  slow: 'Répond lentement',
  '429': 'Trop de demandes (429)',
  '500': 'Panne (500)',
  malformed: 'Réponse coupée',
  half: 'Réponse incomplète',
  nulls: 'Cours sans valeur',
  skew: 'Horloge en avance',
  garbage: 'Page web sans cours',
};

const notices: Readonly<Record<string, string>> = {
  reset: 'Le monde local est remis à neuf.',
  market: 'Le comportement du marché est changé.',
  price: 'Le cours est changé. Les signaux ouverts le voient à leur prochaine vérification.',
};

/** The page `/local`: all tools of this world. */
export function toolsPage({ info, mails, marketMode, canReset, done }: ToolsState): Response {
  const notice = notices[done ?? ''];
  const body = html`<h1>Monde local</h1>
    <p class="lede">
      Le site et tout ce qui l’entoure, sur cette machine. Rien n’est envoyé, rien n’est débité.<br />
      <span lang="en" class="quiet"
        >The site and its surroundings on this machine: nothing is sent, nothing is charged.</span
      >
    </p>
    ${notice !== undefined && html`<p class="notice" role="status">${notice}</p>`}
    <div class="tools">
      <section class="card">
        <h2>Messages</h2>
        <p>Tous les e-mails envoyés&nbsp;: codes, mots de passe, reçus, signaux.</p>
        <p class="quiet">${count(mails)}</p>
        <p><a class="button" href="/local/inbox">Ouvrir les messages</a></p>
      </section>
      <section class="card">
        <h2>Paiements</h2>
        <p>Abonnements, factures, échecs de carte et renouvellements, à déclencher à la main.</p>
        <p><a class="button" href="/local/payments">Ouvrir les paiements</a></p>
      </section>
      ${marketMode !== undefined && marketCard(marketMode)}
    </div>
    <section class="card wide">
      <h2>Comptes de démonstration</h2>
      <p class="quiet">Un par situation. <span lang="en">One for each situation.</span></p>
      <ul class="accounts">
        ${info.accounts.map(account)}
      </ul>
    </section>
    ${canReset && resetForm}
    <p class="quiet">
      Pour les programmes&nbsp;: <a href="/local/info.json">info.json</a>,
      <a href="/local/inbox.json">inbox.json</a>
    </p>`;
  return respond({ title: 'Outils', current: '/local', body });
}

function account({ email, password, role }: Info['accounts'][number]) {
  return html`<li>
    <strong>${roles[role]}</strong>
    <span class="copy"><code data-copy="l’adresse ${email}">${email}</code></span>
    <span class="copy"><code data-copy="le mot de passe de ${email}">${password}</code></span>
  </li>`;
}

function marketCard(mode: string) {
  const options = marketModes.map((value) =>
    value === mode
      ? html`<option value="${value}" selected>${modes[value]}</option>`
      : html`<option value="${value}">${modes[value]}</option>`,
  );
  return html`<section class="card">
    <h2>Marché</h2>
    <p>
      Les cours sont inventés&nbsp;; leur source tombe en panne sur demande, jusqu’au retour à la
      normale.
    </p>
    <form class="row" method="post" action="/local/market">
      <span
        ><label for="mode">La source des cours</label>
        <select id="mode" name="mode" autocomplete="off">
          ${options}
        </select></span
      >
      <button class="button plain">Appliquer</button>
    </form>
    <form class="row" method="post" action="/local/market">
      <span
        ><label for="coin">Un cours</label>
        <select id="coin" name="coin">
          ${localCoins.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
        </select></span
      >
      <span
        ><label for="percent">Variation (%)</label>
        <input
          id="percent"
          name="percent"
          type="number"
          min="-90"
          max="900"
          step="any"
          value="-5"
          required
      /></span>
      <button class="button plain">Faire bouger</button>
    </form>
  </section>`;
}

const resetForm = html`<section class="card wide">
  <h2>Tout remettre à neuf</h2>
  <p>Efface les comptes créés, les abonnements, la progression et les messages.</p>
  <details>
    <summary>Remettre à neuf…</summary>
    <form method="post" action="/local/reset">
      <button class="button">Effacer et recommencer</button>
    </form>
  </details>
</section>`;

function count(mails: number): string {
  if (mails === 0) return 'Aucun pour le moment.';
  return mails === 1 ? '1 message reçu.' : `${mails} messages reçus.`;
}
