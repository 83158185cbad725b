import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { toHtml } from '../..';
import { buildDocx, read } from '../../testing';
import { markPersonal } from './personal';

const PERSONAL = [
  'Mira Lindqvist',
  'Mira',
  'Li',
  '+46 70 123 45 67',
  '0701234567',
  'https://www.mira.example/cv/',
  '41104',
];

/** Returns the rest of a page once a caller removes the marked elements. */
function stripped(html: string): string {
  let left = html;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/<(\w+) class="tx-redacted"[^>]*>(?:(?!<\1[ >]).)*?<\/\1>/gsu, '');
  }
  return left;
}

const textLeft = (html: string) => stripped(html).replace(/<[^>]*>/g, '');

describe('marking what is personal', () => {
  it.each([
    ['<p>Mira Lindqvist</p>', ''],
    ['<p>MIRA  LINDQVIST, welder</p>', ', welder'],
    ['<h1>M i r a</h1>', ''],
    ['<p>Mi<em>ra</em> <strong>Lind</strong>qvist</p>', ''],
    ['<span class="row"><span>Mira</span><span>2019</span></span>', '2019'],
    ['<p>Tel. +46 (70) 123-45&nbsp;67.</p>', 'Tel. +.'],
    ['<p>070/123.45.67</p>', ''],
    ['<p>other.box@post.example</p>', ''],
    ['<p>mira.example/cv</p>', ''],
    ['<p>411 04 or 41104</p>', '411 04 or '],
    ['<p>Li, LI and li and Light</p>', ',  and li and Light'],
    ['<p>Miracle, admiral</p>', 'Miracle, admiral'],
    ['<p>10701234567</p>', '10701234567'],
  ])('%s leaves %s', (html, left) => {
    const marked = markPersonal(html, PERSONAL);
    expect(textLeft(marked)).toBe(left);
    expect(marked.replaceAll('<span class="tx-redacted">', '').length).toBeGreaterThanOrEqual(html.length);
  });

  it('marks elements whose address or description is personal, and keeps them', () => {
    const link =
      '<a href="mailto:x@y.example">write</a> <a href="https://mira.example/cv?a=1&amp;b=2">page</a>';
    const marked = markPersonal(`${link}<img alt="Mira" src="data:image/png;base64,AAAA">`, PERSONAL);
    expect(marked.match(/<(a|img) class="tx-redacted"/g)).toHaveLength(3);
    expect(marked).toContain('href="https://mira.example/cv?a=1&amp;b=2"');
  });

  it('changes nothing but its marks, whatever the text is', () => {
    const piece = fc.constantFrom(
      'Mira',
      '&amp;',
      '<b>',
      '</b>',
      ' ',
      '0701234567',
      'a@b.co',
      'é',
      '🙂',
      '&lt;',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = `<p>${pieces.join('')}</p>`;
        const marked = markPersonal(html, PERSONAL);
        const marks = marked.match(/<span class="tx-redacted">(?:(?!<\/?span|<b>|<\/b>).)*<\/span>/gsu) ?? [];
        expect(marked.split('<span class="tx-redacted">').length - 1).toBe(marks.length);
        expect(marked.replace(/<span class="tx-redacted">|<\/span>/g, '')).toBe(html);
      }),
    );
  });

  it('is quick on large pages', () => {
    const used = processorWatch();
    markPersonal(`<p>${'M i r a <b>0 7 0</b> 1 '.repeat(10_000)}</p>`, PERSONAL);
    expect(used()).toBeLessThan(2000);
  });
});

it('leaves nothing personal in a whole page, its title included', async () => {
  const body =
    '<w:p><w:r><w:t>Mira </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>Lindqvist</w:t></w:r></w:p>' +
    '<w:p><w:r><w:t>Welder at Nordwerft</w:t></w:r></w:p>';
  const bytes = buildDocx(body);
  const document = { ...(await read(bytes)), properties: { title: 'CV Mira Lindqvist' } };
  const page = toHtml(bytes, document, { personal: PERSONAL });
  expect(page).toContain('Lindqvist');
  expect(stripped(page)).not.toMatch(/mira|lindqvist/i);
  expect(stripped(page)).toContain('Welder at Nordwerft');
});
