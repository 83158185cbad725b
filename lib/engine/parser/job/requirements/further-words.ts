import { fold } from '../../../kernel';
import { foldedSource } from '../folded-source';

/** Words of requirements in further languages: cs sk hu ro sv da no fi tr el ru uk ar zh ja ko. */

const spaced = (source: string) => `(?<!\\p{L})(?:${foldedSource(source)})(?!\\p{L})`;

type Level = readonly [type: string, words: string, characters: string];

const LEVELS: readonly Level[] = [
  [
    'bachelors',
    String.raw`vysokoškolsk\p{L}+(?: vzděl\p{L}+| vzdel\p{L}+)?|\p{L}*végzettség \(?(?:főiskola|egyetem)\)?|felsőfokú végzettség|főiskolai végzettség|egyetemi végzettség|diplomás|studii superioare(?: \p{L}+)?|facultate (?:\p{L}+ )?absolvită|absolvent(?:ă)? de (?:studii superioare|facultate)|licență în|högskoleutbildning|högskoleexamen|universitetsutbildning|akademisk examen|eftergymnasial utbildning|kandidatexamen|videregående uddannelse|bachelorgrad|høyere utdanning|høyskoleutdanning|universitetsutdanning|korkeakoulututkin\p{L}+|tradenomi\p{L}*|ammattikorkeakoulututkin\p{L}+|alempi korkeakoulututkin\p{L}+|lisans mezunu|üniversite mezunu|üniversitelerin|lisans derecesi|lisans diploması|πτυχίο(?:υχος)?|πτυχιούχος|απόφοιτος (?:αει|τει)|высшее(?: \p{L}+){0,2} образование|диплом бакалавра|неоконченное высшее|вища(?: \p{L}+){0,2} освіта|вищу(?: \p{L}+){0,2} освіту|بكالوريوس|شهادة جامعية|درجة البكالوريوس|ليسانس`,
    '本科|学士|大学卒|大卒|学部卒|4年制大学|四年制大学|대졸|학사|대학교 졸업|대학 졸업',
  ],
  [
    'masters',
    String.raw`egyetemi mesterfok\p{L}*|mesterfokozat|studii de master(?:at)?|masterexamen|magisterexamen|civilingenjörsexamen|kandidatgrad|cand\. ?\p{L}+|mastergrad|maisterin tutkin\p{L}+|ylempi korkeakoulututkin\p{L}+|yüksek lisans|μεταπτυχιακ\p{L}+|диплом магистра|степень магистра|диплом магістра|ступінь магістра|ماجستير`,
    '硕士|碩士|修士|석사',
  ],
  [
    'vocational',
    String.raw`vyučen\p{L}*|výuční list|výučn\p{L} list|szakmunkás\p{L}*|okj(?:-s)?|szakirányú \p{L}*végzettség|școală profesională|yrkesutbildning|yrkeshögskol\p{L}+|faglært|fagbrev|svendebrev|erhvervsuddannelse|ammattitutkin\p{L}+|ammatillinen (?:tutkinto|koulutus)|perustutkinto|meslek yüksekokulu|önlisans|средне-специальное|среднее (?:специальное|профессиональное)(?: образование)?|професійно-технічна|دبلوم`,
    '大专|大專|专科|高職|専門学校卒|短大卒|전문대|초대졸',
  ],
  [
    'highSchoolOrEquivalent',
    String.raw`středoškolsk\p{L}+|stredoškolsk\p{L}+|stredné odborné|úplné střední|střední (?:odborné |škola|vzdělání)|maturit\p{L}+|érettségi\p{L}*|középfokú végzettség|gimnáziumi|studii medii|bacalaureat|liceu|gymnasieutbildning|gymnasieexamen|gymnasiekompetens|gymnasial uddannelse|studentereksamen|videregående skole|ylioppilas\p{L}*|lise mezunu|meslek lisesi|απολυτήριο λυκείου|απόφοιτος λυκείου|среднее(?: полное| общее)? образование|середня(?: спеціальна)? освіта|الثانوية(?: العامة)?`,
    '高中|中专|高卒|高校卒|고졸|고등학교 졸업',
  ],
];

