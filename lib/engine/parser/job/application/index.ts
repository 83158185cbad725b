import type { ParsedJob } from '@/lib/contracts';
import type { SourceDocument } from '../../../documents';
import { fold, squeeze } from '../../../kernel';
import { distinctEmails, emailsOfLine } from '../../shared/contact/emails';
import { contactLines } from '../../shared/contact/lines';
import { isNameShaped } from '../../shared/contact/name-shape';
import { linkedPhone, type PhoneCandidate, phoneCandidates, readPhones } from '../../shared/contact/phones';
import { addressesInText } from '../../shared/contact/web-addresses';
import type { Labels } from '../labels';
import type { PostingSection } from '../sections';
import { leadingName, PERSON, TITLE_OF_PERSON } from './persons';

export { readOwners } from './owners';

/** Ways to apply, and the contacts (parsing.md, ApplicationDetails; dates are read elsewhere). */

export type ApplicationDetails = NonNullable<ParsedJob['applicationDetails']>;

export type Contacts = { emails: string[]; numbers: PhoneCandidate[]; sites: string[] };

const MOST_LINES = 1500;
const MOST = 10;

/** Numbers of other kinds (pay, ids) have no prefix, and nobody is asked to call them. */
const PREFIXED = /^\(?(?:\+|00|0)/u;
const CALLS =
  /@|\b(?:call|phone|tel|text|contact|whatsapp|appel\p{L}*|llam\p{L}+|contacto|chiam\p{L}+|telefon\p{L}*|lig\p{L}{1,3}|contato|bel|bellen|ruf\p{L}*|anruf\p{L}*|dzwon\p{L}*|kontakt)\b/u;

/** Addresses and numbers of the whole posting: there is nobody else's in it. */
export function readContacts(document: SourceDocument): Contacts {
  const indexes = document.lines.map((_, index) => index).slice(0, MOST_LINES);
  const lines = contactLines(document, indexes);
  const numbers = lines.flatMap(({ text, links }) => {
    const found = phoneCandidates(text);
    const isCalled = found.length > 0 && CALLS.test(fold(text));
    return [
      ...found.filter(({ raw, kind }) => isCalled || kind !== 'unlabelled' || PREFIXED.test(raw)),
      ...links.flatMap((href) => linkedPhone(href) ?? []),
    ];
  });
  const sites = lines.flatMap(({ text, links }) => [...links, ...addressesInText(text)].filter(isSite));
  return {
    emails: distinctEmails(lines.flatMap(emailsOfLine)).slice(0, MOST),
    numbers,
    sites: [...new Set(sites)].slice(0, MOST),
  };
}

/** Returns the numbers in international form; those without a prefix follow the numbering plan of the country. */
function phonesOf({ numbers }: Contacts, country: string | undefined): string[] {
  const phones = readPhones(numbers, country ? { country } : {});
  return phones
    .map(({ normalized, raw }) => normalized ?? raw ?? '')
    .filter(Boolean)
    .slice(0, MOST);
}

/** True for an address with a possible host; files and trackers of the page do not count. */
function isSite(address: string): boolean {
  return (
    /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/iu.test(address) &&
    !/\.(?:png|jpe?g|svg|css|js)(?:\?|$)/iu.test(address)
  );
}

const SOCIAL =
  /(?:^|[./])(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|glassdoor|kununu|xing|t)\.(?:com|de|co|me)(?:\/|$)/iu;
/** Pages that every posting of an employer or a board links to. */
const NOT_THE_EMPLOYER =
  /privacy|datenschutz|confidentialit|privacidad|cookie|legal|e-?verify|eeoc?|trustpilot|techcrunch|forbes|crunchbase|gdpr|terms|values|about\b/iu;
const APPLY =
  /apply|career|job|bewerb|karriere|postul|recrut|candidat|empleo|lavora|solliciteer|werken|vacature|kariera|praca|vaga|recruit|talent|join/iu;

/** Returns the site to apply at: a labelled one, else addresses that mention applying, else the employer's own. */
function websiteOf({ sites }: Contacts, labels: Labels): string | undefined {
  const labelled = labels
    .of('website')
    .map(({ value }) => value)
    .filter((value) => isSite(value) && !value.includes(' '));
  const own = sites.filter((site) => !SOCIAL.test(site) && !NOT_THE_EMPLOYER.test(site));
  const apply = own.filter((site) => APPLY.test(site));
  const chosen = labelled.length > 0 ? labelled : apply.length > 0 ? apply : own.slice(0, 1);
  return chosen.length > 0 ? [...new Set(chosen)].slice(0, 3).join(', ') : undefined;
}

/** "contact Jane Doe", "Ihre Ansprechpartnerin Frau Dr. Jana Doe". */
const PERSON_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[Cc]ontact|[Rr]each out to|[Aa]ttention|[Aa]ttn:?|[Qq]uestions\?? (?:to|please contact)|[Ss]peak (?:to|with)|[Ww]rite to|[Aa]nsprechpartner(?:in)?|[Aa]nsprechperson|[Kk]ontakt(?:person)?|[Ww]enden Sie sich (?:bitte )?an|[Mm]elde dich (?:bei|gerne bei)|[Cc]ontactez|[Cc]ontacter|[Ii]nterlocut(?:eur|rice)|[Aa]uprès de|à l['’]attention de|[Cc]ontactar (?:con|a)|[Pp]ersona de contacto|[Cc]ontattare|[Rr]eferente|[Cc]ontactpersoon|(?:contact op(?:nemen)? met|bellen met|mailen naar|[Nn]eem contact op met)|[Oo]soba do kontaktu|[Kk]ontakt z|[Cc]ontactar|[Pp]essoa de contacto)\s?(?:is|ist|est|es|è|:|–|-|,)?\s?(?:our |unsere[nr]? |notre |nuestr[oa] )?(?:\p{L}+ (?:[Mm]anager|[Pp]artner|[Rr]ecruiterin|[Rr]ecruiter|[Ll]ead),? )?${TITLE_OF_PERSON}?${TITLE_OF_PERSON}?${PERSON}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:Herrn?|Frau|Madame|Monsieur|Mevrouw|Pani|Panią|Panem|Dhr\.|Mevr\.|Sig\.ra|Sig\.) ${TITLE_OF_PERSON}?${PERSON}`,
    'gu',
  ),
];

