/** Styles of the local Stripe.js, from the requested appearance. */
export interface Appearance {
  readonly theme?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Appearance and language of a Stripe.js element. */
export interface Look {
  readonly locale: string | undefined;
  readonly appearance?: Appearance;
}

const css = `
:host { display: block; font-family: var(--p-fontFamily); color: var(--p-colorText); }
* { box-sizing: border-box; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; display: grid; gap: calc(4 * var(--p-spacingUnit)); }
legend { padding: 0; position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: calc(4 * var(--p-spacingUnit)); align-items: start; }
label { display: block; font-size: 0.9375rem; margin-bottom: var(--p-spacingUnit); }
input {
  width: 100%; min-height: 46px; padding: calc(2 * var(--p-spacingUnit)) calc(3 * var(--p-spacingUnit));
  font: inherit; font-size: 1rem; font-variant-numeric: tabular-nums; color: inherit;
  background: var(--p-colorBackground); border: 1px solid color-mix(in srgb, var(--p-colorText) 52%, var(--p-colorBackground));
  border-radius: var(--p-borderRadius);
}
input::placeholder { color: color-mix(in srgb, var(--p-colorText) 68%, var(--p-colorBackground)); opacity: 1; }
input[aria-invalid='true'] { border: 2px solid var(--p-colorDanger); color: var(--p-colorDanger); }
:focus-visible { outline: 3px solid var(--p-colorPrimary); outline-offset: 2px; }
p { margin: 0; }
.fault { margin-top: var(--p-spacingUnit); color: var(--p-colorDanger); font-size: 0.875rem; }
.note { font-size: 0.8125rem; line-height: 1.5; }
dialog {
  width: min(26rem, calc(100vw - 32px)); padding: calc(6 * var(--p-spacingUnit)); color: inherit;
  background: var(--p-colorBackground); border: 1px solid color-mix(in srgb, var(--p-colorText) 20%, var(--p-colorBackground));
  border-radius: var(--p-borderRadius);
}
dialog::backdrop { background: rgb(8 12 22 / 60%); }
h2 { margin: 0 0 calc(2 * var(--p-spacingUnit)); font-size: 1.125rem; line-height: 1.35; }
.actions { display: flex; flex-wrap: wrap; gap: calc(2 * var(--p-spacingUnit)); margin-top: calc(5 * var(--p-spacingUnit)); }
button {
  font: inherit; font-weight: 600; min-height: 44px; padding: 9px 18px; cursor: pointer; color: inherit;
  background: none; border: 1px solid color-mix(in srgb, var(--p-colorText) 52%, var(--p-colorBackground));
  border-radius: var(--p-borderRadius);
}
button.primary { background: var(--p-colorPrimary); border-color: var(--p-colorPrimary); color: var(--p-colorBackground); }
@media (prefers-reduced-motion: no-preference) { input { transition: border-color 120ms; } }
`;

const light = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorDanger: '#b3093c',
  fontFamily: 'system-ui, sans-serif',
  spacingUnit: '4px',
  borderRadius: '4px',
};
const dark = { ...light, colorBackground: '#14171d', colorText: '#eceef2', colorDanger: '#fe87a1' };

/**
 * A host element with a shadow root, isolated from the page's styles. Uses a constructed stylesheet and
 * custom properties (`--p-colorPrimary`), because the Content-Security-Policy allows no inline styles.
 */
export function styledHost({ appearance }: Look) {
  const host = element('div', { className: 'StripeElement' });
  const variables = { ...(appearance?.theme === 'night' ? dark : light), ...appearance?.variables };
  for (const [name, value] of Object.entries(variables)) {
    host.style.setProperty(`--p-${name}`, value);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}

/** Creates an element with these properties. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
