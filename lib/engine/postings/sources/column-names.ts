/** Roles of the columns of a table, by their names and by their values. */

import { remembered } from '../../kernel';
import type { ColumnTools } from './column-types/features';
import { CONTENT_ROLES, type ContentRole, readColumns } from './column-types/model';
import { plainName, roleOfWords } from './column-words';
import { dayColumnsOf } from './day-columns';
import { withPay } from './pay-columns';
import { termColumns } from './term-columns';
import { partOf } from './text-parts';
import { type JsonObject, nameOf } from './values';
import { holdsWays } from './ways-of-working';

const PAY =
  'salary pay wage gehalt lohn vergutung salaire remuneration salario stipendio retribuzione salaris wynagrodzenie';

/** Returns the names of the columns for one bound of the pay: `salaryMin`, `Gehalt von`, `min_pay`. */
function boundsOfPay(bounds: string): string {
  return PAY.split(' ')
    .flatMap((pay) => bounds.split(' ').flatMap((bound) => [`${pay}${bound}`, `${bound}${pay}`]))
    .join(' ');
}

/** The same in scripts without spaces. */
const BOUNDS = {
  least:
    '最低薪资 最低工资 最低月薪 最低年薪 最低时薪 薪资下限 薪资最低 최저급여 최소연봉 最低給与 最低年収 最低月給 最低時給',
  most: '最高薪资 最高工资 最高月薪 最高年薪 最高时薪 薪资上限 薪资最高 최고급여 최대연봉 最高給与 最高年収 最高月給 最高時給',
};

/** Names are compared without case, spaces and punctuation, and without a leading word for the row. */
const COLUMN_NAMES = {
  id: `id jobid postingid uid uuid reference referencenumber externalid requisitionid controlnumber usajobscontrolnumber jobreference
    referenz referenznummer`,
  url: 'url joburl link sourceurl applyurl postingurl href uri weblink permalink teaserurl detailurl pageurl',
  title: `title jobtitle positiontitle position name role vacancy vacancytitle stellentitel stellenbezeichnung berufsbezeichnung
    jobbezeichnung titel puesto poste
    intitule intituleduposte functie functienaam functietitel vacaturetitel posizione stanowisko cargo titulo titolo`,
  organization: `organization organizationname organisation organisationname company companyname employer employername
    hiringorganization hiringcompany agencyname agency departmentname advertiser advertisername firm firma firmenname unternehmen
    arbeitgeber entreprise employeur empresa azienda bedrijf werkgever pracodawca author`,
  description: `description jobdescription fulltext text body content details summary beschreibung stellenbeschreibung
    omschrijving descripcion descrizione opis shortdescription teaser duties responsibilities`,
  duties: '',
  requirements: '',
  preferred: '',
  benefits: '',
  date: `date dateposted posteddate posted postdate postingdate publishedat published publisheddate publishdate publicationdate
    dateofposting createdat created creationdate datecreated listeddate listedtime opendate startdateofposting datum
    veroffentlichungsdatum veroffentlicht datepublication datedepublication fechapublicacion fechadepublicacion datadipubblicazione fecha datapubblicazione publicatiedatum geplaatst plaatsingsdatum
    datapublikacji postedat postedon dateadded addedon listingdate listdate fechahorapublicacion`,
  expirationDate: `closingdate closedate deadline applicationdeadline validthrough validuntil expirationdate expiration expires
    expiry expirydate expiredate enddate closingon applyby applybefore lastday lastdate lastdaytoapply lastdatetoapply
    bewerbungsfrist datelimite fechacierre scadenza sluitingsdatum`,
  seenOn: `seenon extractdate extractiondate extractedat scrapedate scrapedat scrapeddate crawldate crawledat crawltimestamp
    fetchedat retrievedat collectedat insertedat snapshotdate lastseen`,
  location: `location locations joblocation place ort arbeitsort standort lieu lieutravail ubicacion localizacion luogo sede plaats
    standplaats locatie lokalizacja locationname address`,
  municipality: `city municipality town stadt ville ciudad localidad citta comune gemeente plaatsnaam miasto addresslocality locationcity`,
  region: 'region state province county bundesland kanton departement provincia addressregion locationstate',
  country: 'country countrycode countryname land pays pais paese addresscountry locationcountry',
  postalCode: 'postalcode zip zipcode postcode plz codepostal codigopostal',
  latitude: 'latitude lat',
  longitude: 'longitude lon lng long',
  payMinimum: `${boundsOfPay('min minimum from lower low von ab mindestens de desde da od vanaf mini minimo')} ${BOUNDS.least}`,
  payMaximum: `${boundsOfPay('max maximum to upper high bis hochstens a hasta fino do tot maxi massimo maximo')} ${BOUNDS.most}`,
  pay: `salary pay salaryrange payrange salarytext salarydescription salarydisplay compensation remuneration wage gehalt lohn vergutung
    salaire salariodescripcion salario stipendio retribuzione salaris wynagrodzenie`,
  currency: 'currency salarycurrency currencycode paycurrency',
  payPeriod:
    'salaryperiod payperiod period interval salaryinterval salaryunit salarytype rateby payscheme salaryfrequency',
  payIsPredicted: 'salaryispredicted predictedsalary',
  employment: `employmenttype employment jobtype contracttype contract type formattedworktype worktype appointmenttype vertragsart
    anstellungsart typecontrat typedecontrat dienstverband contrato tipodecontrato tipocontrato contratto umowa`,
  schedule:
    'schedule workschedule contracttime workinghours hours workday workload pensum jornada arbeitszeit',
  isRemote: 'remote isremote remoteallowed telecommuting',
  hoursFrom: 'hoursperweekfrom minhours hoursmin',
  hoursTo: 'hoursperweekto maxhours hoursmax hoursperweek',
  industry: 'industry sector branche category maincategory organizationindustry',
  department: 'department team function abteilung',
  education: 'education educationlevel degree qualification study studies estudios bildung',
  experience: 'experience experiencelevel experiencemin seniority senioritylevel formattedexperiencelevel',
  skills:
    'skills skill tags keywords skillsdesc mainskill requiredskills kenntnisse competences competencesdemandees competencesrequises vaardigheden',
  language: 'language lang sprache locale',
} satisfies Record<string, string>;

