/** Markup of the panel. Its texts are ours; names and figures are inserted later as text nodes. */
import type { marketPanel } from '../../i18n/fr/market/panel.ts';
import { lineBox } from './figures.ts';

interface Places {
  readonly term: { readonly address: string; readonly name: string } | undefined;
  readonly lesson: { readonly address: string; readonly isPlanned: boolean };
}

export function panelMarkup(t: typeof marketPanel, { term, lesson }: Places): string {
  const figure = (name: string, label: string) =>
    `<div><dt>${label}</dt><dd data-text="${name}"></dd></div>`;
  return `<div class="panel-body">
<div class="panel-head">
<h2 id="market-panel-title" tabindex="-1" autofocus><span data-text="name"></span> <small data-text="symbol"></small></h2>
<button type="button" class="btn btn-small" aria-pressed="false" data-follow><svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 2.2l2.4 5 5.5.7-4 3.8 1 5.4-4.9-2.6-4.9 2.6 1-5.4-4-3.8 5.5-.7z" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/></svg>${t.follow}</button>
<button type="button" class="close-button" aria-label="${t.close}" data-close><svg width="14" height="14" viewBox="0 0 14 14" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M1 1l12 12M13 1L1 13"/></svg></button>
</div>
<dl class="panel-figures">${figure('price', t.price)}${figure('day', t.day)}${figure('week', t.week)}${figure('cap', t.cap)}</dl>
<p class="panel-point" aria-hidden="true" data-text="point"></p>
<div class="panel-chart" data-chart>
<div class="panel-place" role="slider" tabindex="0" aria-label="${t.chart}" data-place></div>
<div class="panel-wait" role="status" data-wait><p>${t.loading}</p><div class="skeleton"></div></div>
<div class="panel-failed" role="alert" data-failed hidden>
<p data-text="failed"></p><button type="button" class="btn btn-small" data-retry>${t.retry}</button>
<svg role="img" viewBox="0 0 ${lineBox.width} ${lineBox.height}" preserveAspectRatio="none"><path/></svg>
</div>
</div>
<p class="risk" data-hint data-later>${t.hint}</p>
<dl class="panel-ends" data-later>${figure('high', t.high)}${figure('low', t.low)}${figure('fall', t.fall)}${figure('rise', t.rise)}</dl>
<details class="fold panel-table" data-later><summary data-text="table"></summary>
<div class="panel-scroll" role="region" aria-label="${t.heading}" tabindex="0"><table><thead><tr><th scope="col">${t.time}</th><th scope="col">${t.price}</th></tr></thead><tbody></tbody></table></div></details>
<ul class="panel-links">
${term ? `<li><a class="link" href="${term.address}">${t.term.replace('{term}', term.name)}</a></li>` : ''}
<li><a class="link" href="${lesson.address}">${t.lesson}</a>${lesson.isPlanned ? ` <small>(${t.planned})</small>` : ''}</li>
</ul>
<p class="risk">${t.limits} ${t.source}</p>
</div>`.replaceAll('>\n<', '><');
}
