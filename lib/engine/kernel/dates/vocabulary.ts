import { fold } from '../text';

/**
 * The words of dates. Languages: en nl de fr es it pt pl da sv no cs ro tr el hu ru uk zh ja ko ar he, and fi sk hr bg
 * ca where a word differs. Months run from January to December, separated by `|`, their forms by spaces.
 */
const MONTHS: readonly string[] = [
  // en
  'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec',
  // nl
  'januari jan|februari feb|maart mrt|april apr|mei|juni jun|juli jul|augustus aug|september sep sept|oktober okt|november nov|december dec',
  // de
  'januar jänner jan jän|februar feber feb|märz mrz mär maerz|april apr|mai|juni jun juno|juli jul|august aug|september sep sept|oktober okt|november nov|dezember dez',
  // fr
  'janvier janv jan|février févr fév fevr|mars mar|avril avr|mai|juin jun|juillet juil jul|août aout|septembre sept sep|octobre oct|novembre nov|décembre déc dec',
  // es
  'enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep set|octubre oct|noviembre nov|diciembre dic',
  // ca
  'gener gen|febrer febr|març mar|abril abr|maig|juny|juliol jul|agost ag|setembre set|octubre oct|novembre nov|desembre des',
  // it
  'gennaio genn gen|febbraio febbr feb|marzo mar|aprile apr|maggio magg mag|giugno giu|luglio lug|agosto ago|settembre sett set|ottobre ott|novembre nov|dicembre dic',
  // pt
  'janeiro jan|fevereiro fev|março mar|abril abr|maio mai|junho jun|julho jul|agosto ago|setembro set|outubro out|novembro nov|dezembro dez',
  // pl
  'styczeń stycznia sty|luty lutego lut|marzec marca mar|kwiecień kwietnia kwi|maj maja|czerwiec czerwca cze|lipiec lipca lip|sierpień sierpnia sie|wrzesień września wrz|październik października paź|listopad listopada lis|grudzień grudnia gru',
  // da no
  'januar jan|februar feb|marts mars mar|april apr|maj mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|december desember dec des',
  // sv
  'januari jan|februari feb|mars mar|april apr|maj|juni jun|juli jul|augusti aug|september sep sept|oktober okt|november nov|december dec',
  // fi
  'tammikuu tammikuuta tammi|helmikuu helmikuuta helmi|maaliskuu maaliskuuta maalis|huhtikuu huhtikuuta huhti|toukokuu toukokuuta touko|kesäkuu kesäkuuta kesä|heinäkuu heinäkuuta heinä|elokuu elokuuta elo|syyskuu syyskuuta syys|lokakuu lokakuuta loka|marraskuu marraskuuta marras|joulukuu joulukuuta joulu',
  // cs sk
  'leden ledna január januára led|únor února február februára úno|březen března marec marca bře|duben dubna apríl apríla dub|květen května máj mája kvě|červen června jún júna čvn|červenec července júl júla čvc|srpen srpna augusta srp|září zář septembra|říjen října október októbra říj|listopad listopadu novembra lis|prosinec prosince decembra pro',
  // hr
  'siječanj siječnja sij|veljača veljače velj|ožujak ožujka ožu|travanj travnja tra|svibanj svibnja svi|lipanj lipnja|srpanj srpnja|kolovoz kolovoza kol|rujan rujna ruj|listopad listopada|studeni studenoga stu|prosinac prosinca',
  // ro
  'ianuarie ian|februarie feb|martie mar|aprilie apr|mai|iunie iun|iulie iul|august aug|septembrie sept sep|octombrie oct|noiembrie noi nov|decembrie dec',
  // tr
  'ocak oca|şubat şub|mart mar|nisan nis|mayıs may|haziran haz|temmuz tem|ağustos ağu|eylül eyl|ekim eki|kasım kas|aralık ara',
  // el
  'ιανουάριος ιανουαρίου ιαν|φεβρουάριος φεβρουαρίου φεβ φεβρ|μάρτιος μαρτίου μαρ μάρ|απρίλιος απριλίου απρ|μάιος μαΐου μαι μάι|ιούνιος ιουνίου ιουν|ιούλιος ιουλίου ιουλ|αύγουστος αυγούστου αυγ|σεπτέμβριος σεπτεμβρίου σεπτ σεπ|οκτώβριος οκτωβρίου οκτ|νοέμβριος νοεμβρίου νοε|δεκέμβριος δεκεμβρίου δεκ',
  // hu
  'január jan|február feb|március márc már|április ápr|május máj|június jún|július júl|augusztus aug|szeptember szept|október okt|november nov|december dec',
  // ru
  'январь января янв|февраль февраля февр фев|март марта мар|апрель апреля апр|май мая|июнь июня июн|июль июля июл|август августа авг|сентябрь сентября сент сен|октябрь октября окт|ноябрь ноября нояб ноя|декабрь декабря дек',
  // uk
  'січень січня січ|лютий лютого лют|березень березня бер|квітень квітня квіт кві|травень травня трав тра|червень червня черв чер|липень липня лип|серпень серпня серп сер|вересень вересня вер|жовтень жовтня жовт жов|листопад листопада лист лис|грудень грудня груд гру',
  // bg
  'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
  // ar
  'يناير كانون_الثاني|فبراير شباط|مارس آذار|أبريل ابريل إبريل نيسان|مايو أيار|يونيو حزيران|يوليو تموز|أغسطس اغسطس آب|سبتمبر أيلول|أكتوبر اكتوبر تشرين_الأول|نوفمبر تشرين_الثاني|ديسمبر كانون_الأول',
  // he, with the prefixes "in" and "from"
  'ינואר בינואר מינואר|פברואר בפברואר מפברואר|מרץ מרס במרץ ממרץ|אפריל באפריל מאפריל|מאי במאי ממאי|יוני ביוני מיוני|יולי ביולי מיולי|אוגוסט באוגוסט מאוגוסט|ספטמבר בספטמבר מספטמבר|אוקטובר באוקטובר מאוקטובר|נובמבר בנובמבר מנובמבר|דצמבר בדצמבר מדצמבר',
];

