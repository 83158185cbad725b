import { parse } from 'csv-parse/sync';
import { fail, type Result, squeeze, succeed } from '../../kernel';
import { findSkills } from './find';
import { LABEL_LANGUAGES, type LabelLanguage, type Skill } from './model';
import { termsOfWhole } from './scan';
import { ADDED_TERMS } from './table';
import { indexesFor, type SkillTaxonomy } from './taxonomy';

/**
 * Reads the skills of the released ESCO classification (`skills_en.csv`, `skills_de.csv` … as the European Commission
 * gives them) and merges them with our own: a concept whose preferred English label is a term of ours adds its other
 * labels to it; every other becomes a separate skill, in the category of our skill that its labels mention. The result
 * is a table of the form of ours, to be loaded after it.
 */

/** Must be shown where the classification is used. */
export const ESCO_ATTRIBUTION = 'This service uses the ESCO classification of the European Commission.';

/** The text of the file of one language. */
export type EscoFile = { language: LabelLanguage; csv: string };

/**
 * The table, the numbers of concepts added and merged and of labels added to our own skills, and the number left out:
 * labels that are too long, further ones of a concept that has many, concepts that are not in force or not in English.
 */
export type EscoMerge = {
  table: string;
  added: number;
  merged: number;
  synonyms: number;
  leftOut: EscoLeftOut;
};

export type EscoLeftOut = { tooLong: number; beyondMost: number; notInForce: number; withoutEnglish: number };

type Concept = { uri: string; isTransversal: boolean; terms: Partial<Record<LabelLanguage, string[]>> };

const LONGEST_TERM = 100;
const MOST_TERMS = 60;

/** Labels may hold anything; the separators of our table are removed. */
function cleanTerm(label: string): string {
  return squeeze(label.replace(/[|~\t]/g, ' '));
}

function labelsOfRow(
  { preferredLabel = '', altLabels = '' }: Record<string, string>,
  leftOut: EscoLeftOut,
): string[] {
  const labels = new Set(
    [preferredLabel, ...altLabels.split('\n')].map(cleanTerm).filter((label) => label !== ''),
  );
  const usable = [...labels].filter((label) => label.length <= LONGEST_TERM);
  leftOut.tooLong += labels.size - usable.length;
  leftOut.beyondMost += Math.max(0, usable.length - MOST_TERMS);
  return usable.slice(0, MOST_TERMS);
}

function readFile(
  { language, csv }: EscoFile,
  concepts: Map<string, Concept>,
  leftOut: EscoLeftOut,
): boolean {
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true, relax_column_count: true });
  if (rows.length > 0 && !(rows[0] && 'conceptUri' in rows[0] && 'preferredLabel' in rows[0])) return false;
  for (const row of rows) {
    const { conceptUri: uri = '', status = 'released', reuseLevel } = row;
    const terms = status === 'released' ? labelsOfRow(row, leftOut) : [];
    if (status !== 'released') leftOut.notInForce++;
    if (uri === '' || terms.length === 0) continue;
    const concept = concepts.get(uri) ?? { uri, isTransversal: reuseLevel === 'transversal', terms: {} };
    concept.terms[language] = terms;
    concepts.set(uri, concept);
  }
  return true;
}

function ownSkill(taxonomy: SkillTaxonomy, term: string, language: LabelLanguage): Skill | undefined {
  return termsOfWhole(term, indexesFor(taxonomy, language)).find(({ needsContext }) => !needsContext)?.skill;
}

/** Terms that no skill of ours has already. */
function newTerms(taxonomy: SkillTaxonomy, concept: Concept, language: LabelLanguage): string[] {
  return (concept.terms[language] ?? []).filter((term) => !ownSkill(taxonomy, term, language));
}

/** Returns KSE0005C1515B5A for `…/skill/0005c151-5b5a-…`. */
function idOf({ uri }: Concept): string {
  return `KSE${uri.replace(/^.*\//, '').replaceAll('-', '').slice(0, 12).toUpperCase()}`;
}

function categoryOf(taxonomy: SkillTaxonomy, { terms, isTransversal }: Concept): string {
  if (isTransversal) return 'workstyle';
  const found = findSkills(taxonomy, (terms.en ?? []).join('\n'), 'en');
  const longest = found.toSorted((a, b) => b.text.length - a.text.length)[0];
  return longest && longest.skill.type !== 'Soft' ? longest.skill.category.code : 'other';
}

/** A single word of another list is too short to be looked for in running text without context. */
function asCell(terms: readonly string[]): string {
  return terms.map((term) => (/\s/u.test(term) ? term : `${term}~`)).join('|');
}

function rowOf(taxonomy: SkillTaxonomy, concept: Concept, own: Skill | undefined): string[] {
  const fresh = LABEL_LANGUAGES.map((language) => newTerms(taxonomy, concept, language));
  if (own) return [own.id, ADDED_TERMS, ...fresh.map(asCell)];
  const [label = ''] = concept.terms.en ?? [];
  const cells = LABEL_LANGUAGES.map((language, at) => {
    const first = concept.terms[language]?.[0] ?? label;
    return asCell([first, ...(fresh[at] ?? []).filter((term) => term !== first)]);
  });
  return [idOf(concept), categoryOf(taxonomy, concept), ...cells];
}

/** Merges the files of one release, English among them, with the taxonomy of our own tables. */
export function mergeEscoSkills(taxonomy: SkillTaxonomy, files: readonly EscoFile[]): Result<EscoMerge> {
  const concepts = new Map<string, Concept>();
  const leftOut: EscoLeftOut = { tooLong: 0, beyondMost: 0, notInForce: 0, withoutEnglish: 0 };
  for (const file of files) {
    if (!readFile(file, concepts, leftOut))
      return fail({
        code: 'NotEsco',
        message: `The file of language ${file.language} is no skills file of ESCO.`,
      });
  }
  const rows: string[][] = [];
  let merged = 0;
  let synonyms = 0;
  for (const concept of concepts.values()) {
    const [label] = concept.terms.en ?? [];
    if (label === undefined) {
      leftOut.withoutEnglish++;
      continue;
    }
    const own = ownSkill(taxonomy, label, 'en');
    const row = rowOf(taxonomy, concept, own);
    const gained = own ? row.slice(2).flatMap((cell) => (cell === '' ? [] : cell.split('|'))).length : 0;
    merged += own ? 1 : 0;
    synonyms += gained;
    if (!own || gained > 0) rows.push(row);
  }
  const header = `# Skills of ESCO, merged. ${ESCO_ATTRIBUTION}`;
  const table = [header, ...rows.map((row) => row.join('\t')), ''].join('\n');
  const added = rows.filter(([, code]) => code !== ADDED_TERMS).length;
  return succeed({ table, added, merged, synonyms, leftOut });
}
