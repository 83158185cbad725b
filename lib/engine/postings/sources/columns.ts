import type { RawPosting } from './model';
import { type RowResult, titled } from './reading';
import {
  addressOf,
  booleanOf,
  dayOf,
  type JsonObject,
  languageOf,
  listOf,
  nameOf,
  numberOf,
  payOf,
  textOf,
} from './values';

/** Rows of a table (CSV, JSON Lines, Parquet) whose columns are named by whoever made it. */

/** What a column can hold, with the names that such columns go by (compared without case, blanks and signs). */
const COLUMN_NAMES = {
  id: ['id', 'jobid', 'postingid', 'reference', 'referencenumber', 'externalid', 'requisitionid'],
  url: ['url', 'joburl', 'link', 'sourceurl', 'applyurl', 'postingurl', 'href'],
  title: [
    'title',
    'jobtitle',
    'position',
    'positiontitle',
    'name',
    'role',
    'vacancy',
    'stellentitel',
    'stellenbezeichnung',
    'titel',
    'puesto',
    'poste',
    'functie',
    'posizione',
  ],
  organization: [
    'organization',
    'organizationname',
    'organisation',
    'company',
    'companyname',
    'employer',
    'employername',
    'hiringorganization',
    'firma',
    'unternehmen',
    'entreprise',
    'empresa',
    'azienda',
    'bedrijf',
  ],
  description: [
    'description',
    'jobdescription',
    'fulltext',
    'text',
    'body',
    'content',
    'details',
    'beschreibung',
    'omschrijving',
  ],
  date: [
    'date',
    'dateposted',
    'posteddate',
    'posted',
    'publishedat',
    'published',
    'createdat',
    'listeddate',
    'datum',
  ],
  expirationDate: [
    'expirationdate',
    'expiration',
    'expires',
    'expirydate',
    'validthrough',
    'closingdate',
    'deadline',
    'enddate',
  ],
  location: ['location', 'joblocation', 'place', 'ort', 'lieu', 'ubicacion', 'standort', 'locationname'],
  municipality: ['city', 'municipality', 'town', 'stadt', 'ville', 'ciudad', 'citta', 'addresslocality'],
  region: ['region', 'state', 'province', 'county', 'bundesland', 'addressregion'],
  country: ['country', 'countrycode', 'land', 'pays', 'pais', 'paese', 'addresscountry'],
  postalCode: ['postalcode', 'zip', 'zipcode', 'postcode', 'plz'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  payMinimum: ['salarymin', 'minsalary', 'salaryminimum', 'payfrom', 'salaryfrom', 'minimumsalary', 'salary'],
  payMaximum: ['salarymax', 'maxsalary', 'salarymaximum', 'payto', 'salaryto', 'maximumsalary'],
  currency: ['currency', 'salarycurrency', 'currencycode'],
  payPeriod: [
    'salaryperiod',
    'payperiod',
    'period',
    'interval',
    'salaryinterval',
    'salaryunit',
    'salarytype',
  ],
  payIsPredicted: ['salaryispredicted', 'predictedsalary'],
  employment: [
    'employmenttype',
    'jobtype',
    'contracttype',
    'contract',
    'type',
    'formattedworktype',
    'worktype',
  ],
  schedule: ['schedule', 'contracttime', 'workinghours', 'hours'],
  isRemote: ['remote', 'isremote', 'remoteallowed', 'telecommuting'],
  hoursFrom: ['hoursperweekfrom', 'minhours', 'hoursmin'],
  hoursTo: ['hoursperweekto', 'maxhours', 'hoursmax', 'hoursperweek'],
  industry: ['industry', 'sector', 'branche', 'category', 'organizationindustry'],
  department: ['department', 'team', 'function', 'abteilung'],
  education: ['education', 'educationlevel', 'degree', 'qualification'],
  experience: ['experience', 'experiencelevel', 'seniority', 'formattedexperiencelevel'],
  skills: ['skills', 'skill', 'tags', 'keywords', 'skillsdesc'],
  language: ['language', 'lang', 'sprache', 'locale'],
} satisfies Record<string, string[]>;

export type ColumnTarget = keyof typeof COLUMN_NAMES;

export const COLUMN_TARGETS = Object.keys(COLUMN_NAMES) as ColumnTarget[];

/** Which column of the table holds what. A target without a column is absent. */
export type ColumnMapping = Partial<Record<ColumnTarget, string>>;

function plainName(column: string): string {
  return column
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The mapping that the names of the columns suggest; each column serves one target, the best-known name first. */
export function proposeMapping(columns: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<string>();
  for (const target of COLUMN_TARGETS) {
    const column = COLUMN_NAMES[target]
      .map((name) => columns.find((candidate) => !taken.has(candidate) && plainName(candidate) === name))
      .find((found) => found !== undefined);
    if (column === undefined) continue;
    mapping[target] = column;
    taken.add(column);
  }
  return mapping;
}

/** Looks like markup: an element that texts of advertisements use. */
const MARKUP = /<(?:p|br|div|ul|li|strong|b|h[1-6]|span)\b[^<>]{0,300}>/i;

function skillsOf(value: unknown): string[] | undefined {
  const names = Array.isArray(value)
    ? value.flatMap((item) => nameOf(item) ?? [])
    : (textOf(value)?.split(/[,;|\n]/) ?? []);
  const found = names.map((name) => name.trim()).filter((name) => name !== '' && name.length <= 80);
  return found.length > 0 ? found : undefined;
}

/** Reads a row by a mapping. */
export function readRow(row: JsonObject, mapping: ColumnMapping): RowResult {
  const cell = (target: ColumnTarget): unknown => {
    const column = mapping[target];
    return column === undefined ? undefined : row[column];
  };
  const description = textOf(cell('description'));
  const place = {
    text: nameOf(cell('location')),
    municipality: textOf(cell('municipality')),
    region: textOf(cell('region')),
    country: textOf(cell('country')),
    postalCode: textOf(cell('postalCode')),
    latitude: numberOf(cell('latitude')),
    longitude: numberOf(cell('longitude')),
  };
  const posting: Omit<RawPosting, 'title'> & { title: string | undefined } = {
    id: textOf(cell('id')),
    url: addressOf(cell('url')),
    title: textOf(cell('title')),
    organization: nameOf(cell('organization')),
    description,
    isHtml: description !== undefined && MARKUP.test(description),
    date: dayOf(cell('date')),
    expirationDate: dayOf(cell('expirationDate')),
    places: Object.values(place).some((part) => part !== undefined) ? [place] : [],
    isRemote: booleanOf(cell('isRemote')),
    employment: [...listOf(cell('employment')), cell('schedule')].flatMap((word) => textOf(word) ?? []),
    pay: payOf({
      minimum: cell('payMinimum') ?? cell('payMaximum'),
      maximum: cell('payMaximum') ?? cell('payMinimum'),
      currency: cell('currency'),
      period: cell('payPeriod'),
      isPredicted: booleanOf(cell('payIsPredicted')) === true,
    }),
    hoursPerWeek: { from: numberOf(cell('hoursFrom')), to: numberOf(cell('hoursTo')) },
    industry: nameOf(cell('industry')),
    department: nameOf(cell('department')),
    education: textOf(cell('education')),
    experience: textOf(cell('experience')),
    skills: skillsOf(cell('skills')),
    language: languageOf(cell('language')),
  };
  return titled(posting);
}
