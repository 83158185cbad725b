import { buildDoc } from '@/lib/engine/documents/testing';
import { tiffOf } from '@/lib/engine/documents/testing/tiff';
import type { Random } from '@/lib/engine/kernel';
import { bytes, deflated, expanding, filled, type Makers, nested, PERSON, utf8 } from './made.ts';

/** Sizes of the header of a compound file and of the tables in it are in its first bytes. */
const HEADER_BYTES = 512;
const NUMBERS = [0, 1, 2, 0xff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff];

/** Compound files with chains of sectors that lead to themselves, and counts beyond the file. */
function compounds(random: Random): Uint8Array {
  const paragraphs = Array.from({ length: random.pick([1, 8]) }, () => ({ text: `${PERSON}\u0007\t` }));
  const file = Buffer.from(buildDoc(paragraphs));
  for (let times = random.pick([1, 4, 30]); times > 0; times--) {
    const end = random.chance(0.5) ? HEADER_BYTES : file.length - 4;
    const at = random.below(end / 4) * 4;
    if (at >= 8) file.writeUInt32LE(random.chance(0.5) ? random.below(20) : random.pick(NUMBERS), at);
  }
  return Uint8Array.from(file.subarray(0, 9990));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}

const SIDES = [1, 100, 4000, 65_535, 0x7fffffff];

function png(random: Random): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(random.pick(SIDES), 0);
  header.writeUInt32BE(random.pick(SIDES), 4);
  header.set([random.pick([1, 8, 16]), random.pick([0, 2, 3, 6]), 0, 0, random.pick([0, 1])], 8);
  const data = deflated(expanding(random, '\0'), random.pick([1, 2]));
  const text = random.chance(0.3)
    ? chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), data]))
    : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    text,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function jpeg(random: Random): Buffer {
  const side = () => random.pick([1, 100, 0xffff]).toString(16).padStart(4, '0');
  const frame = `ffc${random.pick(['0', '2'])}001108${side()}${side()}03012200021101031101`;
  const scans = `ffda000c03010002110311003f00${'00'.repeat(9)}`.repeat(random.pick([1, 200]));
  return Buffer.from(`ffd8ffe000104a46494600010100000100010000${frame}${scans}ffd9`, 'hex');
}

function tiff(random: Random): Buffer {
  const page = {
    tags: {
      256: random.pick(SIDES),
      257: random.pick(SIDES),
      258: random.pick([1, 8]),
      259: random.pick([1, 4, 5, 7, 8, 32_773]),
      262: 1,
      277: random.pick([1, 3, 65_535]),
      278: random.pick([1, 0xffff]),
    },
    pieces: Array.from({ length: random.pick([1, 50]) }, () => deflated(Buffer.alloc(9000))),
    tiled: random.chance(0.3),
  };
  return Buffer.from(tiffOf([page], random.chance(0.5) ? { next: 8 } : {}));
}

/** Boxes in boxes, as photos of telephones are made of. */
function heic(random: Random): Buffer {
  const head = Buffer.from('0000001866747970686569630000000068656963', 'hex');
  const box = `${random.pick(['00000000', '00000008', '7fffffff', '00000001'])}${Buffer.from(random.pick(['meta', 'iprp', 'ipco', 'iloc', 'iinf'])).toString('hex')}00000000`;
  return Buffer.concat([head, Buffer.from(box.repeat(random.pick([1, 50, 700])), 'hex')]);
}

const pictures = (random: Random): Uint8Array =>
  Uint8Array.from(random.pick([png, jpeg, tiff, heic])(random));

const TEXTS = [
  'a',
  'a.',
  '2019 - 2020, ',
  'Jan 2019 - ',
  '(((',
  'a@a.',
  'https://a.',
  '+49 30 123456 ',
  '- ',
  '| x ',
  '|--',
  '# ',
  '> ',
  '* * ',
  '`',
  '_*_',
  '[a](',
  '\t',
  '\u0301',
  '\u202e\u2066',
  '\u00ad',
  'EXPERIENCE\nEDUCATION\nSKILLS\n',
  'Welder, Harbour Works, 2019 - 2022\n',
  'Java, C++, ',
  '\n\n',
  '\r',
  'x  y  z\n',
  '\u{1f600}',
  '漢',
  'ﷺ',
];

function texts(random: Random): Uint8Array {
  const head = `${PERSON}\n\n${random.pick(['', 'Experience\n', 'Skills: ', 'Education\n'])}`;
  let body = '';
  for (let times = random.pick([1, 2, 5]); times > 0; times--)
    body += filled(random, random.pick(TEXTS)).slice(0, 7000 / times) + random.pick(['', '\n', ' ']);
  const text = head + body;
  if (random.chance(0.1)) return Uint8Array.from(Buffer.from(`\ufeff${text.slice(0, 3500)}`, 'utf16le'));
  return utf8(text).subarray(0, 9990);
}

/** Records of people as other programs write them, with members within members. */
function records(random: Random): Uint8Array {
  const deep = nested(random, random.pick(['[', '{"a":', '[{"work":']), '', '1');
  const json = `{"basics":{"name":"${PERSON}"},"work":[${'{"name":"x","position":"y","startDate":"2019"},'.repeat(random.pick([1, 100]))}{}],"skills":${deep}`;
  const tag = random.pick(['Resume', 'Employment', 'Person', 'a']);
  const xml = `<?xml version="1.0"?><Resume xmlns="http://ns.hr-xml.org/2006-02-28"><StructuredXMLResume><ContactInfo><PersonName><FormattedName>${PERSON}</FormattedName></PersonName></ContactInfo>${nested(random, `<${tag}>`, `</${tag}>`)}`;
  const page = `<html><script type="application/ld+json">${json.slice(0, 8000)}</script><p>${PERSON}`;
  return bytes(random.pick([json, xml, page]).slice(0, 9900));
}

/** Ways of Word 97, pictures, text and records to nest and to repeat. */
export const OTHERS: Makers = {
  'DOC, chains of sectors': compounds,
  'Pictures beyond measure': pictures,
  'Text without structure': texts,
  'Records in records': records,
};
