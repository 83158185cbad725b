import type { ParsedJob } from '@/lib/contracts';
import { isMembers, type Members } from './find-posting';
import { plainLine } from './plain';

/** Maps a JobPosting of schema.org to the members of a parsed job. */

const LONGEST = 300;

/** Returns a text, even if the page wraps it into an object with a name or a value. */
export function textOf(value: unknown): string | undefined {
  const [first] = [value].flat();
  if (isMembers(first)) return textOf(first.name ?? first.value);
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return typeof first === 'string' ? first.trim() || undefined : undefined;
}

/** Returns a text of one line, without the markup that some pages put into it. */
export function lineOf(value: unknown): string | undefined {
  return plainLine(textOf(value) ?? '').slice(0, LONGEST) || undefined;
}

function membersOf(value: unknown): Members {
  const [first] = [value].flat();
  return isMembers(first) ? first : {};
}

/** Returns a day, if a valid one is written. */
function dayOf(value: unknown): { value: string } | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? { value: day } : undefined;
}

function amountOf(value: unknown): number | undefined {
  const text = textOf(value)
    ?.replace(/[\s'’]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '');
  const amount = text && /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  return amount > 0 ? amount : undefined;
}

/** Names of a unit of time in schema.org, with the factor that makes a year of it (parsing.md has 12 months; AT has 14). */
const PERIODS: Readonly<Record<string, { timeScale: string; aYear: number }>> = {
  HOUR: { timeScale: 'Hourly', aYear: 2080 },
  DAY: { timeScale: 'Daily', aYear: 260 },
  WEEK: { timeScale: 'Weekly', aYear: 52 },
  MONTH: { timeScale: 'Monthly', aYear: 12 },
  YEAR: { timeScale: 'Annually', aYear: 1 },
};

function salaryOf(posting: Members, country: string | undefined): ParsedJob['salary'] {
  const salary = membersOf(posting.baseSalary);
  const range = isMembers(salary.value) ? salary.value : salary;
  const low = amountOf(range.minValue ?? range.value ?? posting.baseSalary);
  const high = amountOf(range.maxValue ?? range.value ?? posting.baseSalary);
  const period = PERIODS[String(range.unitText ?? salary.unitText ?? '').toUpperCase()];
  if ((low ?? high) === undefined || !period) return undefined;
  const factor = period.timeScale === 'Monthly' && country === 'AT' ? 14 : period.aYear;
  const yearly = (amount: number | undefined) =>
    amount === undefined ? undefined : { value: Math.round(amount * factor) };
  const currency = textOf(salary.currency ?? range.currency ?? posting.salaryCurrency)?.toUpperCase();
  return {
    minimum: yearly(low),
    maximum: yearly(high),
    rawMinimum: low === undefined ? undefined : String(low),
    rawMaximum: high === undefined ? undefined : String(high),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    timeScale: period.timeScale,
  };
}

function placeOf(posting: Members): ParsedJob['currentLocation'] {
  const place = membersOf(posting.jobLocation);
  const address = membersOf(place.address);
  const country = textOf(address.addressCountry)?.toUpperCase();
  const region = lineOf(address.addressRegion);
  const street = lineOf(address.streetAddress);
  const found = {
    municipality: lineOf(address.addressLocality),
    regions: region ? [region] : undefined,
    postalCode: lineOf(address.postalCode),
    countryCode: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    streetAddressLines: street ? [street] : undefined,
  };
  return Object.values(found).some((part) => part !== undefined) ? found : undefined;
}

/** Kinds of employment of schema.org for the hours, and those for the term. */
const HOURS: Readonly<Record<string, string>> = { FULL_TIME: 'fulltime', PART_TIME: 'parttime' };
const CONTRACTS: Readonly<Record<string, string>> = {
  TEMPORARY: 'temporary',
  CONTRACTOR: 'freelance',
  INTERN: 'internship',
  VOLUNTEER: 'voluntary',
};

function typesOf(posting: Members) {
  const given = [posting.employmentType]
    .flat()
    .map((type) => textOf(type)?.toUpperCase().replace(/[\s-]/g, '_'));
  const hours = [...new Set(given.flatMap((type) => HOURS[type ?? ''] ?? []))].sort();
  const [contract] = given.flatMap((type) => CONTRACTS[type ?? ''] ?? []);
  return { employmentType: hours.length > 0 ? hours.join('/') : undefined, contractType: contract };
}

function applicationOf(posting: Members): ParsedJob['applicationDetails'] {
  const contact = membersOf(posting.applicationContact);
  return {
    contactPerson: lineOf(contact.name),
    contactPhone: lineOf(contact.telephone),
    contactEmail: lineOf(contact.email),
    applicationDeadline: dayOf(posting.validThrough),
    postedDate: dayOf(posting.datePosted),
    referenceNumber: lineOf(posting.identifier),
  };
}

/** Leaves out members that the page does not state, so that they do not override values read from the text. */
function stated<T>(value: T): T {
  if (!isMembers(value)) return value;
  const known = Object.entries(value)
    .map(([name, member]) => [name, stated(member)])
    .filter(([, member]) => member !== undefined && !(isMembers(member) && Object.keys(member).length === 0));
  return Object.fromEntries(known) as T;
}

/** Returns the data that the posting of a page states, in the form of a parsed job. */
export function declaredJob(posting: Members): ParsedJob {
  const title = lineOf(posting.title) ?? lineOf(posting.name);
  const employer = lineOf(posting.hiringOrganization);
  const location = placeOf(posting);
  const remote = [posting.jobLocationType]
    .flat()
    .some((type) => textOf(type)?.toUpperCase() === 'TELECOMMUTE');
  return stated({
    jobTitles: title ? { mainJobTitle: title } : undefined,
    employerNames: employer ? { mainEmployerName: employer } : undefined,
    currentLocation: location,
    salary: salaryOf(posting, location?.countryCode ?? undefined),
    ...typesOf(posting),
    isRemote: remote || undefined,
    startDate: dayOf(posting.jobStartDate),
    applicationDetails: applicationOf(posting),
  });
}
