import { html, type Html } from '../../html.ts';

const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** Formats Unix seconds as Paris time. */
export function moment(seconds: number): string {
  return format.format(seconds * 1000);
}

/** A dashboard entry with its buttons. */
export interface Row {
  readonly title: string | Html;
  readonly state: string | Html | null | undefined;
  readonly details: string | Html;
  /** Id of the object the buttons act on. */
  readonly id?: string;
  /** Button labels by action; no label, no button. */
  readonly buttons: Readonly<Record<string, string | false>>;
}

/** Renders a list row, or the content of a card. */
export function rowMarkup({ title, state, details, id, buttons }: Row): Html {
  const shown = Object.entries(buttons).filter(([, label]) => label !== false);
  return html`<div class="head">
      <strong>${title}</strong>
      <span class="state">${state}</span>
    </div>
    <p class="small">${details}</p>
    ${
      shown.length > 0 &&
      html`<form method="post" class="actions">
        <input type="hidden" name="id" value="${id}" />
        ${shown.map(([action, label]) => html`<button name="action" value="${action}">${label}</button>`)}
      </form>`
    }`;
}
