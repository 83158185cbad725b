import { describe, expect, it } from 'vitest';
import { jobOf } from './testing/read';

/** Postings of employers that do not exist, in languages whose words stand in the further vocabularies. */

const postings: [language: string, years: number, text: string][] = [
  [
    'cs',
    2,
    'Skladník\n\nNáplň práce\n- Příjem zboží\n\nPožadujeme\n- Středoškolské vzdělání\n- Alespoň 2 roky praxe\n\nNabízíme\n- Smlouva na dobu určitou, částečný úvazek',
  ],
  [
    'sk',
    3,
    'Účtovníčka\n\nNáplň práce\n- Vedenie účtovníctva\n\nPožiadavky\n- Vysokoškolské vzdelanie\n- Prax minimálne 3 roky\n\nPonúkame\n- Pracovný pomer na určitý čas, skrátený úväzok',
  ],
  [
    'hu',
    3,
    'Villanyszerelő\n\nFeladatok\n- Gépek karbantartása\n\nElvárások\n- Felsőfokú végzettség\n- Legalább 3 év tapasztalat\n\nAmit kínálunk\n- Határozott idejű szerződés, részmunkaidő',
  ],
  [
    'ro',
    2,
    'Contabil\n\nCe vei face\n- Înregistrezi facturi\n\nCe căutăm\n- Studii superioare economice\n- Minimum 2 ani experiență\n\nCe oferim\n- Contract pe perioadă determinată, normă parțială',
  ],
  [
    'sv',
    3,
    'Ekonomiassistent\n\nArbetsuppgifter\n- Du bokför fakturor\n\nVi söker dig som har\n- Högskoleutbildning inom ekonomi\n- Minst tre års erfarenhet\n\nVi erbjuder\n- Vikariat på deltid',
  ],
  [
    'da',
    2,
    'Bogholder\n\nDine opgaver\n- Du bogfører fakturaer\n\nDine kvalifikationer\n- Bachelor i økonomi\n- Mindst 2 års erfaring\n\nVi tilbyder\n- Barselsvikariat, deltid',
  ],
  [
    'no',
    3,
    'Regnskapsfører\n\nArbeidsoppgaver\n- Du fører regnskap\n\nKvalifikasjoner\n- Bachelorgrad i økonomi\n- Minst 3 års erfaring\n\nVi tilbyr\n- Midlertidig stilling, deltid',
  ],
  [
    'fi',
    2,
    'Kirjanpitäjä\n\nTyötehtävät\n- Hoidat ostoreskontraa\n\nEdellytämme\n- Tradenomin tutkinto\n- Kahden vuoden työkokemus\n\nTarjoamme\n- Määräaikainen työsuhde, osa-aikainen',
  ],
  [
    'tr',
    3,
    'Muhasebe Uzmanı\n\nİş Tanımı\n- Faturaların kaydedilmesi\n\nAranan Nitelikler\n- Lisans mezunu\n- En az 3 yıl deneyimli\n\nSunduklarımız\n- Belirli süreli sözleşme, yarı zamanlı',
  ],
  [
    'el',
    2,
    'Λογιστής\n\nΑρμοδιότητες\n- Καταχώρηση τιμολογίων\n\nΑπαραίτητα προσόντα\n- Πτυχίο ΑΕΙ οικονομικών\n- Εμπειρία δύο ετών\n\nΠροσφέρουμε\n- Σύμβαση ορισμένου χρόνου, μερική απασχόληση',
  ],
  [
    'ru',
    2,
    'Бухгалтер\n\nОбязанности\n- Учёт счетов\n\nТребования\n- Высшее образование\n- Опыт не менее двух лет\n\nУсловия\n- Срочный договор, неполный день',
  ],
  [
    'uk',
    2,
    "Бухгалтер\n\nОбов'язки\n- Облік рахунків\n\nВимоги\n- Вища освіта\n- Досвід роботи від 2 років\n\nМи пропонуємо\n- Строковий трудовий договір, неповний день",
  ],
  [
    'ar',
    2,
    'محاسب\n\nالمهام\n- تسجيل الفواتير\n\nالمتطلبات\n- بكالوريوس في المحاسبة\n- خبرة سنتين على الأقل\n\nنقدم\n- عقد مؤقت، دوام جزئي',
  ],
  [
    'zh',
    2,
    '数据分析师\n\n岗位职责\n- 制作报表\n\n任职要求\n- 本科及以上学历\n- 两年以上工作经验\n\n福利待遇\n- 短期合同，兼职',
  ],
  [
    'ja',
    3,
    '経理スタッフ\n\n仕事内容\n- 請求書の処理\n\n応募資格\n- 大学卒業以上\n- 経理の実務経験3年以上\n\n雇用形態\n- 契約社員、パートタイム',
  ],
  [
    'ko',
    3,
    '회계 담당자\n\n담당업무\n- 세금계산서 처리\n\n자격요건\n- 대학교 졸업 이상\n- 경력 3년 이상\n\n근무조건\n- 계약직, 시간제',
  ],
];

describe('a posting in another language', () => {
  it.each(postings)('has its terms and requirements: %s', (language, years, text) => {
    const job = jobOf(text);
    expect(job.jobMetadata?.documentLanguage).toBe(language);
    expect(job.minimumYears?.value).toBe(years);
    expect(job).toMatchObject({ contractType: 'temporary', employmentType: 'parttime' });
    expect(job.degrees).toHaveLength(1);
    expect(job.jobTitles?.mainJobTitle).toBe(text.split('\n', 1)[0]);
  });

  it.each([
    ['sv', '5 års erfarenhet är meriterande'],
    ['ru', 'Желателен опыт 5 лет, желательно с розницей'],
    ['ja', '実務経験5年以上であれば尚可'],
    ['tr', 'Tercihen 5 yıl deneyimli'],
  ])('does not require what is only welcome: %s', (_language, line) => {
    expect(jobOf(`Bridge Keeper\n\n# Requirements\n- ${line}`).minimumYears).toBeUndefined();
  });

  it('says neither where a word only holds another', () => {
    expect(jobOf('看護師\n\n仕事内容\n- 病棟の看護\n\n雇用形態\n- 非常勤').employmentType).toBe('parttime');
  });

  it.each(['Due to years of experience we grow.', 'Based on years of practice.'])(
    'takes no number from words of another language: %s',
    (line) => expect(jobOf(`Bridge Keeper\n\n# Requirements\n- ${line}`).minimumYears).toBeUndefined(),
  );
});
