/** A checklist or a plan as text: boxes as ☐ and ☑, rows of tables with tabs between their cells. */
export function copiedText(place: HTMLElement): string {
  const parts = place.querySelectorAll('.keep-page :is(h3, h4, p, li, tr)');
  return [...parts].map(lineOf).filter(Boolean).join('\n');
}

function lineOf(part: Element): string {
  if (part.matches('li p, td p')) return '';
  if (part.matches('tr')) return [...part.children].map(textOf).join('\t');
  const box = part.querySelector('input');
  return box ? `${box.checked ? '☑' : '☐'} ${textOf(part)}` : textOf(part);
}

function textOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim();
}
