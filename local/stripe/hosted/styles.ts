/** The one style sheet of the hosted pages and the desk; it travels inside the page. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --ink: #0d1526; --ink-2: #4a5468; --paper: #fbfaf7; --surface: #fff; --line: #e4e1d8;
  --field: #7d8597; --primary: #1d4ed8; --primary-ink: #fff; --down: #b8302a; --up: #1b6e45;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9edf5; --ink-2: #a3adc0; --paper: #0b111e; --surface: #111a2b; --line: #23304a;
    --field: #6b7a99; --primary: #7aa2ff; --primary-ink: #0b111e; --down: #ff8279; --up: #62d29c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
a { color: var(--primary); text-underline-offset: 3px; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
ul { padding: 0; list-style: none; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 1.125rem; line-height: 1.35; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.banner { border-bottom: 1px solid var(--line); background: var(--surface); }
.banner p {
  max-width: 66rem; margin: 0 auto; padding: 10px 20px; font-size: 0.875rem; color: var(--ink-2);
}
.banner strong {
  color: var(--ink); border: 1px solid var(--field); border-radius: 999px; padding: 1px 10px;
  margin-right: 8px; white-space: nowrap; font-weight: 600;
}
main { max-width: 66rem; margin: 0 auto; padding: 28px 20px 64px; display: grid; gap: 28px; }
main.narrow { max-width: 34rem; }
.stack { display: grid; gap: 16px; align-content: start; min-width: 0; }
.tight { display: grid; gap: 6px; }
.muted { color: var(--ink-2); }
.small { font-size: 0.875rem; }
.card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 24px;
}
.amount { font-size: 2.25rem; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; }
.amount small { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--ink-2); }
.sums > div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; }
.sums > div + div { border-top: 1px solid var(--line); }
.sums dd { white-space: nowrap; text-align: right; }
.sums .total { font-weight: 650; }
label, .label { font-weight: 550; font-size: 0.9375rem; display: block; }
input:not([type='checkbox']) {
  width: 100%; min-height: 46px; padding: 10px 12px; margin-top: 6px; font: inherit;
  color: var(--ink); background: var(--paper); border: 1px solid var(--field); border-radius: 8px;
}
input[readonly] { border-style: dashed; color: var(--ink-2); }
input[aria-invalid] { border: 2px solid var(--down); padding: 9px 11px; }
.inline { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: end; }
.inline button { min-height: 46px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.fault { color: var(--down); font-size: 0.875rem; margin-top: 6px; }
.fault::before { content: '✕ '; }
.alert {
  border: 1px solid var(--down); border-left-width: 4px; border-radius: 8px;
  padding: 14px 16px; background: var(--surface);
}
.alert strong { color: var(--down); }
.note { border: 1px solid var(--up); border-left-width: 4px; border-radius: 8px; padding: 12px 16px; }
.check { display: grid; grid-template-columns: 24px 1fr; gap: 10px; font-weight: 400; }
.check input { width: 22px; height: 22px; margin: 1px 0 0; accent-color: var(--primary); }
button {
  font: inherit; font-weight: 600; min-height: 44px; padding: 9px 16px; border-radius: 8px;
  border: 1px solid var(--field); background: var(--surface); color: var(--ink); cursor: pointer;
}
button:hover { border-color: var(--primary); color: var(--primary); }
button.primary {
  background: var(--primary); border-color: var(--primary); color: var(--primary-ink);
  min-height: 52px; width: 100%;
}
button.primary:hover { color: var(--primary-ink); filter: brightness(1.08); }
button.danger { color: var(--down); }
.cards li { border-top: 1px solid var(--line); }
.cards button {
  width: 100%; border: 0; border-radius: 0; background: none; font-weight: 400; text-align: left;
  display: grid; gap: 0 12px; padding: 11px 0;
}
.cards code { font: inherit; font-weight: 550; white-space: nowrap; }
.rows > li { border-top: 1px solid var(--line); padding: 14px 0; display: grid; gap: 10px; }
.rows > li:first-child { border-top: 0; }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.head > :last-child { margin-left: auto; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.state { font-size: 0.875rem; font-weight: 600; }
.good { color: var(--up); }
.bad { color: var(--down); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.8125rem; }
pre {
  overflow-x: auto; max-height: 24rem; padding: 12px; margin: 8px 0 0; overflow-wrap: normal;
  border: 1px solid var(--line); border-radius: 8px; background: var(--paper);
}
summary { cursor: pointer; min-height: 32px; }
@media (min-width: 30rem) {
  .cards button { grid-template-columns: auto 1fr; }
  .cards button > :last-child { text-align: right; }
}
@media (min-width: 54rem) {
  main { padding-top: 48px; }
  main.split { grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 64px; }
  .summary { position: sticky; top: 32px; align-self: start; }
}
@media (min-width: 64rem) {
  main.desk { max-width: 84rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .desk > .wide { grid-column: 1 / -1; }
}
@media (max-width: 24rem) {
  .card { padding: 18px 16px; }
  .pair { grid-template-columns: 1fr; }
}
`;
