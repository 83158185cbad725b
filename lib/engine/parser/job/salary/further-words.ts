import type { SALARY_TIME_SCALES } from '@/lib/contracts';
import { fold } from '../../../kernel';

/** parsing.md: Salary.TimeScale. */
export type TimeScale = (typeof SALARY_TIME_SCALES)[number];

/**
 * Words for the time that pay is for, in languages beyond those of `vocabulary.ts`, after or before an amount. Written
 * for this project; `_` is what leads from an amount to a unit: "per", "/", "в".
 */

const PER = String.raw`(?:\/|per|na|za|po|pe|в|за|на|σε|την|τον|το|ανα|moi|mot|theo|setiap)\s?(?:1 )?`;

/** Of scripts that write spaces: whole words, of which the beginning is enough where a star ends them. */
const SPACED: Readonly<Record<TimeScale, string>> = {
  Hourly: `_hod(?:inu|ina|.)? _ora _óra hodinov* oraber* órabér* orankent _saat saatlik saatte _час почасов* _годину _години погодинн* годинна
    грн/год грн./год _ora _sat _uro satnica _ώρα ωριαί* _tunti tuntipalkka* tunnissa _jam _giờ بالساعة _ساعة _الساعة לשעה לפי_שעה`,
  Daily: `_den denně denní _nap naponta napidíj* _gün günlük günde _день _сутки _смен* _вахт* _зміну _ден _zi _dan dnevn* _ημέρα
    ημερήσι* _päivä _pv päivässä _hari harian _ngày يوميا _اليوم ליום יומי`,
  Weekly: `_týden týdně týdenní _hét hetente _hafta haftalık _недел* еженедельн* _тиждень тижнев* _седмица _săptămână săptămânal*
    _tjedan tjedno nedeljno tedensko _εβδομάδα viikossa _viikko _minggu mingguan _tuần أسبوعيا _الأسبوع לשבוע`,
  Monthly: `_měsíc měsíčn* _mesiac mesačn* měs. havi havonta _hó _hónap _ho hónapban _ay aylık ayda _месяц* _мес ежемесячн* месячн*
    _місяць _міс щомісячн* _месец месечн* _lună lunar* _mjesec _mesec mjesečn* mesečn* _μήνα μηνιαί* _kk kuukaudessa
    kuukausipalkka* _kuukausi _bulan sebulan bulanan _bln _tháng شهريا شهري _الشهر _شهر לחודש חודשי`,
  Annually: `_rok ročně roční _év évente éves évi _yıl yıllık yılda _год годов* _рік річн* _година годишн* /god godišnj* letno _leto
    ετήσι* _χρόνο _έτος vuodessa vuosipalkka* _vuosi _tahun setahun tahunan _năm سنويا سنوي _السنة לשנה שנתי`,
};

/** Of scripts that write no spaces. */
const UNSPACED: Readonly<Record<TimeScale, string>> = {
  Hourly: '時給 时薪 時薪 每小时 每小時 /小时 /小時 /时 /時 시급 시간당 /시간 /h ต่อชั่วโมง /ชั่วโมง ชั่วโมงละ /ชม',
  Daily: '日給 日薪 日结 每天 /天 /日 일급 일당 /일 ต่อวัน /วัน วันละ',
  Weekly: '週給 周薪 週薪 每周 每週 /周 /週 주급 /주 ต่อสัปดาห์ /สัปดาห์',
  Monthly: '月給 月薪 月収 月收入 每月 /月 一个月 월급 월수입 /월 매월 ต่อเดือน /เดือน เดือนละ เดือน',
  Annually: '年俸 年収 年薪 年給 每年 /年 연봉 연간 /년 ต่อปี /ปี ปีละ',
};