/** "send your CV to Jane Doe", "Bel Jan Jansen", "chiedere di Anna Rossi". */
const ADDRESSED = new RegExp(
  String.raw`(?:(?:[Cc][Vv]|[Rr]esume|[Aa]pplications?|[Dd]etails|[Cc]andidatures?|[Dd]ossier|[Bb]ewerbung(?:en)?|[Uu]nterlagen|[Ss]ollicitatie|[Qq]uestions|[Ff]ragen)[^.!?\n]{0,40} (?:to|from|an|à|a|naar|aan|na)|(?:[Cc]all|[Ee]mail|[Ww]rite to|[Aa]sk for|[Bb]el|[Mm]ail|[Cc]hiedere di|[Cc]hiedi di|[Ff]alar com|[Pp]reguntar por|[Hh]ablar con|[Dd]emander|[Pp]ytać o|[Bb]erater(?:in)?|[Pp]ersonalreferent(?:in)?|[Rr]ecruiter(?:in)?|conseil[^.!?\n]{0,30},))\s${TITLE_OF_PERSON}?${TITLE_OF_PERSON}?${PERSON}`,
  'gu',
);
/** A person with a title next to an address or a number. */
const TITLED = new RegExp(String.raw`(?<!\p{L})${TITLE_OF_PERSON}${TITLE_OF_PERSON}?${PERSON}`, 'gu');

function personIn(text: string): string | undefined {
  for (const pattern of [...PERSON_PATTERNS, ADDRESSED, TITLED])
    for (const match of text.matchAll(pattern)) {
      const name = squeeze(match[1] ?? '').replace(/(?<![.,])[.,]+$/u, '');
      if (isNameShaped(name)) return name;
    }
  return undefined;
}

function contactPerson(sections: readonly PostingSection[], labels: Labels): string | undefined {
  for (const { value, isBelow } of labels.of('contact')) {
    const name = (isBelow ? personIn(value) : undefined) ?? leadingName(value);
    if (name) return name;
  }
  const order = [...sections].sort(
    (a, b) => Number(b.kind === 'application') - Number(a.kind === 'application'),
  );
  for (const { kind, paragraphs } of order) {
    if (kind === 'employer' || kind === 'notice') continue;
    const text = paragraphs
      .map((paragraph) => paragraph.text)
      .join('\n')
      .slice(0, 8000);
    const name = personIn(text);
    if (name) return name;
  }
  return undefined;
}

const REFERENCE =
  /(?:\b(?:ref(?:erence)?(?:\s?(?:no|number|code|id|nr))?|job\s?(?:id|ref(?:erence)?|number|code)|req(?:uisition)?(?:\s?(?:id|number|no|#))?|vacancy (?:id|number|reference)|kennziffer|referenz(?:nummer)?|stellen-?id|vacaturenummer|referentie(?:nummer)?|kenmerk|référence|réf|offre n°|referencia|código|riferimento|rif|codice|nr ref(?:erencyjny)?|numer ref(?:erencyjny)?|nr oferty|referência))\s?[.:#]{0,2}\s?[:#]?\s?((?=[\p{L}\d/._-]*\d)[\p{Lu}\d][\p{L}\d/._-]{2,24})/iu;

function referenceNumber(sections: readonly PostingSection[], labels: Labels): string | undefined {
  for (const { value } of labels.of('reference')) {
    const code = /^#?\s?([\p{L}\d][\p{L}\d/._-]{1,30}(?: \d[\p{L}\d/._-]{0,12})?)(?=$|[\s,;|)])/u.exec(
      value,
    )?.[1];
    if (code && /\d/u.test(code)) return code;
  }
  for (const { paragraphs } of sections)
    for (const { text } of paragraphs) {
      const code = REFERENCE.exec(text.slice(0, 3000))?.[1];
      if (code) return code.replace(/(?<![._-])[._-]+$/u, '');
    }
  return undefined;
}

function textOf(sections: readonly PostingSection[]): string | undefined {
  const rows = sections
    .filter(({ kind }) => kind === 'application')
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => squeeze(text)));
  return rows.length > 0 ? rows.join('\n') : undefined;
}

/** Reads all but the dates; numbers without a prefix follow the numbering plan of the country (ISO 3166-1 alpha-2). */
export function readApplication(
  sections: readonly PostingSection[],
  labels: Labels,
  contacts: Contacts,
  country: string | undefined,
): ApplicationDetails {
  const phones = phonesOf(contacts, country);
  const description = textOf(sections);
  const person = contactPerson(sections, labels);
  const website = websiteOf(contacts, labels);
  const reference = referenceNumber(sections, labels);
  return {
    ...(description ? { applicationDescription: description } : {}),
    ...(person ? { contactPerson: person } : {}),
    ...(phones.length > 0 ? { contactPhone: phones.join(', ') } : {}),
    ...(contacts.emails.length > 0 ? { contactEmail: contacts.emails.join(', ') } : {}),
    ...(website ? { website } : {}),
    ...(reference ? { referenceNumber: reference } : {}),
  };
}
