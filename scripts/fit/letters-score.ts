/**
 * Scores how often the encoding of a text of twenty lines is detected, on texts in the encodings that were in use for
 * them.
 */
import { decode } from '@/lib/engine/documents/charset/detect';
import type { Likelihood } from '@/lib/engine/documents/charset/likelihood';
import { declarationIn, generatedLines, LANGUAGES } from './letters.ts';

const WESTERN = 'windows-1252 macintosh';
const CENTRAL = 'windows-1250 iso-8859-2';
/** The encodings of each language; those of Chinese, Japanese and Korean have their texts here. */
const ENCODINGS: Record<string, string> = {
  ru: 'windows-1251 koi8-r x-mac-cyrillic ibm866 iso-8859-5 utf-16le',
  uk: 'windows-1251 koi8-u',
  be: 'windows-1251',
  bg: 'windows-1251',
  mk: 'windows-1251',
  sr: 'windows-1251',
  el: 'windows-1253 iso-8859-7 utf-16be',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256 utf-16le',
  fa: 'windows-1256',
  pl: CENTRAL,
  cs: CENTRAL,
  sk: CENTRAL,
  hu: CENTRAL,
  ro: 'windows-1250',
  hr: CENTRAL,
  sl: 'windows-1250',
  lt: 'windows-1257',
  lv: 'windows-1257',
  et: 'windows-1257',
  vi: 'windows-1258',
  th: 'windows-874',
  fr: WESTERN,
  de: WESTERN,
  es: WESTERN,
  ca: 'windows-1252',
  pt: WESTERN,
  br: WESTERN,
  it: WESTERN,
  nl: 'windows-1252',
  sv: WESTERN,
  da: WESTERN,
  nb: WESTERN,
  fi: 'windows-1252',
  is: 'windows-1252',
  ja: 'shift_jis euc-jp utf-16le',
  'zh-Hans': 'gb18030 utf-16be',
  'zh-Hant': 'big5',
  ko: 'euc-kr utf-16le',
};
const UNSPACED = {
  ja: { text: 'jpn', names: 'ja' },
  'zh-Hans': { text: 'cmn_hans', names: 'zh_CN' },
  'zh-Hant': { text: 'cmn_hant', names: 'zh_TW' },
  ko: { text: 'kor', names: 'ko' },
} as const;

const LINES = 20;
const TEXTS = 6;

/**
 * Returns the bytes of each character in an encoding, from what the platform's decoder makes of all one- and two-byte
 * sequences.
 */
function encoderFor(label: string): (text: string) => Uint8Array | undefined {
  if (label === 'utf-16le' || label === 'utf-16be') return (text) => wideBytes(text, label === 'utf-16le');
  const decoder = new TextDecoder(label);
  const table = new Map<string, number[]>();
  const learn = (bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!character.includes('\ufffd') && [...character].length === 1 && !table.has(character))
      table.set(character, bytes);
  };
  for (let first = 0; first < 256; first += 1) learn([first]);
  if (!/^(windows|iso|koi8|mac|x-mac|ibm)/.test(label))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) learn([first, second]);
  return (text) => {
    const bytes: number[] = [];
    for (const character of label === 'windows-1258' ? vietnamese(text) : text) {
      const found = table.get(character) ?? table.get(PLAINER[character] ?? '');
      if (!found) return undefined;
      bytes.push(...found);
    }
    return Uint8Array.from(bytes);
  };
}

/** Replacements for characters that old encodings lack. */
const PLAINER: Record<string, string> = {
  '\u2011': '-',
  ș: 'ş',
  ț: 'ţ',
  Ș: 'Ş',
  Ț: 'Ţ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '…': '.',
};

function wideBytes(text: string, little: boolean): Uint8Array {
  return Uint8Array.from(
    text.split('').flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
}

/** Windows-1258 has the vowels whole and the tones apart. */
function vietnamese(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const [base = '', ...marks] = character.normalize('NFD');
      const tone = marks.find((mark) => '\u0300\u0301\u0303\u0309\u0323'.includes(mark));
      return tone
        ? (base + marks.filter((mark) => mark !== tone).join('')).normalize('NFC') + tone
        : character;
    })
    .join('');
}

function textsOf(language: string): string[] {
  const source = LANGUAGES[language] ?? UNSPACED[language as keyof typeof UNSPACED];
  if (!source) return [];
  const declaration = declarationIn(source.text).split('\n');
  const texts: string[] = [];
  for (let at = 0; at < TEXTS; at += 1) {
    texts.push(declaration.slice(8 + at * LINES, 8 + (at + 1) * LINES).join('\r\n'));
    const lines = generatedLines(source.names, 90_001 + at, LINES / 4);
    texts.push(
      lines
        .map((line, row) => `0${row + 1}/201${row} - 12/201${row + 3}\n${line}\nmail${row}@post.example`)
        .join('\n'),
    );
  }
  return texts;
}

export type LetterScore = { right: number; sure: number; sureWrong: number; all: number; wrong: string[] };

/** Scores texts of the declaration (`spoken`) and generated CVs (`generated`) of each language in each of its encodings. */
export function scoreLetters(likelihood: Likelihood): Record<'declaration' | 'generated', LetterScore> {
  const empty = (): LetterScore => ({ right: 0, sure: 0, sureWrong: 0, all: 0, wrong: [] });
  const scores = { declaration: empty(), generated: empty() };
  for (const [language, labels] of Object.entries(ENCODINGS))
    for (const label of labels.split(' ')) {
      const encode = encoderFor(label);
      for (const [at, text] of textsOf(language).entries()) {
        const bytes = encode(text);
        if (!bytes?.some((byte) => byte >= 0x80)) continue;
        const score = at % 2 === 0 ? scores.declaration : scores.generated;
        const told = decode(bytes, undefined, likelihood);
        const right = told.text === new TextDecoder(label).decode(bytes);
        score.all += 1;
        score.right += right ? 1 : 0;
        score.sure += told.inDoubt ? 0 : 1;
        score.sureWrong += right || told.inDoubt ? 0 : 1;
        if (!right) score.wrong.push(`${language} ${label} as ${told.encoding}${told.inDoubt ? '?' : ''}`);
      }
    }
  return scores;
}
