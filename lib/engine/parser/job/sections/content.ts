import { fold } from '../../../kernel';
import type { PostingSectionKind } from './model';

/**
 * Finds the subjects of lines in a posting by their content: offers name insurances and holidays, requirements
 * experience and degrees, duties begin with a verb, an employer describes itself. Words are stems in folded text, in
 * the languages of the headings (vocabulary.ts).
 */

type Subject = Extract<PostingSectionKind, 'duties' | 'requirements' | 'benefits' | 'employer' | 'notice'>;

/** Returns the expression for a word that begins with one of the stems. */
const anywhere = (stems: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${stems
      .trim()
      .split(/\s*\n\s*|\|/u)
      .join('|')})`,
    'u',
  );
/** Returns the expression for one of the stems at the start of a line, or after "you", "je", "du" and the like. */
const atStart = (stems: string) =>
  new RegExp(
    `^(?:(?:you(?:'ll| will)?|du|sie|je|jij|u|vous|tu) )?(?:${stems
      .trim()
      .split(/\s*\n\s*|\|/u)
      .join('|')})`,
    'u',
  );

const SUBJECTS: Record<Subject, RegExp> = {
  notice: anywhere(`
    equal (?:employment )?opportunit|equal opportunities employer|without regard to|regardless of (?:race|gender|age)|reasonable accommodation|background check|recruitment agenc|unsolicited
    schwerbehinder|ungeachtet (?:ihrer|ihres|von)|unabhangig von geschlecht|alle geschlechter
    egalite des chances|situation de handicap|igualdad de oportunidades|independientemente de
    pari opportunita|ambosessi|ai sensi del|l\\. 903|d\\.lgs|rodo|danych osobowych|klauzul|ongeacht|gelijke kansen|acquisitie naar aanleiding
    igualdade de oportunidades|independentemente de`),
  benefits: anywhere(`
    401|insurance|medical|dental|paid time off|pto|vacation|holidays|parental leave|stipend|equity|stock option|pension|bonus|gym|wellness|perks|discount|free (?:lunch|parking|meals|uniform)|competitive (?:salary|pay|compensation)|flexible (?:hours|working|schedule)|annual leave|days off|training budget|career progress
    urlaub|altersvorsorge|homeoffice|home-office|jobrad|jobticket|zuschuss|zuschlag|weiterbildung|vermogenswirksam|obstkorb|weihnachtsgeld|flexible arbeitszeit|unbefristet|sonderzahlung|gleitzeit|mitarbeiterrabatt
    vakantiedagen|vakantiegeld|pensioen|reiskosten|dertiende maand|thuiswerk|opleidingsmogelijk|korting|leaseauto
    mutuelle|ticket|conges|rtt|teletravail|prime|interessement|participation aux|13e mois|avantages|formation continue|titres-restaurant
    seguro (?:medico|de)|vacaciones|teletrabajo|plan de carrera|descuento|formacion a cargo|incorporacion inmediata|estabilidad|retribucion flexible|cheque
    buoni pasto|welfare|ferie|smart working|assicurazion|tredicesima|quattordicesima|percors[oi] di (?:crescita|carriera)|formazione continua
    urlop|opiek[ai] medyczn|multisport|ubezpieczeni|premi[ae]|szkoleni|elastyczn|stabiln|umow|pakiet|owoc
    dovolen|stravenk|prispevok|prispevek|home ?office|szabadsag|cafeteria|juttatas|tichete|asigurare|abonament medical
    semester|friskvard|pensions?forsakring|frokostordning|sundhedsforsikring|feriedag|lounas|tyoterveys|lomaraha|etu
    yemek|servis|ozel saglik|sigorta|ασφαλ|αδει|дмс|отпуск|оформление|бесплатн|відпустк|страхуванн|безкоштовн
    تأمين|اجازة|五险|带薪|公积金|社会保険|賞与|交通費|연차|보험|식대
    seguro de saude|ferias|subsidio|vale[- ](?:refeicao|alimentacao|transporte)|plano de|dias de folga|teletrabalho|formacao continua|horario flexivel`),
  requirements: anywhere(`
    experience|degree|knowledge|proficien|ability to|skills|fluent|years of|familiar(?:ity)? with|understanding of|background in|comfortable|certif|diploma|licen[cs]e|passion|you have|you are|self-starter|eager
    erfahrung|kenntnis|abgeschlossen|ausbildung|studium|fahigkeit|teamfahig|teamplayer|deutsch|englisch|fuhrerschein|belastbar|zuverlassig|selbststandig|freude|sicherer umgang|bereitschaft
    ervaring|kennis|hbo|mbo|diploma|beheers|rijbewijs|zelfstandig|flexibel|communicatie
    experience|formation|diplome|bac|maitrise|connaissance|rigueur|autonom|permis|titulaire|sens d
    experiencia|titulac|conocimiento|formacion|nivel|carnet|disponibilidad|capacidad|imprescindible|manejo
    esperienza|laurea|diploma|conoscenza|capacita|patente|disponibilita|attitudine|buona
    doswiadczeni|wyksztalceni|znajomosc|umiejetnosc|komunikatywn|prawo jazdy|dyspozycyjn|samodzieln|dokladn|mile widzian
    znalost|prax|vzdelani|zkusenost|skusenost|vyuceni|ridicsky|vodicsk|komunikativ|spolehliv|spolahliv
    tapasztalat|vegzettseg|ismeret|nyelvtudas|jogositvany|precizitas|experienta|studii|cunostint|cunoastere|permis de conducere|abilitat
    erfarenhet|utbildning|kunskap|korkort|erfaring|uddannelse|utdanning|kendskab|kjennskap|kunnskap|ferdighet|kvalifi|forerkort|korekort
    kokemus|tutkinto|osaaminen|hallinta|taito|taido|koulutus|ajokort|deneyim|tecrube|mezun|bilgisi|hakim|ehliyet|iletisim beceri
    πτυχι|εμπειρια|γνωση|προυπηρεσια|ικανοτητα|διπλωμα|опыт|знани|образовани|умени|владени|высшее|досвід|освіт|знанн|володінн|вміння
    خبرة|بكالوريوس|اجادة|معرفة|مهارات|شهادة|القدرة|本科|学历|熟练|熟悉|精通|经验|经历|能力
    経験|卒業|大卒|高卒|スキル|知識|資格|경력|경험|학사|졸업|능숙|능력|이해도|자격증
    experiencia|formacao|conhecimento|licenciatura|dominio|carta de|disponibilidade|capacidade|gosto por`),
  duties: atStart(`
    lead|build|develop|manag|design|own|work|driv|support|creat|collaborat|partner|ensur|writ|maintain|conduct|coordinat|prepar|monitor|identify|help|execut|defin|research|analy[sz]|deliver|provid|assist|perform|implement|overse|report|review|track|handl|plan|test|train|answer|serve|teach|repair|operat|receiv|greet|organi[sz]|set up|run|take|act|directly
    planung|durchfuhrung|fertigung|montage|wartung|herstellung|reparatur|reinigung|installation|prufung|bedienung|begleitung|vorbereitung|organisation|betreuung|erstellung|beratung|pflege|entwicklung|koordination|uberwachung|unterstutzung|bearbeitung|verantwort|steuerung|annahme|verkauf|mitarbeit|kontrolle|sicherstellung|wartung|planst|entwickelst|betreust|beratst|unterstutzt|ubernimmst|arbeitest|sorgst
    zorgt|gaat|werkt|begeleid|verzorg|onderhoud|opstellen|uitvoer|advise|bewaak|behandel|helpt|maakt|bent verantwoordelijk
    assurer|gerer|participer|realiser|suivre|animer|accueillir|elaborer|preparer|contribuer|piloter|developper|veiller|conseiller|vendre|encadrer|assurez|gerez|participez
    gestion|realiz|elabor|coordin|atender|atencion|desarroll|prepar|supervis|colabor|control|seguimiento|apoyo|vender|organizar
    gestire|supporto|assistenza|redazione|coordinamento|predisposizione|svolg|controllo|verifica|accoglienza|preparazione|vendita
    prowadzeni|obslug|przygotow|realizacj|wspolprac|tworzeni|nadzor|koordyn|przyjmowani|dbani|sprzedaz|monitorowani|sporzadzani
    gerir|gestao|elabora|acompanha|assegurar|apoi|desenvolv|garantir|atend|organiza|receber`),
  employer: anywhere(`
    our mission|founded|we (?:have |recently )*raised|since \\d{4}|our (?:customers|clients|team|culture|values|story|company)|market leader|leading (?:provider|company|manufacturer)|backed by|we are an? |we're an? |we believe|family[- ](?:owned|run)|with (?:over|more than) \\d+ employees
    wir sind|gegrundet|unsere (?:mission|kund|vision)|unser team|seit \\d{4}|unser unternehmen|familienunternehmen|mitarbeitende|marktfuhr|mittelstandisch
    wij zijn|opgericht|sinds \\d{4}|familiebedrijf|ons bedrijf|marktleider
    nous sommes|cree[e]? en|fondee? en|depuis \\d{4}|notre (?:entreprise|groupe|maison|equipe)|entreprise familiale
    somos|fundada en|desde \\d{4}|nuestra (?:empresa|compania|mision)|empresa (?:familiar|lider)
    siamo|fondata nel|dal \\d{4}|la nostra (?:azienda|societa)|azienda (?:familiare|leader)|nata nel
    jestesmy|zalozon|od \\d{4}|nasza firma|firma rodzinna|lider
    fundada em|a nossa (?:empresa|equipa)|empresa (?:familiar|lider)`),
};

/** A heading is not longer. */
const SHORT = 60;
const SHARE = 0.5;
const AHEAD = 1.5;

const LOOKED_AT = 400;

const beginningOf = (text: string) => fold(text.slice(0, LOOKED_AT)).replace(/^[^\p{L}\p{N}]+/u, '');

/** Returns the subjects of a line; it may have several. */
function subjectsOf(text: string): Subject[] {
  const folded = beginningOf(text);
  return (Object.keys(SUBJECTS) as Subject[]).filter((subject) => SUBJECTS[subject].test(folded));
}

/** True for a paragraph about equal opportunities, data protection and the like. */
export function isNotice(text: string): boolean {
  return text.length > SHORT && SUBJECTS.notice.test(beginningOf(text));
}

/** True for a paragraph in which an employer describes itself, whatever it offers as well. */
export function speaksOfEmployer(text: string): boolean {
  const subjects = subjectsOf(text);
  return subjects.includes('employer') && !subjects.includes('requirements') && !subjects.includes('notice');
}

/** Returns the subject of lines as a whole, if at least half of them have it and no other subject comes near. */
export function subjectOf(lines: readonly string[]): Subject | undefined {
  const counts = new Map<Subject, number>();
  for (const line of lines)
    for (const subject of subjectsOf(line)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < lines.length * SHARE || first[1] < (second?.[1] ?? 0) * AHEAD) return undefined;
  return first[0];
}
