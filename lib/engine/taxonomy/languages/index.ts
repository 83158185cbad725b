import { fold } from '../../kernel';
import { LOCALES } from '../../lexicon';

/** Human languages by name in the languages of the parser (names from ICU) and by everyday alias. */

const CODES = (
  'aa ab af ak am an ar as av ay az ba be bg bm bn bo br bs ca ce co cs cv cy da de dv dz ee el en eo es et eu fa ff fi ' +
  'fj fo fr fy ga gd gl gn gu gv ha haw he hi hr ht hu hy id ig is it iu ja jv ka kk km kn ko ku ky la lb lg ln lo lt ' +
  'lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn ' +
  'so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt ug uk ur uz ve vi vo wo xh yi yo za zh zu ceb fil yue'
).split(' ');

/** Names that ICU lacks; the code is the one used for resumes. */
const ALIASES: Record<string, string> = {
  zh: 'mandarin|mandarin chinese|chinese mandarin|putonghua|mandarim|mandarino|mandaryński|chino mandarin|chinois mandarin|中文|汉语|漢語|普通话|普通話|国语|國語|中国語|표준중국어',
  yue: 'cantonese|cantones|cantonais|kantonesisch|粤语|廣東話|广东话',
  es: 'castilian|castellano|castella|castilla|castelhano|castigliano',
  fa: 'farsi|dari',
  nl: 'flemish|vlaams|flamenco|flamand|flämisch|flamish',
  de: 'swiss german|schweizerdeutsch|hochdeutsch|alemany',
  fil: 'tagalog|pilipino',
  en: 'inglese|anglais|ingles|englisch|英語|英语|英文|영어|american english|british english',
  ja: '日本語|日语|日文|일본어',
  ko: '韓国語|韩语|한국어',
  el: 'modern greek|neugriechisch',
  pa: 'panjabi',
  ro: 'moldovan',
  ca: 'valencian|valencia|valenciano|catala',
  eu: 'euskara|euskera|vasco',
  gl: 'galego|gallego',
  ku: 'kurdish|kurmanji|sorani',
  he: 'ivrit|modern hebrew',
  ar: 'standard arabic|classical arabic|moroccan arabic|egyptian arabic',
  sr: 'serbo-croatian|srpski',
  hr: 'hrvatski',
  ms: 'bahasa melayu|bahasa malaysia',
  id: 'bahasa indonesia|bahasa',
  or: 'oriya|odia',
  bn: 'bangla',
  gd: 'scottish gaelic',
  ga: 'gaeilge',
  kok: 'konkani',
  bho: 'bhojpuri',
  mai: 'maithili',
  raj: 'rajasthani|marwari|mewari',
  tcy: 'tulu',
  bgc: 'haryanvi',
  hne: 'chhattisgarhi',
  doi: 'dogri',
  sat: 'santali|santhali',
  mni: 'manipuri|meitei',
  bal: 'balochi|baluchi|balushi',
  luy: 'luhya|luyha',
  luo: 'luo|dholuo',
  kam: 'kamba|kikamba',
  kln: 'kalenjin',
  guz: 'kisii|ekegusii',
  kab: 'kabyle',
  ber: 'berber|berbere|tamazight|amazigh',
  ilo: 'ilocano|ilokano',
  hil: 'hiligaynon|ilonggo',
  war: 'waray',
  bik: 'bicolano|bikol',
  pam: 'kapampangan',
  bem: 'bemba',
  nso: 'sepedi|northern sotho',
  pcm: 'nigerian pidgin|pidgin english',
  kri: 'krio',
  sw: 'kiswahili',
  ki: 'kikuyu|gikuyu',
  sgn: 'sign language|american sign language|asl|british sign language|bsl|langue des signes|gebärdensprache|lengua de signos|lengua de señas|libras|lis',
};

/** ISO codes of languages whose macro language people write. */
const SAME: Record<string, string> = { nb: 'no', nn: 'no', fil: 'tl', yue: 'zh' };

let byName: Map<string, string> | undefined;

function build(): Map<string, string> {
  const names = new Map<string, string>();
  const note = (name: string, code: string) => {
    const key = fold(name)
      .replace(/[-\s]+/gu, ' ')
      .trim();
    if (key.length > 1 && !names.has(key)) names.set(key, SAME[code] ?? code);
  };
  for (const [code, aliases] of Object.entries(ALIASES))
    for (const alias of aliases.split('|')) note(alias, code);
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    for (const code of CODES) {
      const name = display.of(code);
      if (name) note(name, code);
    }
  }
  return names;
}

/** Returns the ISO 639-1 code (or else 639-3) of a language named in any language of the parser. */
export function languageByName(name: string): string | undefined {
  byName ??= build();
  return byName.get(
    fold(name)
      .replace(/[-\s]+/gu, ' ')
      .trim(),
  );
}
