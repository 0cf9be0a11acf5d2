import { html, type Html } from '../../html.ts';

const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

/** A moment from Unix seconds, as in Paris. */
export function moment(seconds: number): string {
  return format.format(seconds * 1000);
}

/** Something the dashboard shows, with buttons about it. */
export interface Row {
  readonly title: string | Html;
  readonly state: string | Html | null | undefined;
  readonly details: string | Html;
  /** Id of the object the buttons are about. */
  readonly id?: string;
  /** Labels of the buttons by the action they post; without a label there is no button. */
  readonly buttons: Readonly<Record<string, string | false>>;
}

/** A row of a list, or the content of a card. */
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
