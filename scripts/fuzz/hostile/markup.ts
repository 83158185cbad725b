import type { Random } from '@/lib/engine/kernel';
import { bytes, filled, type Makers, type Nest, nestedOneOf, PERSON, utf8 } from './made.ts';

const RTF_NESTS: readonly Nest[] = [
  ['{', '}'],
  ['{\\rtf1 ', '}'],
  ['{\\*\\x ', '}'],
  ['{\\shp{\\*\\shpinst{\\shptxt ', '}}}'],
  ['{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt ', '}}'],
  ['{\\footnote ', '}'],
  ['{\\upr{x}{\\*\\ud ', '}}'],
  ['\\trowd\\cellx9\\intbl ', '\\cell\\row'],
  ['\\trowd\\itap9\\cellx9 ', '\\nestcell{\\*\\nesttableprops\\trowd\\cellx9\\nestrow}'],
  ['{\\fonttbl{\\f0 ', '}}'],
  ['{\\stylesheet{\\s1\\sbasedon1 ', '}}'],
  ['{\\header ', '}'],
  ['{\\object{\\*\\objdata 01}{\\result ', '}}'],
  ['{\\listtext ', '}'],
];
const RTF_UNITS = [
  '\\cellx9',
  '\\trowd\\cellx9 x\\cell\\row ',
  '\\trowd\\cellx1\\cellx2\\intbl\\cell\\cell\\row',
  '\\cell ',
  '\\row ',
  '\\nestcell\\nestrow ',
  '\\tab ',
  '\\par ',
  '\\page ',
  '\\uc9999999\\u65?',
  '\\bin9999999 ',
  "\\'e9",
  '{\\pict\\pngblip\\picw9999999\\pich9999999 89504e47}',
  '\\ls1\\ilvl8\\pntext ',
  '\\plain\\f9999\\fs99999 ',
  '\\li99999999 ',
  '{\\f1 a;}',
  '\\itap99999999\\intbl ',
];

function rtf(random: Random): Uint8Array {
  const body = random.chance(0.5) ? nestedOneOf(random, RTF_NESTS) : filled(random, random.pick(RTF_UNITS));
  const more = random.chance(0.4) ? filled(random, random.pick(RTF_UNITS)).slice(0, 2000) : '';
  return bytes(`{\\rtf1\\ansi ${PERSON}\\par ${more}${body}\\par ${random.chance(0.7) ? '}' : ''}`);
}

const HTML_NESTS: readonly Nest[] = [
  ['<div>', '</div>'],
  ['<table><tr><td>', '</table>'],
  ['<table><tr><td rowspan=99999 colspan=99999>', '</td></tr></table>'],
  ['<table><caption><table><tr><th>', '</table>'],
  ['<ul><li>', '</ul>'],
  ['<ol start=99999999 type=i><li>', '</ol>'],
  ['<blockquote><p>', '</blockquote>'],
  ['<font><b><i><a href=x>', '</a>'],
  ['<span style="font:bold 9px x">', '</span>'],
  ['<details><summary>', '</details>'],
  ['<form><fieldset><select><option>', '</select>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<template><noscript>', '</noscript></template>'],
  ['<dl><dt>', '</dl>'],
  ['<section style="float:left;columns:99999">', '</section>'],
];
const HTML_UNITS = [
  '<td>',
  '<tr><td>x',
  '<td rowspan=65534 colspan=1000>x',
  '<table><tr><td colspan=99999999>x</table>',
  '<table><tr><td rowspan=99999999>x<tr><td>y</table>',
  '<li>x',
  '<p>x',
  '<br>',
  '<style>p{color:red}</style>',
  '<!-- -->',
  '<![CDATA[',
  '&#x1F600;',
  '&amp;amp;',
  '<a b=c ',
  '<pre>\t\t\t</pre>',
  '<img src="data:image/png;base64,iVBORw0KGgo=">',
  '<iframe srcdoc="&lt;p&gt;x">',
  '<hr><h1>Experience</h1>',
];
const RULES = [
  '.a{color:red}',
  'p p p p p{color:red}',
  '@media x{',
  'p:not(:not(',
  '*>*~*{font:bold 9px x}',
  'a{b:url(',
  '/*',
  '@import "x";',
];

/** Markup whose characters are written as references, as often over as it says. */
function escaped(markup: string, times: number): string {
  let text = markup;
  for (let time = 0; time < times; time++) text = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return text.slice(0, 8000);
}

function html(random: Random): Uint8Array {
  const style = random.chance(0.4)
    ? `<style>${filled(random, random.pick(RULES)).slice(0, 3000)}</style>`
    : '';
  const room = style ? 5500 : 9000;
  const body = random.chance(0.5)
    ? nestedOneOf(random, HTML_NESTS)
    : `<table>${filled(random, random.pick(HTML_UNITS))}`;
  return utf8(`<html><body>${style}<p class=a>${PERSON}</p>${body.slice(0, room)}`);
}

/** Pages that are written as text of a page. */
function escapedHtml(random: Random): Uint8Array {
  const page = `<html><body><p>${PERSON}</p>${nestedOneOf(random, HTML_NESTS).slice(0, 900)}`;
  return utf8(escaped(page, random.between(1, 5)));
}

/** Spans of rows and columns that together would make a table beyond measure. */
function spans(random: Random): Uint8Array {
  const rows = random.between(1, 60);
  const cells = random.between(1, 20);
  const span = () => random.pick([1, 2, 50, 1000, 65_534, 99_999_999]);
  const row = () =>
    `<tr>${Array.from({ length: cells }, () => `<td rowspan=${span()} colspan=${span()}>x`).join('')}`;
  let table = '';
  for (let at = 0; at < rows && table.length < 7000; at++) table += row();
  return utf8(`<html><body><p>${PERSON}</p><table>${table.slice(0, 8000)}</table>`);
}

/** Ways of RTF and pages to nest and to repeat. */
export const MARKUP: Makers = {
  'RTF, groups and repeated words': rtf,
  'HTML, elements and repeated elements': html,
  'HTML, pages as text of pages': escapedHtml,
  'HTML, spans of cells': spans,
};
