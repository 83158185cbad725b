import { escapeHtml } from '../../../kernel';
import { SCAN_STYLE } from './scan';

export const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem;max-width:52rem;background:#fff;color:#1c1c1e;font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{line-height:1.2;margin:1.1em 0 .35em}
p{margin:.35em 0}
p,li,td,th,h1,h2,h3,h4,h5,h6,.row>span{unicode-bidi:plaintext;text-align:start}
html[dir=rtl] :is(p,li,td,th,h1,h2,h3,h4,h5,h6){text-align:right}
ul{margin:.3em 0;padding-inline-start:1.3em}
li{margin:.15em 0}
ul.labelled,li.more{list-style:none}
.label{display:inline-block;min-width:1.6em}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5em}
table{border-collapse:collapse;width:100%;margin:.5em 0}
td,th{vertical-align:top;padding:.1em 0;padding-inline-end:.8em;overflow-wrap:break-word}
img{max-width:100%;height:auto}
img.picture{max-height:14rem;display:block;margin:.5em 0}
a{color:#0b57d0}
pre{white-space:pre-wrap;font:inherit}
.margin{color:#55585f}
.page+.page{border-top:1px solid #d8dade;margin-top:1.5rem;padding-top:1.5rem}
.columns{display:flex;gap:2rem}
.columns>div{min-width:0}
@media (max-width:600px){body{padding:1rem}td,th{display:block}.columns,[style*="grid-template"]{display:block!important}[style*=flex]{flex-wrap:wrap!important}[style*=width]{width:auto!important}}
`.trim();

export const STYLE_WITH_SCANS = `${STYLE}\n${SCAN_STYLE}`;

/** Even if something got past the writer, the page may neither run nor fetch anything. */
export const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

type PageOptions = { language?: string; isRightToLeft: boolean; hasScans: boolean };

/** Returns a complete page around a body that is safe already. */
export function pageShell(
  properties: Record<string, string>,
  body: string,
  { language, isRightToLeft, hasScans }: PageOptions,
): string {
  const tag = [language, properties.language].find((candidate) => candidate && LANGUAGE_TAG.test(candidate));
  return `<!doctype html>
<html lang="${tag ?? 'und'}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(properties.title?.trim() || 'Document')}</title>
<style>${hasScans ? STYLE_WITH_SCANS : STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
