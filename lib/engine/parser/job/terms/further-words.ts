import { fold } from '../../../kernel';
import { foldedSource } from '../folded-source';
import type { ContractType } from './vocabulary';

/** Words for contracts and hours in further languages, in any sentence: cs sk hu ro sv da no fi tr el ru uk ar zh ja ko. */

const LATIN_CONTRACTS: Partial<Record<ContractType, string>> = {
  apprenticeship: `učňovsk\\p{L}+|ucenic la locul de muncă|lärlingsplats|lærling(?:eplads|plass)?|oppisopimu\\p{L}+|çırak\\p{L}*|tanoncszerződés|учениче\\p{L}+ договор`,
  internship: `odborná stáž|szakmai gyakorlat|gyakornoki?|stagiu de practică|praktikplats|praktikant\\p{L}*|praktikplads|harjoittelija|harjoittelu(?:paikka)?|stajyer|staj programı|стажер|стажёр|стажировка|стажування|стажист|πρακτική άσκηση|تدريب تعاوني`,
  freelance: `na živnost\\p{L}*|na ičo|alvállalkoz\\p{L}+|számlás|egyéni vállalkozó|colaborare (?:pfa|srl)|egenföretagare|selvstændig konsulent|serbest çalışan|сдельно по гпх|договор гпх|самозанят\\p{L}+|договір фоп|як фоп|ελεύθερος επαγγελματίας|μπλοκάκι|عمل حر`,
  temporary: `na dobu určitou|doba určitá|na určit\\p{L} (?:čas|dobu)|doba urcita|határozott id\\p{L}+|perioadă determinată|durată determinată|visstidsanställning|tidsbegränsad(?: anställning)?|vikariat|säsongsanställning|särskild visstidsanställning|tidsbegrænset(?: ansættelse)?|barselsvikariat|midlertidig(?: stilling| ansættelse| ansettelse)?|engasjement|vikariat|määräaikai\\p{L}+|belirli süreli|ορισμένου χρόνου|срочный (?:трудовой )?договор|временная работа|временно|строков\\p{L}+ (?:трудов\\p{L}+ )?догов\\p{L}+|тимчасова робота|عقد مؤقت|عقد محدد المدة`,
  permanent: `na dobu neurčitou|doba neurčitá|na neurčit\\p{L} (?:čas|dobu)|hlavní pracovní poměr|trvalý pracovn\\p{L} pom\\p{L}+|határozatlan id\\p{L}+|perioadă nedeterminată|durată nedeterminată|tillsvidare(?:anställning\\p{L}*)?|tillsvidaretjänst|fast anställning|fastansættelse|fast stilling|fast ansættelse|fast ansettelse|fastansettelse|varig stilling|vakituinen|vakinainen|vakituise\\p{L}+|vakinaise\\p{L}+|toistaiseksi voimassa\\s?oleva\\p{L}*|belirsiz süreli|kadrolu|αορίστου χρόνου|μόνιμη (?:θέση|εργασία|απασχόληση)|бессрочн\\p{L}+(?: трудовой)?(?: договор)?|постоянная (?:работа|занятость)|на постоянной основе|безстроков\\p{L}+|постійна робота|на постійній основі|عقد دائم|وظيفة دائمة|عقد غير محدد المدة`,
};

const EAST_ASIAN_CONTRACTS: Partial<Record<ContractType, string>> = {
  internship: '实习生|实习岗|實習|インターン|인턴',
  freelance: '自由职业|業務委託|フリーランス|프리랜서',
  side: 'アルバイト|아르바이트',
  interim: '派遣社員|人材派遣|劳务派遣|파견직',
  temporary: '契約社員|有期雇用|期間限定|定期合同|短期合同|临时工|계약직|기간제',
  permanent: '正社員|無期雇用|期間の定めなし|正式员工|长期合同|无固定期限|正式員工|정규직|무기계약',
};

const FULL = `plný (?:pracovní )?úvazek|plný (?:pracovný )?úväzok|na plný (?:úvazek|úväzok)|teljes (?:munkaid\\p{L}+|állás\\p{L}*)|normă întreagă|program întreg|heltid\\p{L}*|fuldtid\\p{L}*|fuld tid|100 % stilling|kokoaikai\\p{L}+|kokopäivä\\p{L}+|täysipäiväi\\p{L}+|tam zamanlı|πλήρης απασχόληση|πλήρους απασχόλησης|πλήρες ωράριο|полная занятость|полный (?:рабочий )?день|полной занятост\\p{L}+|повна зайнятість|повний (?:робочий )?день|دوام كامل`;
const PART = `částečný (?:pracovní )?úvazek|zkrácený úvazek|poloviční úvazek|čiastočný (?:pracovný )?úväzok|skrátený úväzok|polovičný úväzok|rész(?:munkaid\\p{L}+|idős)|fél ?állás|normă parțială|jumătate de normă|deltid\\p{L}*|osa-?aikai\\p{L}+|yarı zamanlı|yarım gün|kısmi süreli|μερική απασχόληση|μερικής απασχόλησης|ημιαπασχόληση|частичная занятость|неполный (?:рабочий )?день|неполная занятость|часткова зайнятість|неповний (?:робочий )?день|неповна зайнятість|دوام جزئي`;
const EAST_ASIAN_FULL = '全职|全職|フルタイム|常勤|풀타임|전일제';
const EAST_ASIAN_PART = '兼职|兼職|非全日制|パートタイム|パート勤務|短時間勤務|非常勤|파트타임|시간제';

const HAS_EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** Two expressions, since East Asian words have no space around them. */
type Words = { spaced?: RegExp; joined?: RegExp };

function wordsOf(spaced: string | undefined, joined: string | undefined): Words {
  return {
    ...(spaced
      ? { spaced: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${foldedSource(spaced)})(?![\p{L}\p{N}])`, 'u') }
      : {}),
    ...(joined ? { joined: new RegExp(fold(joined), 'u') } : {}),
  };
}

const CONTRACTS: readonly [ContractType, Words][] = (
  ['apprenticeship', 'internship', 'freelance', 'side', 'interim', 'temporary', 'permanent'] as const
).map((type) => [type, wordsOf(LATIN_CONTRACTS[type], EAST_ASIAN_CONTRACTS[type])]);
const FULL_TIME = wordsOf(FULL, EAST_ASIAN_FULL);
const PART_TIME = wordsOf(PART, EAST_ASIAN_PART);

type Says = { folded: string; says: (pattern: RegExp) => boolean };

function isSaid({ folded: text, says }: Says, { spaced, joined }: Words): boolean {
  if (spaced && says(spaced)) return true;
  // 非常勤 holds 常勤, the opposite.
  return joined !== undefined && HAS_EAST_ASIAN.test(text) && says(joined);
}

/** Returns the narrowest type of contract that a text mentions in one of these languages. */
export function furtherContract(wording: Says): ContractType | undefined {
  return CONTRACTS.find(([, words]) => isSaid(wording, words))?.[0];
}

/** Returns whether a text says that the job is for a part of the week. */
export function saysPartTime(wording: Says): boolean {
  return isSaid(wording, PART_TIME);
}

/** Returns whether a text says that the job is for the whole week. */
export function saysFullTime(wording: Says): boolean {
  const isPartOnly = /非常勤|非全日制/u.test(wording.folded) && !/フルタイム|全职|全職/u.test(wording.folded);
  return !isPartOnly && isSaid(wording, FULL_TIME);
}
