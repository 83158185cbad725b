import { linkedDataIn, thingsOfType } from '@/lib/containers';
import { dayOf } from './days';
import type { RawPlace, SourceReading } from './model';
import { type RowResult, readObjects, titled } from './reading';
import {
  addressOf,
  booleanOf,
  firstText,
  isObject,
  type JsonObject,
  languageOf,
  listOf,
  nameOf,
  numberOf,
  objectOf,
  payOf,
  textOf,
} from './values';

/** schema.org JobPosting (https://schema.org/JobPosting), as separate JSON-LD or inside HTML pages. */

/** Parts of a description: a list of benefits has some dozens. */
const MAX_PARTS = 100;

function typesOf(node: JsonObject): string[] {
  return listOf(node['@type']).flatMap((type) => textOf(type)?.replace(/^.*[/:]/, '') ?? []);
}

function placeOf(value: unknown): RawPlace | undefined {
  const text = textOf(value);
  if (text !== undefined) return { text };
  const place = objectOf(value);
  const address = place.address ?? (typesOf(place).includes('PostalAddress') ? place : undefined);
  const parts = objectOf(listOf(address)[0]);
  const geo = objectOf(place.geo);
  const found: RawPlace = {
    text: firstText(textOf(address), isObject(address) ? undefined : place.name),
    municipality: nameOf(parts.addressLocality),
    region: nameOf(parts.addressRegion),
    country: nameOf(parts.addressCountry),
    postalCode: textOf(parts.postalCode),
    latitude: numberOf(geo.latitude ?? place.latitude),
    longitude: numberOf(geo.longitude ?? place.longitude),
  };
  return Object.values(found).some((member) => member !== undefined) ? found : undefined;
}

/** Returns the places of the job; for remote jobs without a place, the countries whose residents may apply. */
function placesOf(node: JsonObject): RawPlace[] {
  const places = listOf(node.jobLocation).flatMap((place) => placeOf(place) ?? []);
  if (places.length > 0) return places;
  return listOf(node.applicantLocationRequirements).flatMap((area) => {
    const text = nameOf(area);
    return text === undefined ? [] : [{ text }];
  });
}

function payOfNode(node: JsonObject) {
  const stated = listOf(node.baseSalary)[0];
  const predicted = listOf(node.estimatedSalary)[0];
  const salary = objectOf(stated ?? predicted);
  const value = isObject(salary.value) ? salary.value : {};
  const only = isObject(salary.value) ? value.value : (salary.value ?? textOf(stated ?? predicted));
  return payOf({
    minimum: value.minValue ?? salary.minValue ?? only,
    maximum: value.maxValue ?? salary.maxValue ?? only,
    currency: salary.currency ?? value.currency ?? node.salaryCurrency,
    period: value.unitText ?? value.unitCode ?? salary.unitText ?? salary.duration,
    isPredicted: stated === undefined,
  });
}

function requirementOf(value: unknown): string | undefined {
  const first = listOf(value)[0];
  return isObject(first) ? firstText(first.credentialCategory, first.name, first.description) : textOf(first);
}

function experienceOf(value: unknown): string | undefined {
  const months = numberOf(objectOf(listOf(value)[0]).monthsOfExperience);
  return months === undefined ? requirementOf(value) : `${months} months`;
}

function descriptionOf(node: JsonObject): string | undefined {
  const sections = [
    node.description,
    node.responsibilities,
    node.qualifications,
    node.jobBenefits ?? node.benefits,
  ];
  const texts = sections
    .flatMap((section) => listOf(section).slice(0, MAX_PARTS))
    .flatMap((part) => nameOf(part) ?? []);
  const distinct = texts.filter((text, index) => texts.findIndex((other) => other.includes(text)) === index);
  return distinct.length > 0 ? distinct.join('\n<br><br>\n') : undefined;
}

function idOf(node: JsonObject): string | undefined {
  const identifier = node.identifier;
  return isObject(identifier) ? firstText(identifier.value, identifier['@id']) : textOf(identifier);
}

/** Reads one JobPosting. `page` is its address, where it states none. */
export function readJobPosting(node: JsonObject, page: string | undefined): RowResult {
  return titled({
    id: idOf(node),
    url: addressOf(node.url, page) ?? page,
    title: firstText(node.title, node.name),
    organization: nameOf(listOf(node.hiringOrganization)[0]),
    description: descriptionOf(node),
    isHtml: true,
    date: dayOf(node.datePosted),
    expirationDate: dayOf(node.validThrough),
    places: placesOf(node),
    isRemote: listOf(node.jobLocationType).some((type) => textOf(type)?.toUpperCase() === 'TELECOMMUTE'),
    employment: listOf(node.employmentType).flatMap((type) => nameOf(type) ?? []),
    pay: payOfNode(node),
    industry: nameOf(listOf(node.industry)[0]),
    department: nameOf(node.occupationalCategory),
    education: requirementOf(node.educationRequirements),
    experience:
      booleanOf(node.experienceRequirements) === undefined
        ? experienceOf(node.experienceRequirements)
        : undefined,
    skills: listOf(node.skills).flatMap((skill) => nameOf(skill)?.split(/[,;\n]/) ?? []),
    language: languageOf(node.inLanguage),
  });
}

const postingsIn = (value: unknown) => thingsOfType(value, 'JobPosting');

/** Reads the postings of a JSON-LD document that was parsed already. `page` is its address. */
export function readJobPostings(value: unknown, page?: string): SourceReading {
  return readObjects(postingsIn(value), (node) => readJobPosting(node, page));
}

/** Reads the postings that a page carries as JSON-LD. */
export function readJobPostingPage(html: string, page?: string): SourceReading {
  return readObjects(linkedDataIn(html).flatMap(postingsIn), (node) => readJobPosting(node, page));
}
