/** Styles of the dashboard. A single string, so that its hash can be listed in the Content-Security-Policy. */
export const dashboardStyle = `
:root{--ink:#0d1526;--ink-2:#4a5468;--paper:#fbfaf7;--surface:#fff;--line:#e4e1d8;--primary:#1d4ed8;--primary-ink:#fff;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf5;--ink-2:#a3adc0;--paper:#0b111e;--surface:#111a2b;--line:#23304a;--primary:#7aa2ff;--primary-ink:#0b111e}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-width:60rem;margin-inline:auto;padding-inline:clamp(16px,4vw,32px)}
header{padding-block:24px 0}
main{padding-block:16px 64px}
a{color:var(--primary);text-underline-offset:3px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px;border-radius:4px}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0;font-size:1.125rem;line-height:1.3}
p{margin:0;text-wrap:pretty}
.quiet,.lede{color:var(--ink-2)}
.lede{margin-block:8px 32px;max-width:42rem}
.quiet{font-size:.875rem}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0;padding:0;list-style:none}
nav a{display:inline-flex;align-items:center;min-height:44px}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.tools{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:16px;margin-block-end:40px}
.card{display:flex;flex-direction:column;gap:12px;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
.card>:last-child{margin-block-start:auto}
.wide{margin-block-end:16px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border:1px solid var(--primary);border-radius:8px;background:var(--primary);color:var(--primary-ink);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{text-decoration:underline}
.button.plain{background:transparent;color:var(--primary);border-color:var(--line)}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:12px}
.row>span{min-width:0;max-width:100%}
label{display:block;font-size:.875rem;color:var(--ink-2)}
select,input{min-height:44px;max-width:100%;padding:8px 12px;border:1px solid var(--ink-2);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
.accounts,.mails{margin:16px 0 0;padding:0;list-style:none}
.accounts>li{display:grid;grid-template-columns:minmax(0,13rem) minmax(0,1fr) minmax(0,1fr);gap:4px 24px;align-items:center;padding-block:12px;border-top:1px solid var(--line)}
.copy{display:flex;align-items:center;gap:4px 12px;min-width:0}
code{font:.9375rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere;user-select:all}
.copy button{min-height:44px;padding:4px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:var(--primary);font:inherit;font-size:.875rem;cursor:pointer}
.notice{margin-block-end:24px;padding:12px 16px;border:1px solid var(--primary);border-radius:8px;background:var(--surface)}
summary{display:inline-flex;align-items:center;min-height:44px;color:var(--primary);cursor:pointer;text-decoration:underline;text-underline-offset:3px}
.mails{background:var(--surface);border:1px solid var(--line);border-radius:8px}
.mails li+li{border-top:1px solid var(--line)}
.mails a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 24px;padding:12px clamp(12px,3vw,20px);color:inherit;text-decoration:none}
.mails a:hover strong{text-decoration:underline}
.mails a>*{min-width:0}
.mails .preview{grid-column:1/-1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.count{margin-block:4px 0}
.empty{margin-block-start:16px;padding:clamp(32px,8vw,64px) 24px;background:var(--surface);border:1px dashed var(--line);border-radius:8px;text-align:center}
.empty svg{display:block;margin:0 auto 16px;color:var(--ink-2)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:16px 0 32px}
dt{color:var(--ink-2)}
dd{margin:0}
section h2{margin-block:32px 12px}
.card h2{margin-block:0}
iframe{display:block;width:100%;height:34rem;border:1px solid var(--line);border-radius:8px;background:#fff;color-scheme:light;resize:vertical}
pre{margin:0;padding:clamp(16px,4vw,24px);background:var(--surface);border:1px solid var(--line);border-radius:8px;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
.files{margin:0;padding:0;list-style:none}
.files li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}
.files li+li{margin-block-start:12px}
.files details{flex-basis:100%}
.source{margin-block-start:8px;font:.875rem/1.6 ui-monospace,monospace}
@media (max-width:44rem){.accounts>li{grid-template-columns:1fr}.mails a{grid-template-columns:1fr}.copy{justify-content:space-between}}
`;