/** Seasons and terms, by the month with which they begin. */
const SEASONS: readonly [month: number, forms: string][] = [
  [
    3,
    'spring lente voorjaar frühling frühjahr sommersemester ss sose printemps primavera wiosna forår vår jaro primăvară ilkbahar άνοιξη tavasz весна kevät 春 春季 봄',
  ],
  [
    6,
    'summer zomer sommer sommer été verano estate verão lato sommar léto vară yaz καλοκαίρι nyár лето літо kesä 夏 夏季 여름',
  ],
  [
    9,
    'autumn fall herfst herbst wintersemester ws wise automne otoño autunno outono jesień efterår höst høst podzim toamnă sonbahar φθινόπωρο ősz осень осінь syksy 秋 秋季 가을',
  ],
  [12, 'winter hiver invierno inverno zima vinter iarnă kış χειμώνας tél зима talvi 冬 冬季 겨울'],
];

/** Words that stand for "until today". `_` is a space. */
const CURRENT =
  'present pres. pres current curr. currently now today to_date till_date until_date up_to_date till_now until_now up_to_now to_present until_present ongoing on-going in_progress presently date actual continue to_continue continuing still_working still_continue still_continuing still_now still so_far till_this_date the_present present_day ' +
  'heden nu vandaag tot_heden tot_nu huidig lopend tegenwoordig ' +
  'heute jetzt bis_heute aktuell gegenwärtig derzeit laufend lfd. lfd dato andauernd bis_dato ' +
  "présent maintenant nos_jours à_nos_jours aujourd'hui actuel actuellement ce_jour à_ce_jour en_cours jour à_présent présentement " +
  'act. act actualidad la_actualidad presente el_presente al_presente actualmente hoy hoy_en_día hoy_día la_fecha a_la_fecha fecha fecha_actual la_fecha_actual ahora en_curso en_la_actualidad vigente ' +
  'oggi presente in_corso attuale attualmente ad_oggi fino_ad_oggi fino_a_oggi tuttora ora corrente ' +
  'atual atualmente à_presente_data a_presente_data à_data_presente presente_data à_data_atual à_atualidade a_atualidade aos_dias_de_hoje o_dia_de_hoje o_momento momento presente o_presente hoje em_andamento em_curso corrente data_atual o_momento_atual momento_atual ' +
  'obecnie teraz dotychczas nadal dziś dzisiaj do_dziś do_teraz chwili_obecnej do_chwili_obecnej trwa w_trakcie ' +
  'nu nå nuværende i_dag dags_dato igangværende pågående nuvarande idag tills_vidare nåværende d.d. dd fortsatt nåværende_tidspunkt ' +
  'nyt nykyinen tällä_hetkellä toistaiseksi ' +
  'současnost současnosti dosud nyní dnes doteraz súčasnosť trenutno danas sada ' +
  'prezent în_prezent astăzi acum actualmente ' +
  'günümüz halen devam_ediyor bugün şu_an şimdi devam ' +
  'σήμερα παρόν τώρα έως_σήμερα μέχρι_σήμερα ' +
  'jelenleg jelen napjainkig jelenleg_is máig ' +
  'настоящее_время н.в. н._в. н/в сейчас сегодня по_настоящее_время наст._время настоящего_времени ' +
  'теперішній_час тепер зараз дотепер сьогодні даний_час сегодняшний_день наст.время ' +
  '至今 现在 現在 目前 迄今 今 在職中 在籍中 今日 今に至る 継続中 在学中 在学 在职 现今 仍在职 ' +
  '현재 재직중 재직_중 재학중 재학_중 오늘 진행중 진행_중 지금 ' +
  'الآن حتى_الآن الان حتى_الان حاليا الحاضر الوقت_الحاضر الوقت_الحالي اليوم ' +
  'היום כיום הווה עד_היום עד_כה נוכחי';