export type ColumnTarget = keyof typeof COLUMN_NAMES;

export const COLUMN_TARGETS = Object.keys(COLUMN_NAMES) as ColumnTarget[];

/** Column of the table for each target. A target without a column is absent. */
export type ColumnMapping = Partial<Record<ColumnTarget, string>>;

const namesOf = new Map(
  COLUMN_TARGETS.map((target) => [target, COLUMN_NAMES[target].split(/\s+/).filter(Boolean)] as const),
);

/** `Job Title`, `vacancy_url`, `hiringAgencyName`: the first word only names the row. */
const WHAT_IT_IS = /^(?:job|jobs|position|posting|vacancy|offer|hiring|offre|oferta|stellen?)(?=[a-z]{2})/;

/** `location_text`, `raw_location`: that it is a text says nothing of what it is. */
const HOW_IT_IS = /^raw(?=[a-z]{3})|(?:text|raw)$/;

const formsOf = remembered((column: string) => {
  const plain = plainName(column);
  const short = plain.replace(WHAT_IT_IS, '');
  const bare = short.replace(HOW_IT_IS, '');
  return bare === '' ? [plain, short] : [plain, short, bare];
});

function isCalled(column: string, name: string): boolean {
  return formsOf(column).includes(name);
}

const ADDRESS_NAME = /(?:url|uri|link|href|webpage)$/;
/** Addresses of something else than the page of the posting. */
const OTHER_ADDRESS = /logo|image|img|icon|company|employer|organi[sz]ation|author|profile|home/;
const PAGE = /^https?:\/\/[^/\s]+\/\S/i;

/** A column whose cells are addresses of pages, whatever its name. */
function holdsPages(column: string, rows: readonly JsonObject[]): boolean {
  const plain = plainName(column);
  if (OTHER_ADDRESS.test(plain)) return false;
  const cells = rows.flatMap((row) => nameOf(row[column]) ?? []);
  if (cells.length === 0) return ADDRESS_NAME.test(plain);
  return cells.length >= rows.length / 2 && cells.every((cell) => PAGE.test(cell));
}

/** Returns the free column that says from where jobs are done. */
function columnOfWays(
  columns: readonly string[],
  taken: ReadonlySet<string>,
  rows: readonly JsonObject[],
): string | undefined {
  return columns.find(
    (column) => !taken.has(column) && holdsWays(rows.flatMap((row) => nameOf(row[column]) ?? [])),
  );
}

/** Some rows of a table, which reveal more about it than the names of its columns. */
type TableSample = {
  rows: readonly JsonObject[];
  tools?: ColumnTools;
  /** The day on which the table is read, `yyyy-mm-dd`. */
  today?: string;
};

/** Roles that the columns of one role leave no room for. */
const SAME_ROOM: Partial<Record<ContentRole, readonly ColumnTarget[]>> = {
  location: ['location', 'municipality', 'region'],
  pay: ['pay', 'payMinimum', 'payMaximum'],
};

function openRoles(mapping: ColumnMapping): ContentRole[] {
  return CONTENT_ROLES.filter((role) =>
    (SAME_ROOM[role] ?? [role]).every((target) => mapping[target] === undefined),
  );
}

/** A mapping, and the certainty of the columns that were recognised by their values and not their names. */
export type ProposedColumns = { mapping: ColumnMapping; certainties: Partial<Record<ColumnTarget, number>> };

/**
 * Proposes a mapping by the names of the columns; each column serves one target, the best-known name first. A target
 * without a name among the columns gets the column whose values are most like it, if any are: first the address of the
 * page, which is unique.
 */
