import type { Look } from '../person.ts';

const BASE = `
  @page { size: A4; margin: 16mm 18mm; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 10.5pt/1.42 'Liberation Serif', Georgia, serif; color: #1c1c1c; }
  h1, h2, h3, p, ul { margin: 0; }
  h1 { font-size: 23pt; line-height: 1.15; }
  h2 { font-size: 12.5pt; margin: 14pt 0 5pt; break-after: avoid; }
  h3 { font-size: 10.5pt; }
  ul { padding-left: 14pt; }
  article { margin-bottom: 7pt; break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
`;

const LOOKS: Partial<Record<Look, string>> = {
  classic: `
    header { text-align: center; border-bottom: 1pt solid #444; padding-bottom: 6pt; }
    .contact p { display: inline; } .contact p + p::before { content: '  |  '; }
    h2 { text-transform: uppercase; letter-spacing: .06em; border-bottom: .5pt solid #999; }
    article { position: relative; } .when { position: absolute; right: 0; top: 0; font-style: italic; }
    h3 { padding-right: 130pt; } .where { font-style: italic; }
  `,
  sidebar: `
    @page { margin: 0; }
    body { font-family: 'Liberation Sans', Arial, sans-serif; font-size: 9.5pt; }
    .columns { display: flex; flex-direction: row-reverse; min-height: 297mm; }
    aside { width: 64mm; overflow-wrap: anywhere; padding: 16mm 8mm; background: #24424a; color: #f2f5f5; }
    main { flex: 1; padding: 16mm 12mm; }
    .headline { color: #2f6f74; font-size: 13pt; } h2 { color: #2f6f74; } aside h2 { color: #cfe5e1; }
    .when { font-size: 8.5pt; color: #666; }
  `,
  sidebarRight: `
    @page { margin: 14mm; }
    body { font-family: 'Liberation Sans', Arial, sans-serif; font-size: 9.8pt; }
    .columns { display: flex; gap: 10mm; } main { flex: 1; } aside { width: 56mm; overflow-wrap: anywhere; border-left: 1pt solid #c8b27a; padding-left: 7mm; }
    h1 { font-size: 26pt; font-weight: 400; } h2 { color: #8a6d1c; } .where { font-weight: bold; }
    .when { float: right; color: #555; }
  `,
  band: `
    @page { margin: 0 0 14mm; }
    body { font-family: 'Liberation Sans', Arial, sans-serif; font-size: 10pt; }
    header { background: #7a2e3a; color: #fff; padding: 14mm 18mm 8mm; display: grid; grid-template-columns: 1fr 60mm; }
    header h1 { grid-column: 1; } .headline { grid-column: 1; font-size: 12pt; } .contact { grid-column: 2; grid-row: 1 / span 3; text-align: right; font-size: 9pt; }
    main { padding: 2mm 18mm; } h2 { color: #7a2e3a; border-left: 4pt solid #7a2e3a; padding-left: 6pt; }
    .when { color: #7a2e3a; }
  `,
  margin: `
    header { margin-bottom: 8pt; } .contact { margin-top: 4pt; }
    h1 { font-weight: 400; } article { display: grid; grid-template-columns: 38mm 1fr; }
    h2 { border-bottom: 1.5pt solid #333; }
  `,
  web: `
    body { font: 17px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 2rem; } h2 { color: #0a6; margin-top: 2rem; } .when { color: #777; }
  `,
};

/** Returns a whole HTML page in the given look. */
export function page(language: string, title: string, look: Look, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>${BASE}${LOOKS[look] ?? ''}</style></head><body>${body}</body></html>
`;
}
