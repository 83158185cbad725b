import { FURTHER_EXPERIENCE, FURTHER_MONTHS } from './further-words';
import { OPTIONAL } from './optional';

/** Experience in months, and years as East Asian texts write them. */

const EXPERIENCE = String.raw`(?:experience|erfahrung|berufserfahrung|d'experience|experiencia|esperienza|ervaring|werkervaring|doswiadczeni\p{L}+|опыт\p{L}*|досвід\p{L}*|${FURTHER_EXPERIENCE})`;
/** "24 months of experience"; months of a contract have no such word after them. */
const MONTHS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{2})\s?\+?\s?(?:months?|monate?n?|mois|meses|mesi|maanden|miesi\p{L}+|${FURTHER_MONTHS})(?:['’])?(?: of| de| di| an| relevant\p{L}*){0,2} ${EXPERIENCE}`,
  'gu',
);
/** 経験3年以上, 3年以上の経験, 3年经验, 경력 3년 이상. */
const EAST_ASIAN =
  /(?:経験|经验|經驗|경력|경험)[^\d\n。]{0,8}?(\d{1,2}|[一二两兩三四五六七八九十])\s?(?:年|년)|(\d{1,2}|[一二两兩三四五六七八九十])\s?(?:年|년)\s?(?:以上|及以上|이상)?[^\d\n。]{0,12}?(?:経験|经验|經驗|경력|경험)/gu;
const CHARACTERS = '一二三四五六七八九十';
/** The dual of Arabic: two years. */
const TWO_YEARS = /(?<!\p{L})خبرة[^.\n\d]{0,20}?سنت(?:ين|ان)(?!\p{L})/u;

function countOf(written: string | undefined): number {
  const single = (written ?? '').replace(/[两兩]/u, '二');
  return CHARACTERS.includes(single) ? CHARACTERS.indexOf(single) + 1 : Number(single);
}

/** Returns whole years of experience that a folded text states in months or in East Asian characters. */
export function monthsAsYears(folded: string): number[] {
  const months = Array.from(folded.matchAll(MONTHS), ([, count]) => Math.floor(Number(count) / 12));
  const years = [...folded.matchAll(EAST_ASIAN)]
    .filter(({ index }) => !OPTIONAL.test(folded.slice(index).split(/[。;；\n]/u, 1)[0] ?? ''))
    .map(([, before, after]) => countOf(before ?? after));
  const dual = TWO_YEARS.test(folded) ? [2] : [];
  return [...months, ...years, ...dual].filter((count) => count >= 1 && count <= 30);
}
