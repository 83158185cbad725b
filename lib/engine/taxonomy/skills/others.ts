/**
 * Parts of a text that name others than the candidate: departments one works with, and companies, which are called like
 * their products.
 */

/** Place of a part in the folded text, `end` excluded. */
type Zone = { start: number; end: number };

const NO_ITEM =
  '(?!(?:to|on|for|in|of|that|who|using|and|or|with|through|by|at|as|across|when|while|from|und|zur|zum|pour|para|per)\\b)';
const WORD = `${NO_ITEM}[\\p{L}\\d&'’./()+-]{1,24}`;
const ITEM = `${WORD}(?: ${WORD}){0,2}`;
const ITEMS = `${ITEM}(?:(?:, (?:and |or |und |et |y |e |en )?| and | & | und | et | y | e | en )${ITEM}){0,9}`;
const ARTICLES =
  '(?:(?:our|the|other|internal|external|various|multiple|key|your|their|cross-functional|a|an|senior|different|all|both|teams across|teams from|stakeholders from|stakeholders across|den|der|dem|die|unserem|unseren|unserer|les|la|le|nos|el|los|las|il|i|gli|de|het|onze) )*';

/** "Partner closely with Finance, Legal and Sales". To work with something without more is to know it. */
const COLLEAGUES = new RegExp(
  '\\b(?:(?:partner|collaborat|liais|interfac)\\p{L}*(?: (?:cross[- ])?\\p{L}+ly| hand in hand)?|' +
    'cross-functional (?:communication|coordination|alignment|relationships|partnerships?)|' +
    'work\\p{L}* (?:closely|directly|cross-functionally|collaboratively|together|side by side|hand in hand)|' +
    'teams|zusammenarbeit|abstimmung|collaboration|coordinacion|colaboracion|collaborazione|samenwerking|wspolpraca|samarbejde|samarbete) ' +
    `(?:with|across|alongside|mit|avec|con|met|z|med) ${ARTICLES}${ITEMS}`,
  'gu',
);

/** "Companies like", "our customers include". */
const COMPANIES = new RegExp(
  '\\b(?:compan(?:y|ies)|customers|brands|startups|businesses|organi[sz]ations|investors|employers|enterprises|backed|acquired),? ' +
    `(?:like|such as|including|include|by) ${ITEMS}`,
  'gu',
);

/** One of these is in every part that names others; most sentences have none. */
const CUE = / (?:with|across|alongside|mit|avec|con|met|z|med|like|such|including|include|by) /;

function zonesOf(folded: string, pattern: RegExp): Zone[] {
  return Array.from(folded.matchAll(pattern), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Returns the parts of a folded text that name departments, and those that name companies. */
export function namedOthers(folded: string): { colleagues: Zone[]; companies: Zone[] } {
  if (!CUE.test(folded)) return { colleagues: [], companies: [] };
  return { colleagues: zonesOf(folded, COLLEAGUES), companies: zonesOf(folded, COMPANIES) };
}

/** True for a place inside one of the zones. */
export function isWithin(zones: readonly Zone[], at: number): boolean {
  return zones.some(({ start, end }) => start <= at && at < end);
}
