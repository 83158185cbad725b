import type { StringModel } from '@/lib/engine/strings';
import { countryByName, type Gazetteer } from '../../../taxonomy';
import { likelihoodOf } from '../../shared/certainty';
import { passes } from '../../shared/passes';
import type { Draft } from '../entries/draft';
import { trimPart } from '../entries/parts';
import { textWithoutDates } from '../lines/entry-line';
import { kindOfLabel } from '../records/wording';

/** Names of employers without what people write after them: an address, a place, what sort of company it is. */

/** "an old and reputed company": a description after a comma opens with an article. */
const DESCRIPTION =
  /\s*,\s+(?:an?|the|one of|which|where|in which|eine?|wo|in de[rm]|une?|où|una|uno|donde|en (?:la|el) que|onde|na qual|no qual|dove)\s+(?=\p{L}{2,} \p{L}).*$/iu;
/** Words for parts of an address that no table holds. */
const AREA =
  /(?<!\p{L})(?:dist(?:rict|t)?|taluka?|tehsil|tk|tq|mandal|nagar|sector|phase|road|street|post|p\.?o|city|state|province|region)\.?(?!\p{L})/iu;

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

function withoutBracket(text: string, gazetteer: Gazetteer): string {
  const found = /^(.*\S)\s*[([]([^()[\]]{2,50})[)\]]$/u.exec(text);
  if (!found?.[1] || !found[2]) return text;
  const last = found[2].split(',').at(-1)?.trim() ?? '';
  return isOfAddress(last, gazetteer) ? found[1] : text;
}

const bareName = passes<string, Gazetteer>('name of an employer', (text) => [text], [
  {
    name: 'description',
    why: '"Tallow Works, an old and reputed company"',
    apply: (text) => trimPart(text.replace(DESCRIPTION, '')),
  },
  {
    name: 'place in brackets',
    why: '"Quillmec (Norwich)"',
    apply: withoutBracket,
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

/** The draft without an employer that is the name of a field: "City" of a template. */
export function withoutLabelForEmployer(draft: Draft): Draft {
  const { where, ...assignment } = draft.assignment;
  if (where === undefined || where.field === 'where' || kindOfLabel(where.text)?.field !== 'place')
    return draft;
  return { ...draft, assignment: { ...assignment, others: [...assignment.others, where] } };
}

/** From this likelihood on a text is one about a firm, or a sentence. */
const ABOUT_FIRM = 0.9;

/** The draft without an employer that is the beginning of a line about one: "A company based in Leeds which sells tools". */
export function withoutTextAboutFirm(draft: Draft, strings: StringModel | undefined): Draft {
  const { where, ...assignment } = draft.assignment;
  if (where === undefined || where.field === 'where' || where.isLedTo) return draft;
  const entry = draft.segment.header.find(({ index }) => index === where.line);
  const line = entry ? textWithoutDates(entry) : '';
  if (!line.startsWith(where.text)) return draft;
  const isAbout = [where.text, line].every(
    (text) => likelihoodOf(text, ['aboutFirm', 'sentence'], strings) >= ABOUT_FIRM,
  );
  return isAbout ? { ...draft, assignment: { ...assignment, others: [...assignment.others, where] } } : draft;
}