/** Units by themselves, as in columns for the period. */
const ALONE: Readonly<Record<TimeScale, string>> = {
  Hourly:
    'hodina óra saat час година oră sat ura ώρα tunti jam giờ godzina timme time ساعة שעה 时 時 小时 小時 時間 시간 ชั่วโมง',
  Daily: 'den nap gün день смена зміна zi dan ημέρα päivä hari ngày dzień يوم יום 日 天 일 วัน',
  Weekly:
    'týden hét hafta неделя тиждень săptămână tjedan εβδομάδα viikko minggu tuần tydzień vecka uge أسبوع שבוע 周 週 주 สัปดาห์',
  Monthly:
    'měsíc mesiac hónap hó ay месяц місяць месец lună mjesec μήνας kuukausi kk bulan tháng miesiąc månad måned شهر חודש 月 个月 월 เดือน',
  Annually: 'rok év yıl год рік an god έτος vuosi tahun năm år سنة שנה 年 년 ปี',
};

const escaped = (text: string) =>
  text.replace(/[.*+?^${}|[\]\\]/gu, (sign) => (sign === '*' ? sign : `\\${sign}`));

function spacedWords(list: string): string {
  const words = list.split(/\s+/u).map((word) => {
    const plain = escaped(fold(word.replaceAll('_', '\u0000')));
    const ends = plain.endsWith('*') ? `${plain.slice(0, -1)}\\p{L}*` : plain;
    return ends.startsWith('\u0000') ? `${PER}${ends.slice(1)}` : ends.replaceAll('\u0000', ' ');
  });
  return `(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`;
}

const unspacedWords = (list: string) =>
  list
    .split(' ')
    .map((word) => escaped(fold(word)))
    .join('|');

const stems = Object.values(SPACED)
  .flatMap((list) => fold(list).split(/\s+/u))
  .map((word) => word.replace(/^.*[_/]/u, '').replace(/\.$/u, ''));
const WHOLE = new Set(stems.filter((stem) => !stem.endsWith('*')));
const BEGINNINGS = stems.filter((stem) => stem.endsWith('*')).map((stem) => stem.slice(0, -1));
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORD = /\p{L}+/gu;

/** Returns whether any of these words may be in a folded text: most texts need not be looked through for them. */
export function mayHaveFurtherWords(folded: string): boolean {
  if (UNSPACED_SCRIPT.test(folded)) return true;
  const isOne = (word: string) =>
    WHOLE.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning));
  return folded.match(WORD)?.some(isOne) ?? false;
}

/** The pattern of all these words for a scale, in folded text. */
export const FURTHER_WORDS = Object.fromEntries(
  Object.keys(SPACED).map((scale) => [
    scale,
    `${spacedWords(SPACED[scale as TimeScale])}|(?:${unspacedWords(UNSPACED[scale as TimeScale])})`,
  ]),
) as Record<TimeScale, string>;

/** Words that mark an amount as pay; compounds of scripts without spaces are found inside longer words. */
const PAY = `mzd* plat plate platy odměn* fizetés* bér bére bruttó maaş* ücret* зарплат* заробітн* оклад* оплата оплаты дохід доход заплат*
  вознаграждени* salariu* remunerați* plaća plaće plata zarada μισθό* αποδοχές palkka* gaji upah lương เงินเดือน ค่าจ้าง الراتب راتب أجر
  שכר 薪资 薪資 薪水 工资 待遇 給与 給料 月給 時給 年収 月薪 年薪 급여 연봉 월급 시급`;

const payWords = PAY.split(/\s+/u)
  .map((word) => escaped(fold(word)).replace(/\*$/u, '\\p{L}*'))
  .join('|');

export const FURTHER_PAY = new RegExp(`(?<!\\p{L})(?:${payWords})|(?<=\\p{Script=Han})(?:${payWords})`, 'u');
export const FURTHER_LABEL = new RegExp(`(?:${payWords})[^.!?\\n\\d]{0,40}$`, 'u');

const scaleAlone = new Map(
  Object.entries(ALONE).flatMap(([scale, words]) =>
    words.split(' ').map((word) => [fold(word), scale as TimeScale]),
  ),
);

/** Returns the time scale that a folded text is the word for: `месяц`, `1 month`; undefined for any other text. */
export function scaleOfUnit(folded: string): TimeScale | undefined {
  return scaleAlone.get(folded.trim().replace(/^1\s|\.$/gu, ''));
}