/** Degrees in general, in the form of `degree-names.ts`; characters of East Asia stand without spaces. */
export const FURTHER_DEGREES: readonly [type: string, pattern: RegExp][] = LEVELS.map(([type, words]) => [
  type,
  new RegExp(spaced(words), 'u'),
]);

/** Degrees in Chinese, Japanese and Korean, which are no words of any other language. */
export const EAST_ASIAN_DEGREES: readonly [type: string, pattern: RegExp][] = LEVELS.map(
  ([type, , characters]) => [type, new RegExp(fold(characters), 'u')],
);

/** Words for one to ten, as they stand before years. */
export const FURTHER_NUMBERS: readonly string[] = [
  'jednoho egy ett yhden bir ενα один одного',
  'dva dvou dve dvoch ket ketto doi doua tva kahden kaksi iki δυο два двух двох',
  'tri troch harom trei tre kolmen kolme uc τρια τριων три трех трьох',
  'ctyri styri styroch negy patru fyra fire neljan dort τεσσερα τεσσαρων четыре четырех чотири чотирьох',
  'pet pat piatich ot cinci fem viiden viisi bes πεντε пять пяти',
  'sest hat sase sex seks kuuden alti εξι шесть шести шість',
  'sedm sedem sapte sju syv yedi επτα семь семи сім',
  'osm osem nyolc opt atta atte otte sekiz οκτω восемь восьми вісім',
  'devet devat noua nio ni dokuz εννεα девять девяти',
  'deset desat tiz zece tio ti kymmenen δεκα десять десяти',
];

/** Units of years after a number. */
export const FURTHER_YEARS = foldedSource(
  String.raw`roky|rokov|rok\p{L}{0,3}|evvel|eves|ani|ar(?:s|et)?|yil\p{L}*|vuoden|vuotta|ετων|χρονων|χρονια|годa?|години|سنوات|سنة|أعوام`,
);

/** Words for experience in further languages, before or after the years. */
export const FURTHER_EXPERIENCE = foldedSource(
  String.raw`prax\p{L}*|skúsenost\p{L}*|zkušenost\p{L}*|tapasztalat\p{L}*|erfaring\p{L}*|erfarenhet\p{L}*|työkokemus\p{L}*|kokemus\p{L}*|tecrübe\p{L}*|deneyim\p{L}*|εμπειρία\p{L}*|προϋπηρεσία\p{L}*|خبرة|الخبرة`,
);

const ASKING_WORDS = String.raw`vyžadujeme|požadujeme|znalost\p{L}*|znalosť|ovládan\p{L}+|očekáváme|očakávame|elvár\p{L}+|ismeret\p{L}*|jártasság|cunoștințe|cunoaștere\p{L}*|solicităm|kunskap\p{L}*|kunnskap\p{L}*|kendskab|kjennskap|kräver|kräves|kræves|kreves|du har|du behärskar|du beherrsker|osaami\p{L}+|hallint\p{L}+|edellyt\p{L}+|bilgisi|bilgisine|hakim|γνώση|γνώσεις|απαιτείται|знани\p{L}+|умени\p{L}+|владени\p{L}+|требу\p{L}+|знанн\p{L}+|володінн\p{L}+|потріб\p{L}+|إجادة|معرفة|إتقان`;
const ASKING_CHARACTERS = '熟练|熟悉|精通|掌握|熟練|経験|知識|必須|경험|능숙|능력|지식|필수';

/** A sentence of a posting without parts that states a requirement. */
export const FURTHER_ASKS = new RegExp(
  `${spaced(ASKING_WORDS)}|(?<!\\p{L})(?:${FURTHER_EXPERIENCE})(?!\\p{L})|(?:${fold(ASKING_CHARACTERS)})`,
  'u',
);

/** Words for months after a number. */
export const FURTHER_MONTHS = foldedSource(
  String.raw`měsíců|mesiacov|hónap\p{L}*|luni|månader\p{L}*|måneder\p{L}*|kuukauden|ay|μήνες|μηνών|месяц\p{L}*|місяц\p{L}*|أشهر|شهر\p{L}*`,
);
