/** Styles of the hosted pages and the dashboard, inlined in each page. */
export const styles = `
:root {
  color-scheme: light dark;
  --ink: #0d1526; --quiet: #4a5468; --paper: #fbfaf7; --surface: #fff; --line: #e4e1d8;
  --field: #7d8597; --primary: #1d4ed8; --down: #b8302a; --up: #1b6e45;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e9edf5; --quiet: #a3adc0; --paper: #0b111e; --surface: #111a2b; --line: #23304a;
    --field: #6b7a99; --primary: #7aa2ff; --down: #ff8279; --up: #62d29c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
a { color: var(--primary); text-underline-offset: 3px; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
ul { padding: 0; list-style: none; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.125rem; }
h3, label { font-weight: 550; font-size: 0.9375rem; display: block; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
.banner { padding: 10px 20px; border-bottom: 1px solid var(--line); font-size: 0.875rem; }
main { max-width: 66rem; margin: 0 auto; padding: 28px 20px 64px; display: grid; gap: 28px; }
main.narrow { max-width: 34rem; }
.stack { display: grid; gap: 16px; align-content: start; min-width: 0; }
.muted { color: var(--quiet); }
.small { font-size: 0.875rem; }
.card, .alert, .note {
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 20px;
}
.alert { border-color: var(--down); }
.note { border-color: var(--up); }
.amount { font-size: 2.25rem; line-height: 1.15; font-weight: 650; }
.amount small { font-size: 1rem; font-weight: 400; color: var(--quiet); }
.sums > div, .head { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 6px 0; }
.sums > div > dd, .head > :last-child { margin-left: auto; }
input:not([type='checkbox']) {
  width: 100%; min-height: 46px; padding: 10px 12px; margin-top: 6px; font: inherit;
  color: var(--ink); background: var(--paper); border: 1px solid var(--field); border-radius: 8px;
}
input[readonly] { border-style: dashed; color: var(--quiet); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
button {
  font: inherit; font-weight: 600; min-height: 44px; padding: 9px 16px; border-radius: 8px;
  border: 1px solid var(--field); background: var(--surface); color: var(--ink); cursor: pointer;
}
button.primary { background: var(--primary); color: var(--paper); min-height: 52px; }
.cards button { width: 100%; border-width: 1px 0 0; border-radius: 0; text-align: left; }
.rows > li { border-top: 1px solid var(--line); padding: 14px 0; display: grid; gap: 10px; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.state { font-size: 0.875rem; font-weight: 600; }
.good { color: var(--up); }
.bad { color: var(--down); }
pre { overflow: auto; max-height: 24rem; overflow-wrap: normal; font-size: 0.8125rem; }
@media (min-width: 54rem) {
  main.split { grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 64px; }
  main.dashboard { max-width: 84rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .dashboard > .wide { grid-column: 1 / -1; }
}
`;
