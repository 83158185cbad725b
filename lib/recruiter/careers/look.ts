import { brandColours } from './colours';

/** The style of the career page, in the page itself: one request shows it. */

const RULES = `
*{box-sizing:border-box}
html{color-scheme:light dark;background:var(--ground);color:var(--ink);-webkit-text-size-adjust:100%}
body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;border-top:6px solid var(--brand)}
.in{max-width:46rem;margin:0 auto;padding:0 1.25rem}
.top{display:flex;align-items:center;gap:1rem;min-height:4rem;padding-top:1rem;color:var(--muted);font-size:.875rem}
.top p{flex:1;margin:0}
.top img{max-height:2.5rem;max-width:10rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin:1.5rem 0 .25rem;text-wrap:balance;overflow-wrap:anywhere}
h2{font-size:1.0625rem;line-height:1.4;margin:1.75rem 0 .375rem}
p,ul{margin:.375rem 0;max-width:65ch;overflow-wrap:anywhere}
ul{padding-inline-start:1.25rem}
a{color:var(--accent)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.muted,.facts{color:var(--muted)}
.lead{white-space:pre-line}
.find{display:grid;grid-template-columns:repeat(2,1fr);gap:.75rem;margin:1.5rem 0;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
.find label{display:grid;gap:.25rem;font-size:.875rem;font-weight:500}
.find .wide{grid-column:1/-1}
.find .box{display:flex;align-items:center;gap:.5rem}
.find .go{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:flex-end}
input[type=search],select{font:inherit;width:100%;min-height:2.75rem;padding:.375rem .625rem;color:var(--ink);background:var(--ground);border:1px solid var(--field);border-radius:.5rem}
input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent)}
.button{display:inline-block;font:inherit;font-weight:600;min-height:2.75rem;padding:.55rem 1.125rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--on);text-decoration:none;cursor:pointer}
.jobs{list-style:none;margin:1rem 0;padding:0;max-width:none}
.jobs>li{position:relative;padding:1rem 0;border-top:1px solid var(--line)}
.jobs>li:last-child{border-bottom:1px solid var(--line)}
.jobs h2{margin:0}
.jobs a{text-decoration:none}
.jobs a::after{content:"";position:absolute;inset:0}
.jobs a:hover{text-decoration:underline}
.facts{list-style:none;display:flex;flex-wrap:wrap;gap:.125rem 1rem;margin:.125rem 0;padding:0;max-width:none;font-size:.9375rem}
.pages{display:flex;justify-content:space-between;gap:1rem;margin:1rem 0}
.act{margin:1.25rem 0}
footer.in{margin-top:3rem;padding-top:1rem;padding-bottom:2rem;border-top:1px solid var(--line);color:var(--muted);font-size:.8125rem}
footer a{color:inherit}
.framed{border:0}
.framed .in{max-width:none;padding:.25rem}
@media(max-width:30rem){.find{grid-template-columns:1fr}.find .go .button,.act .button{width:100%;text-align:center}}
`;

const GROUNDS = {
  light: '--ground:#fff;--surface:#f7f7f5;--ink:#1b201e;--muted:#565d59;--line:#e2e3df;--field:#868c88',
  dark: '--ground:#171a19;--surface:#1f2322;--ink:#eceeec;--muted:#a9b0ac;--line:#343a37;--field:#7c8480',
};

/** The colour of a page that is of no workspace. */
export const OWN_COLOUR = '#14694f';

/** Returns the style of the page in the colours of a workspace. */
export function styleOf(colour: string): string {
  const { light, dark } = brandColours(colour);
  const variables = (ground: string, { accent, on }: { accent: string; on: string }) =>
    `:root{${ground};--accent:${accent};--on:${on};--brand:${colour}}`;
  return `${variables(GROUNDS.light, light)}@media(prefers-color-scheme:dark){${variables(GROUNDS.dark, dark)}}${RULES.replaceAll('\n', '')}`;
}
