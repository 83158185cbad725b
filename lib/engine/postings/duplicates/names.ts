import { fold } from '../../kernel';

/** Names of titles and organisations in the form in which copies of one job agree. */

/** Forms of companies, which one site writes and another leaves out. */
const COMPANY_FORMS = new Set(
  `ab ag aps as asa bv bvba co company corp corporation cv eg ev eu gbr gesmbh ggmbh gmbh group gruppe holding inc
  incorporated kg kgaa kft limited llc llp lp ltd mbh nv ohg oy oyj plc pte pty pvt sa sarl sas sasu scop se sl slu snc spa
  spj spol spzoo srl srls srlu sro ug ulc und vof zoo`.split(/\s+/),
);

/** Words of titles that reveal nothing about the job: for all genders, that it is a job, and advertising. */
const TITLE_NOISE = new Set(
  `m w d f x h v mf mfd mwd wmd mwx fmd fhx hf mv mvx vmx gn all genders gender inn innen in e ne rice trice euse eur
  der die das den dem des the a an of for at to and und et y e en de du des la le les el los las di del della dei il lo
  van het voor als für fuer im bei mit zum zur ab sofort gesucht wanted hiring job jobs vacancy stelle
  stellenangebot offre emploi oferta empleo vacature lavoro offerta urgent new neu remote hybrid homeoffice home office
  fulltime full time parttime part vollzeit teilzeit voltijd deeltijd temps plein partiel cdi cdd befristet
  unbefristet permanent temporary contract`.split(/\s+/),
);

/** Words that make a title another job: its level, and its number in a series. */
const LEVEL_WORDS = new Set(
  `junior jr senior sr lead principal staff head chief director manager leiter leiterin leitung trainee intern
  internship praktikum praktikant praktikantin stage stagiaire werkstudent werkstudentin azubi ausbildung apprentice
  apprenti alternance assistant assistent assistentin associate vice deputy stellvertretende stellvertretender graduate
  becario stagista tirocinio beca i ii iii iv v 1 2 3 4 5`.split(/\s+/),
);

const LEVEL_SPELLINGS: Record<string, string> = { jr: 'junior', sr: 'senior' };

function wordsOf(text: string): string[] {
  return fold(text.slice(0, 500)).match(/[\p{L}\p{N}][\p{L}\p{N}#+]*/gu) ?? [];
}

/** Words used in place of an employer's name: that it is secret, and what it does. */
const UNNAMED = new Set(
  [
    `available disponible disponivel disponibile verfugbar beschikbaar dostepny dostepne confidential undisclosed disclosed anonymous hidden private privately unknown unspecified specified not name withheld secret
    vertraulich anonym ungenannt nicht genannt angegeben confidentiel confidentielle anonyme non precise precisee confidencial
    anonimo anonima reservado reservada privado privada no informado informada nao divulgado sigiloso sigilosa riservato riservata
    riservatezza confidenziale anonimato vertrouwelijk anoniem onbekend poufne poufny poufna anonimowy anonimowa ukryta
    konfidentiell konfidentiellt fortrolig fortroligt luottamuksellinen nimeton duverne duverny anonymni doverne bizalmas nevtelen
    confidentiala gizli anonim rahasia dirahasiakan sulit povjerljivo anonimno εμπιστευτικο ανωνυμη конфиденциально
    конфиденциальная анонимно анонимный аноним не указано указана скрыто закрытая конфиденційно анонімно анонімний поверително
    保密 匿名 非公開 비공개 익명 سري سرية غير محدد חסוי חסויה דיסקרטי לאמפורסם`,
    `company client clients employer advertiser firm organisation organization business our a the of unternehmen firma arbeitgeber
    kunde entreprise societe employeur client empresa cliente empregador empleador azienda datore bedrijf werkgever klant pracodawca
    klient foretag arbetsgivare kund virksomhed arbejdsgiver bedrift arbeidsgiver yritys tyonantaja spolecnost zamestnavatel ceg
    munkaltato companie angajator sirket isveren perusahaan tvrtka poslodavac εταιρεια компания работодатель компанія роботодавець
    公司 企业 某公司 企業 会社 회사 기업 شركة חברה`,
  ].flatMap((words) => words.split(/\s+/).map((word) => fold(word))),
);

/** The same in scripts that write no spaces between words: "the employer is not named". */
const NOT_SAID =
  /^\s*(?:ไม่(?:ระบุ|เปิดเผย)(?:ชื่อ)?(?:บริษัท|นายจ้าง|องค์กร)?|(?:公司|企业|企業|单位|單位)?(?:名称|名稱)?(?:未公开|未公開|不公开|不公開|未提供|保密)|(?:会社|企業)名?非公開|회사(?:명)?\s?(?:비공개|미공개))\s*$/u;

/** True for what stands in place of a name: `Confidential`, `Private Client`, `Empresa confidencial`. */
function isUnnamed(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => UNNAMED.has(word) || COMPANY_FORMS.has(word));
}

/** Returns the key of an organisation: its name without its legal form; empty without one, or where it is not told. */
export function organizationKey(name: string | undefined): string {
  const words = wordsOf((name ?? '').replace(/\./g, ''));
  const own = words.filter((word) => !COMPANY_FORMS.has(word));
  if ((own.length > 0 && isUnnamed(words)) || NOT_SAID.test(name ?? '')) return '';
  return (own.length > 0 ? own : words).join(' ');
}

export type TitleWords = { subject: ReadonlySet<string>; level: string };

/**
 * The words of a title that name the job, without those of its place and employer (`known`), in no order, and its
 * level apart.
 */
export function titleWords(title: string, known: Iterable<string>): TitleWords {
  const foreign = new Set([...known].flatMap(wordsOf));
  const words = wordsOf(title);
  const level = words.filter((word) => LEVEL_WORDS.has(word)).map((word) => LEVEL_SPELLINGS[word] ?? word);
  const subject = words.filter(
    (word) =>
      !LEVEL_WORDS.has(word) && !TITLE_NOISE.has(word) && !foreign.has(word) && !/^\d{4,}$/.test(word),
  );
  return { subject: new Set(subject), level: [...new Set(level)].sort().join(' ') };
}

/**
 * Returns how two titles of one employer are related: the same words, one with more words than the other, or each with
 * different words (frontend, backend), which makes them different jobs however alike their texts are.
 */
export function compareTitles(one: TitleWords, other: TitleWords): 'same' | 'narrower' | 'different' {
  if (one.level !== other.level) return 'different';
  const onlyOne = countMissing(one.subject, other.subject);
  const onlyOther = countMissing(other.subject, one.subject);
  if (onlyOne === 0 && onlyOther === 0) return 'same';
  const isEmpty = one.subject.size === 0 || other.subject.size === 0;
  return (onlyOne > 0 && onlyOther > 0) || isEmpty ? 'different' : 'narrower';
}

function countMissing(words: ReadonlySet<string>, among: ReadonlySet<string>): number {
  let missing = 0;
  for (const word of words) {
    if (!among.has(word) && ![...among].some((each) => isFormOf(word, each))) missing += 1;
  }
  return missing;
}

/** Forms of one word: developer, developers; Entwickler, Entwicklerin. */
function isFormOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short);
}
