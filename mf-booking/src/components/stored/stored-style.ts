/** The whole style of a kept ticket: it stands in its document, which loads nothing. Colours are those of the site. */
export const STORED_STYLE = [
  '*{box-sizing:border-box;margin:0}',
  'body{padding:1.5rem 1rem 3rem;background:var(--color-ground);color:var(--color-text);font:1rem/1.6 system-ui,sans-serif}',
  'main{display:grid;gap:1.5rem;max-inline-size:32rem;margin-inline:auto}',
  'h1{font-size:1.5rem;font-weight:500;line-height:1.3}',
  'section{display:grid;gap:1.5rem;padding:1.5rem;border:1px solid var(--color-line);background:var(--color-panel)}',
  '.time{font-size:clamp(2.25rem,12vw,3.5rem);font-weight:300;line-height:1.1;font-variant-numeric:tabular-nums lining-nums}',
  '.code{display:grid;justify-items:center;gap:.5rem;padding-block:1.5rem;border-block:1px dashed var(--color-line-firm);font-variant-numeric:tabular-nums}',
  'svg{inline-size:min(100%,15rem);block-size:auto}',
  'dl{display:grid;gap:.75rem}',
  'dl>div{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:1rem}',
  'dt,.note{color:var(--color-text-soft);font-size:.875rem}',
  'dd{overflow-wrap:anywhere}',
  'a{color:inherit;text-underline-offset:.25em}',
  ':focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}',
].join('');
