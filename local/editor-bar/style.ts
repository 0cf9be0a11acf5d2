/** Moves the site's fixed elements above the closed bar; fixes the bar on error pages, which have no height. */
export const pageStyle =
  'body #consent{inset-block-end:61px}' +
  '.dock,.floating-language,.reading-nav,.toast{margin-block-end:45px}' +
  'body:has(vite-error-overlay) editor-bar{position:fixed;inset:auto 0 0}' +
  '@media print{editor-bar{display:none}}';

/** Styles of the editor's bar, in a shadow tree: the page's styles do not apply to it. */
export const barStyle = `
:host{all:initial;color-scheme:inherit;position:sticky;inset-block-end:0;z-index:100000;display:block;color:light-dark(#0d1526,#e9edf5);font:14px/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
details{background:light-dark(#fff,#131d30);border-block-start:1px solid light-dark(#4a5468,#a3adc0)}
summary{display:flex;align-items:center;gap:4px 16px;min-height:44px;padding:4px 16px;cursor:pointer;white-space:nowrap;overflow:hidden}
summary::before{content:'▸'}
[open]>summary::before{content:'▾'}
summary span{flex:none}
summary .path{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis}
.path,code{color:light-dark(#4a5468,#a3adc0);font:13px/1.5 ui-monospace,monospace}
.panel{max-height:60vh;overflow:auto;padding:0 16px 12px;overflow-wrap:anywhere}
p,ul{margin:0;padding:4px 0}
ul{list-style:none}
li{padding:4px 0}
a{display:inline-block;padding:4px 8px 4px 0;color:light-dark(#1d4ed8,#7aa2ff)}
fieldset{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 0;padding:0;border:0}
legend{padding:4px 0}
button{min-height:44px;padding:4px 16px;border:1px solid light-dark(#4a5468,#a3adc0);border-radius:8px;background:transparent;color:inherit;font:inherit;cursor:pointer}
button[aria-pressed=true]{border-width:2px;border-color:light-dark(#1d4ed8,#7aa2ff);font-weight:600}
:focus-visible{outline:3px solid light-dark(#1d4ed8,#7aa2ff);outline-offset:-3px}
@media (max-width:40rem){summary strong{display:none}}
`;
