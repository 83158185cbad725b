import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Posting, Section } from '../posting.ts';
import { escapeText } from './html.ts';

/** A posting in each form in which it is written: a page, a Word document, plain text. */

const STYLE = `body{font:11pt/1.5 'Liberation Sans',Arial,sans-serif;color:#1c2421;max-width:46rem;margin:2.2rem auto;padding:0 1.5rem}
h1{font-size:22pt;line-height:1.2;margin:0}h2{font-size:12.5pt;margin:1.4rem 0 .3rem;color:#175a48}
.employer{font-size:13pt;margin:.2rem 0 1rem}table{border-collapse:collapse;margin:.5rem 0 1rem}
th{text-align:left;font-weight:600;padding:.15rem 1.2rem .15rem 0;vertical-align:top}td{padding:.15rem 0}
ul{margin:.2rem 0;padding-left:1.2rem}p{margin:.3rem 0}@page{size:A4;margin:14mm}`;

function sectionHtml({ heading, body }: Section): string {
  const parts = body.map((part) =>
    Array.isArray(part)
      ? `<ul>${part.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`
      : `<p>${escapeText(part)}</p>`,
  );
  return `<section><h2>${escapeText(heading)}</h2>${parts.join('')}</section>`;
}

/** Returns the posting as a page, which also prints. */
export function postingHtml(posting: Posting): string {
  const facts = posting.facts.map(
    ([label, value]) => `<tr><th scope="row">${escapeText(label)}</th><td>${escapeText(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${posting.language}"><head><meta charset="utf-8"><title>${escapeText(posting.title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeText(posting.title)}</h1>
<p class="employer">${escapeText(posting.employer)}, ${escapeText(posting.place)}</p>
<table>${facts.join('')}</table>
${posting.sections.map(sectionHtml).join('\n')}
</body></html>
`;
}

/** Returns the posting as a Word document. */
export function postingDocx(posting: Posting): Promise<Buffer> {
  const children = [
    new Paragraph({ text: posting.title, heading: HeadingLevel.TITLE }),
    new Paragraph({ children: [new TextRun({ text: `${posting.employer}, ${posting.place}`, size: 26 })] }),
    ...posting.facts.map(
      ([label, value]) =>
        new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] }),
    ),
    ...posting.sections.flatMap(({ heading, body }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } }),
      ...body.flatMap((part) =>
        Array.isArray(part)
          ? part.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
          : [new Paragraph(part)],
      ),
    ]),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Returns the posting as plain text. */
export function postingText(posting: Posting): string {
  const sections = posting.sections.map(({ heading, body }) =>
    [
      heading.toUpperCase(),
      ...body.flatMap((part) => (Array.isArray(part) ? part.map((item) => `- ${item}`) : part)),
    ].join('\n'),
  );
  const facts = posting.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${[`${posting.title}\n${posting.employer}, ${posting.place}`, facts, ...sections].join('\n\n')}\n`;
}