export function proposeColumns(
  columns: readonly string[],
  { rows, tools, today }: TableSample = { rows: [] },
): ProposedColumns {
  const { exact, isNoDate } = withDays(columns, rows, mappingOfNames(columns, rows), today);
  const taken = new Set(Object.values(exact));
  const pages = columns.find((column) => !taken.has(column) && holdsPages(column, rows));
  const ways = exact.isRemote === undefined ? columnOfWays(columns, taken, rows) : undefined;
  const known = {
    ...(pages === undefined ? {} : { url: pages }),
    ...(ways === undefined ? {} : { isRemote: ways }),
    ...exact,
  };
  const named = withParts(columns, rows, withWords(columns, rows, withPay(columns, rows, known)));
  if (!tools) return { mapping: named, certainties: {} };
  const terms = termColumns(columns, rows, named, tools);
  const mapping: ColumnMapping = {
    ...named,
    ...Object.fromEntries(terms.map(({ role, column }) => [role, column])),
  };
  const used = new Set(Object.values(mapping));
  const free = columns.filter(
    (column) => !used.has(column) && !isNoDate.has(column) && roleOfWords(column) === undefined,
  );
  const isPossible = (column: string, role: ContentRole) =>
    role !== 'url' || !OTHER_ADDRESS.test(plainName(column));
  const found = [...terms, ...readColumns(free, { open: openRoles(mapping), isPossible }, rows, tools)];
  return {
    mapping: { ...mapping, ...Object.fromEntries(found.map(({ role, column }) => [role, column])) },
    certainties: Object.fromEntries(found.map(({ role, certainty }) => [role, Number(certainty.toFixed(2))])),
  };
}

/** Puts the columns of days where their names and days say; the rest of the mapping stays. */
function withDays(
  columns: readonly string[],
  rows: readonly JsonObject[],
  { date, expirationDate, seenOn, ...others }: ColumnMapping,
  today: string | undefined,
): { exact: ColumnMapping; isNoDate: ReadonlySet<string> } {
  const taken = new Set(Object.values(others));
  const free = columns.filter((column) => !taken.has(column));
  const { roles, isNone } = dayColumnsOf(free, rows, { date, expirationDate, seenOn }, today);
  return { exact: { ...others, ...roles }, isNoDate: isNone };
}

/** Adds the columns whose names mean an open role by their words, the first of each. */
function withWords(
  columns: readonly string[],
  rows: readonly JsonObject[],
  known: ColumnMapping,
): ColumnMapping {
  const mapping = { ...known };
  const used = new Set(Object.values(known));
  for (const column of columns) {
    if (used.has(column)) continue;
    const role = roleOfWords(column);
    if (role === undefined || mapping[role] !== undefined) continue;
    if (rows.length > 0 && holdsPages(column, rows)) continue;
    mapping[role] = column;
  }
  return mapping;
}

/** Adds the columns with further parts of the text, the first of each. */
function withParts(
  columns: readonly string[],
  rows: readonly JsonObject[],
  known: ColumnMapping,
): ColumnMapping {
  const mapping = { ...known };
  const used = new Set(Object.values(known));
  for (const column of columns) {
    const part = used.has(column) ? undefined : partOf(column, rows);
    if (part !== undefined) mapping[part] ??= column;
  }
  return mapping;
}

function mappingOfNames(columns: readonly string[], rows: readonly JsonObject[]): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<string>();
  for (const [target, names] of namesOf) {
    const isFree = (column: string) =>
      !taken.has(column) && !(target === 'description' && rows.length > 0 && holdsPages(column, rows));
    const column = names
      .map((name) => columns.find((candidate) => isCalled(candidate, name) && isFree(candidate)))
      .find((found) => found !== undefined);
    if (column === undefined) continue;
    mapping[target] = column;
    taken.add(column);
  }
  return mapping;
}

/** Returns further columns whose name fits a target, for rows whose own cell is empty. */
export function alsoCalled(
  target: ColumnTarget,
  columns: readonly string[],
  mapping: ColumnMapping,
): string[] {
  const taken = new Set(Object.values(mapping));
  const names = namesOf.get(target) ?? [];
  return names.flatMap((name) => columns.filter((each) => !taken.has(each) && isCalled(each, name)));
}

const PLACE_TARGETS = ['municipality', 'region', 'country', 'postalCode', 'latitude', 'longitude'] as const;

/** Returns the members of a place that is an object: `{city, state, country}`, `{positionLocationCity}`. */
export function placeMembers(place: JsonObject): Partial<Record<(typeof PLACE_TARGETS)[number], unknown>> {
  const members = Object.keys(place);
  return Object.fromEntries(
    PLACE_TARGETS.flatMap((target) => {
      const names = namesOf.get(target) ?? [];
      const member = members.find((each) => {
        const plain = plainName(each)
          .replace(WHAT_IT_IS, '')
          .replace(/^(?:location|address)(?=[a-z])/, '');
        return names.includes(plain);
      });
      return member === undefined ? [] : [[target, place[member]]];
    }),
  );
}
