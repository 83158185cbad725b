import { countryByName, type Gazetteer } from '../../../taxonomy';
import { passes } from '../../shared/passes';
import { hasStreetWord } from '../../shared/places/address-vocabulary';
import { evidenceOf } from '../../shared/wording/evidence';
import type { Draft } from '../entries/draft';
import { trimPart } from '../entries/parts';

/** Names of employers without what people write after them: an address, a place, what sort of company it is. */

/** "an old and reputed company": a description after a comma opens with an article. */
const DESCRIPTION =
  /\s*,\s+(?:an?|the|one of|which|where|in which|eine?|wo|in de[rm]|une?|où|una|uno|donde|en (?:la|el) que|onde|na qual|no qual|dove)\s+(?=\p{L}{2,} \p{L}).*$/iu;
/** "located in the province of ...". */
const LOCATED =
  /[\s,]{1,4}(?:located|situated|based|having (?:its )?(?:office|plant)s?|mit sitz|situ[ée]e?|ubicad[oa]|con sede)\s+(?:in|at|near|en|à|a)\s.*$/iu;
/** "Staffing Works, deputed to Acme": where somebody was sent. */
const SENT =
  /\s*[,(–-]\s*(?:einsatz|eingesetzt|entsandt|deputed|deployed|on deputation|posted|détachée?|mise? à disposition|destinad[oa])\s+(?:bei|to|at|with|en|à|de|chez|in|for)\s.*$/iu;
/** Words for parts of an address that no table holds. */
const AREA =
  /(?<!\p{L})(?:dist(?:rict|t)?|taluka?|tehsil|tk|tq|mandal|nagar|sector|phase|road|street|post|p\.?o|city|state|province|region)\.?(?!\p{L})/iu;
/** From this much on a text is an organisation by its words. */
const NAMED = 1.5;

/** True for a stretch of an address: a town, region or country, two of them, or words such as "district". */
function isOfAddress(text: string, { townsOf, regionsOf }: Gazetteer): boolean {
  const names = text
    .split(/\s*[&/]\s*|\s+-\s+|\s*-\s+/u)
    .map((name) => name.replace(/(?<![\d\s.])[\d\s.]+$/u, '').trim());
  const isKnown = (name: string) =>
    countryByName(name) !== undefined ||
    townsOf(name).some(({ isOwnName }) => isOwnName) ||
    (name.length > 3 && regionsOf(name).length > 0);
  return AREA.test(text) || names.every((name) => /^\p{Lu}/u.test(name) && isKnown(name));
}

/**
 * Cuts an address off after a comma, where what comes before is an organisation by its words. One town alone may be
 * what sets a branch apart from others.
 */
function withoutAddress(text: string, gazetteer: Gazetteer): string {
  const [head = '', ...tail] = text.split(/\s*,\s*/u);
  let name = head;
  let at = 0;
  while (
    at < tail.length &&
    (evidenceOf(name).organisation < NAMED || !isOfAddress(tail[at] ?? '', gazetteer))
  )
    name = `${name}, ${tail[at++]}`;
  const rest = tail.slice(at);
  const isAddress = rest.length > 1 || rest[0]?.includes('&') === true;
  return isAddress && rest.every((part) => isOfAddress(part, gazetteer)) ? name : text;
}

function withoutBracket(text: string, gazetteer: Gazetteer): string {
  const found = /^(.*\S)\s*[([]([^()[\]]{2,50})[)\]]$/u.exec(text);
  if (!found?.[1] || !found[2]) return text;
  const last = found[2].split(',').at(-1)?.trim() ?? '';
  return isOfAddress(last, gazetteer) ? found[1] : text;
}

/** "Quillmec Ltd in Norwich", "(Tallow Works) Norwich": where it was, behind the name. */
const IN_PLACE = /^(.{4,}\S)\s+(?:in|en|à|w|em)\s+(\p{Lu}.{2,40})$/u;
const BEHIND_BRACKET = /^\(([^()]{4,80})\)[\s,-]*(\p{L}.{2,40})$/u;

function withoutPlace(text: string, gazetteer: Gazetteer): string {
  const [, name, place] = BEHIND_BRACKET.exec(text) ?? IN_PLACE.exec(text) ?? [];
  const isPlace = place?.split(/\s*,\s*/u).every((part) => isOfAddress(part, gazetteer));
  return name && isPlace ? name : text;
}

/** "Quillmec SpA – Via Tiglio 12": a street with its number behind the name. */
function withoutStreet(text: string): string {
  for (const { index, 0: sign } of text.matchAll(/\s+[-–—]\s+|,\s+/gu)) {
    const rest = text.slice(index + sign.length);
    const [street = ''] = rest.split(',');
    if (index > 1 && /\d/u.test(street) && hasStreetWord(street)) return text.slice(0, index);
  }
  return text;
}

const bareName = passes<string, Gazetteer>('name of an employer', (text) => [text], [
  {
    name: 'description',
    why: '"Tallow Works, an old and reputed company"',
    apply: (text) => text.replace(DESCRIPTION, ''),
  },
  {
    name: 'located in',
    why: '"Tallow Works, located in the province of ..."',
    apply: (text) => text.replace(LOCATED, ''),
  },
  {
    name: 'sent to',
    why: '"Staffing Works, deputed to Tallow": who paid is the employer',
    apply: (text) => text.replace(SENT, ''),
  },
  {
    name: 'street',
    why: '"Quillmec SpA – Via Tiglio 12"',
    apply: (text) => trimPart(withoutStreet(text)),
  },
  {
    name: 'place in brackets',
    why: '"Quillmec (Norwich)"',
    apply: withoutBracket,
  },
  {
    name: 'address',
    why: '"Quillmec Ltd, Sector 5, Chennai"',
    apply: withoutAddress,
  },
  {
    name: 'place behind the name',
    why: '"Quillmec Ltd in Norwich", "(Tallow Works) Norwich"',
    apply: (text, gazetteer) => trimPart(withoutPlace(text, gazetteer)),
  },
]);

/** The draft with the name of its employer alone; what would leave nothing of it stays as it is. */
export function withBareEmployer(draft: Draft, gazetteer: Gazetteer | undefined): Draft {
  const { where } = draft.assignment;
  if (where === undefined || gazetteer === undefined) return draft;
  const text = bareName(where.text, gazetteer);
  return text === where.text || !/\p{L}{2}/u.test(text)
    ? draft
    : { ...draft, assignment: { ...draft.assignment, where: { ...where, text } } };
}