/** Words before a date from which something has been going on. */
const SINCE =
  'since ever_since sinds vanaf seit ab depuis depuis_le desde desde_el a_partir_de à_partir_de dal da_quando a_partire_dal od siden fra sedan sedan_i från od_roku începând_cu din ' +
  'από óta с со з із від 自 自从 منذ מאז החל_מ started starting began';

/** Words before a date that state its precision. */
const ABOUT =
  'early mid late beginning beginning_of start_of end end_of middle_of about around approx approx. approximately circa ca ca. c. cca ' +
  'anfang mitte ende etwa ungefähr ' +
  'début début_de mi fin fin_de milieu environ env. vers ' +
  'principios_de inicios_de comienzos_de mediados_de finales_de fines_de aprox. aproximadamente ' +
  'inizio inizio_di metà fine fine_di verso início_de meados_de final_de fim_de ' +
  'begin medio eind omstreeks początek połowa koniec około ok. začátek polovina konec ' +
  'începutul sfârșitul början_av slutet_av начало середина конец около';

/** Words before a date that name it: the year, or the end of studies in the future. */
const NAMED =
  'year in_year in_the_year during_the_year im_jahr im_jahre en_el_año nel_anno no_ano année annee jahr jaar año ano anno rok år yıl έτος год expected anticipated projected expected_in anticipated_in expected_graduation anticipated_graduation ' +
  'expected_graduation_date graduation_expected expected_completion graduating expected_to_graduate voraussichtlich prévu prévue previsto prevista prevista_para verwacht planowane';

/** Words before the start of a range that add nothing. */
const FROM =
  'from von vom van de del du dal dall da do od fra från z od_roku din de_la από с з із від 从 從 自 من מ between zwischen entre tra';

/** Words before an end without a start. */
const UNTIL =
  "until till up_to to bis bis_zum jusqu'à jusqu'au jusqu'en hasta hasta_el até fino_a fino_al do aż_do tot tot_en_met t/m til indtil till tills până până_la έως μέχρι до по 至 到 حتى עד";

/** Words between the ends of a range. */
const BETWEEN =
  "to until till til through thru tot tot_en_met t.e.m. tem t/m bis bis_zum à_au au à jusqu'à jusqu'au jusqu'en a al hasta hasta_el hasta_la até até_o a ao fino_a fino_ad fino_al al alla ad do aż_do až_do til till tills indtil až po până_la până la ile έως μέχρι ως до по 至 到 から 부터 إلى الى حتى עד ל";

/** Spaces and words between day, month and year. */
const INSIDE = 'of de del da do di of_the den the r. г. р. год';

export type WordTable<T> = Map<string, { phrase: string; value: T }[]>;

/** Returns a table of phrases by their first character, the longest first. */
export function wordTable<T>(entries: Iterable<readonly [string, T]>): WordTable<T> {
  const table: WordTable<T> = new Map();
  for (const [raw, value] of entries) {
    const phrase = fold(raw.replaceAll('_', ' '));
    const bucket = table.get(phrase.charAt(0)) ?? [];
    if (!bucket.some((entry) => entry.phrase === phrase)) bucket.push({ phrase, value });
    table.set(phrase.charAt(0), bucket);
  }
  for (const bucket of table.values()) bucket.sort((a, b) => b.phrase.length - a.phrase.length);
  return table;
}

const forms = (text: string) => text.split(/\s+/u).filter(Boolean);
const flags = (text: string) => wordTable(forms(text).map((form) => [form, true] as const));

export const monthWords = wordTable(
  MONTHS.flatMap((language) =>
    language.split('|').flatMap((month, at) => forms(month).map((form) => [form, at + 1] as const)),
  ),
);
export const seasonWords = wordTable(
  SEASONS.flatMap(([month, text]) => forms(text).map((form) => [form, month] as const)),
);
export const currentWords = flags(CURRENT);
export const sinceWords = flags(SINCE);
export const aboutWords = flags(ABOUT);
export const namedWords = flags(NAMED);
export const fromWords = flags(FROM);
export const untilWords = flags(UNTIL);
export const betweenWords = flags(BETWEEN);
export const insideWords = flags(INSIDE);

/** First years of eras, so that the year n of an era is `first + n - 1`. */
export const ERAS: Record<string, number> = { 令和: 2019, 平成: 1989, 昭和: 1926, 民國: 1912, 民国: 1912 };
