import { describe, expect, it } from 'vitest';
import { plainText } from '.';
import { buildDoc, buildDocx, buildOdt, bytesOf, read } from './testing';

const TEXT = [
  'Mira Lindqvist',
  'Nordwerft AG\t2019 – 2021',
  '• Welded hulls',
  '• Trained two apprentices',
  'Café “Zur Ünne”',
].join('\n');

const run = (text: string) => text.replace('\t', '</w:t><w:tab/><w:t>');
const numbered = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const [NAME = '', EMPLOYER = '', , , SCHOOL = ''] = TEXT.split('\n');
const ITEMS = ['Welded hulls', 'Trained two apprentices'];

const docx = buildDocx(
  [
    ...[NAME, EMPLOYER].map((text) => `<w:p><w:r><w:t>${run(text)}</w:t></w:r></w:p>`),
    ...ITEMS.map((text) => `<w:p>${numbered}<w:r><w:t>${text}</w:t></w:r></w:p>`),
    `<w:p><w:r><w:t>${SCHOOL}</w:t></w:r></w:p>`,
  ].join(''),
  {
    numbering:
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  },
);
const odt = buildOdt(
  `<text:p>${NAME}</text:p><text:p>${EMPLOYER.replace('\t', '<text:tab/>')}</text:p><text:list>` +
    `${ITEMS.map((text) => `<text:list-item><text:p>${text}</text:p></text:list-item>`).join('')}</text:list><text:p>${SCHOOL}</text:p>`,
);
const rtf = bytesOf(
  `{\\rtf1\\ansi ${NAME}\\par Nordwerft AG\\tab 2019 \\endash  2021\\par ` +
    `${ITEMS.map((text) => `{\\listtext\\u8226?\\tab}${text}\\par `).join('')}Caf\\'e9 \\ldblquote Zur \\'dcnne\\rdblquote\\par}`,
);
const html =
  `<html><p>${NAME}</p><div style="display:flex"><span>Nordwerft AG</span><span>2019 – 2021</span></div>` +
  `<ul>${ITEMS.map((text) => `<li>${text}`).join('')}</ul><p>${SCHOOL}</p>`;
const doc = buildDoc(TEXT.split('\n').map((text) => ({ text })));

describe('the same content', () => {
  it.each([
    ['docx', docx],
    ['odt', odt],
    ['rtf', rtf],
    ['html', html],
    ['doc', doc],
    ['text', TEXT],
  ])('gives the same plain text from %s', async (kind, source) => {
    const document = await read(source);
    expect(document.kind).toBe(kind);
    expect(plainText(document)).toBe(TEXT);
  });
});
