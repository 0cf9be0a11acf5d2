import { join } from 'node:path';
import { fill, formatDate, type Lang, plural } from '../../src/i18n/index.ts';
import type { Info } from '../dashboard/index.ts';
import { type Html, html } from '../html.ts';
import type { Checked } from './check.ts';
import type { PageEntry } from './page-entry.ts';
import type { BarFault, EntryReport } from './report.ts';
import { type BarTexts, barTexts, visitors } from './texts.ts';

export interface BarState extends Checked {
  readonly lang: Lang;
  /** Undefined for a page without a text file. */
  readonly entry: PageEntry | undefined;
  readonly accounts: Info['accounts'];
  /** The project's folder, for links that open a file. */
  readonly root: string;
}

/** Editor's bar of a page: one line that expands to faults, notes and the account switch. */
export function editorBar(state: BarState): Html {
  const t = barTexts[state.lang];
  const report = state.entry && state.reports.get(state.entry.file);
  return html`<aside aria-label="${t.label}">
    <details>
      <summary>
        <strong>${t.label}</strong>
        ${headline(state, report, t).map((words) => html`<span>${words}</span> `)}
        <span class="path">${state.entry?.file}</span>
      </summary>
      <div class="panel">
        ${state.entry && entryPart(state, state.entry, report)} ${visitPart(state)}
      </div>
    </details>
  </aside>`;
}

/** Phrases of the closed bar, of a few words each. */
function headline(state: BarState, report: EntryReport | undefined, t: BarTexts): string[] {
  const { status, lang, entry, reports } = state;
  if (!entry) return [t.noText];
  const [errors, notes] = [countOf(report, 'error'), countOf(report, 'warning')];
  const words = [
    report?.draft && t.drafted,
    (entry.missing !== undefined || (report && !reports.has(report.twin))) && t.missingTwin,
    errors > 0 && fill(plural(lang, errors, t.faults), { n: errors }),
    notes > 0 && fill(plural(lang, notes, t.notes), { n: notes }),
    report?.review && report.review.daysLeft < 0 && t.isLate,
  ].filter((each): each is string => typeof each === 'string');
  if (status !== 'checked') return [...words, t[status]];
  return words.length > 0 ? words : [t.clean];
}

function entryPart(state: BarState, { file, missing }: PageEntry, report?: EntryReport): Html {
  const { lang, root } = state;
  const t = barTexts[lang];
  return html`${report?.draft && html`<p>${t.draft[report.draft]}</p>`}
    ${missing !== undefined && html`<p>${t.missing} <code>${missing}</code></p>`}
    ${report?.review && html`<p>${reviewLine(lang, report.review)}</p>`}
    ${
      report &&
      report.faults.length > 0 &&
      html`<ul>
        ${report.faults.map((fault) => faultItem(state, file, fault))}
      </ul>`
    }
    <p><a href="${sourceLink(root, file)}">${t.open}</a> <code>${file}</code></p>
    ${missing === undefined && report && twinLine(state, report.twin)}`;
}

/** A fault as the check words it, in English. */
function faultItem({ lang, root }: BarState, file: string, fault: BarFault): Html {
  const t = barTexts[lang];
  const words = html`<span lang="en">${fault.fault} → ${fault.change}</span>`;
  return html`<li>
    <a href="${sourceLink(root, file, fault.line)}">${fill(t.line, { n: fault.line })}</a>
    ${fault.level === 'warning' && html`<em>${t.note}</em>`} ${words}
  </li>`;
}

function twinLine({ lang, root, reports }: BarState, file: string): Html {
  const t = barTexts[lang];
  const twin = reports.get(file);
  if (!twin) return html`<p>${t.twin} ${t.missingTwin}, <code>${file}</code></p>`;
  const errors = countOf(twin, 'error');
  return html`<p>
    ${t.twin} <a href="${sourceLink(root, file)}">${t.open}</a> <code>${file}</code>
    ${errors > 0 && fill(plural(lang, errors, t.faults), { n: errors })}
  </p>`;
}

function visitPart({ lang, accounts }: BarState): Html {
  const t = barTexts[lang];
  return html`<fieldset>
    <legend>${t.visitAs}</legend>
    ${visitors.map((visitor) => {
      const email = accounts.find(({ role }) => role === visitor)?.email ?? '';
      return html`<button type="button" data-email="${email}">${t.visitors[visitor]}</button> `;
    })}
    <p role="status" data-refused="${t.refused}"></p>
  </fieldset>`;
}

function reviewLine(lang: Lang, { day, daysLeft }: NonNullable<EntryReport['review']>): string {
  const t = barTexts[lang];
  return fill(daysLeft < 0 ? t.late : t.due, { day: formatDate(lang, new Date(day)) });
}

function countOf(report: EntryReport | undefined, level: BarFault['level']): number {
  return report?.faults.filter((fault) => fault.level === level).length ?? 0;
}

/** Opens a file, at a line, in VS Code. */
function sourceLink(root: string, file: string, line?: number): string {
  const path = join(root, file).replaceAll('\\', '/').replace(/^\//, '');
  return `vscode://file/${encodeURI(path)}${line === undefined ? '' : `:${line}`}`;
}
