import { fold, squeeze } from '../../../kernel';
import { findSkillsOfTexts, type Skill, type SkillTaxonomy } from '../../../taxonomy';
import type { ParsedPosition } from '../entries/model';
import type { SectionKind } from '../headings/kinds';
import { sectionsOfKind, type TextSection } from '../paragraphs';
import { placesOfUse, type RawSkill } from './use';

/**
 * Skills that are in running text: positions, the summary, projects. Each is named as it is written first, and has
 * its use from the positions it is in; its other names ("VB6" after "Visual Basic") are meant by it.
 */

/** Sections about the candidate, with the type that they have on the wire as the place of a skill. */
const TOLD: readonly [kind: SectionKind, sectionType: string | undefined][] = [
  ['summary', 'SUMMARY'],
  ['objective', 'OBJECTIVE'],
  ['qualifications', 'QUALIFICATIONS_SUMMARY'],
  ['projects', undefined],
  ['training', 'TRAINING'],
];

/** Place of a text: in a position, or in a section. */
type Place = { text: string; position?: ParsedPosition; sectionType?: string | undefined };

/** Returns the text with spaces for names, which hold words of skills. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text);
}

const SHORTEST_NAME = 4;
const MOST_NAMES = 60;

function placesOf(sections: readonly TextSection[], positions: readonly ParsedPosition[]): Place[] {
  const names = positions
    .flatMap(({ employer }) => employer?.name?.raw ?? [])
    .filter((name) => name.length >= SHORTEST_NAME)
    .slice(0, MOST_NAMES);
  const told = TOLD.flatMap(([kind, sectionType]) =>
    sectionsOfKind(sections, kind).flatMap(({ paragraphs }) =>
      paragraphs.map(({ text }) => ({ text: withoutNames(text, names), sectionType })),
    ),
  );
  const worked = positions.map((position) => ({
    text: withoutNames([position.jobTitle?.raw, position.description].filter(Boolean).join('\n'), names),
    position,
  }));
  return [...worked, ...told];
}

type Named = {
  name: string;
  isFirst: boolean;
  positions: Set<ParsedPosition>;
  sectionTypes: Set<string>;
};

/** A position describes work; qualities are self-descriptions. */
function isSaidOfCandidate({ type }: Skill, { position }: Place): boolean {
  return type !== 'Soft' || position === undefined;
}

/**
 * Returns the entries that a mention of a skill counts for: its first, which collects all uses, and that of this name.
 */
function entriesFor(skill: Skill, name: string, named: Map<string, Named[]>): Named[] {
  const entries = named.get(skill.id) ?? [];
  named.set(skill.id, entries);
  const of = (entry: Named) => fold(entry.name) === fold(name);
  if (!entries.some(of))
    entries.push({ name, isFirst: entries.length === 0, positions: new Set(), sectionTypes: new Set() });
  return entries.filter((entry) => entry.isFirst || of(entry));
}

const MOST = 150;

/**
 * Skills of running text: raw ones where the document has no list, else only meant, since the author of a list chose
 * its words.
 */
export type NamedSkills = { raw: RawSkill[]; meant: RawSkill[] };

/** Returns the skills of running text that are not in a list of the document (`listed`) in the same words. */
export function readNamedSkills(
  sections: readonly TextSection[],
  positions: readonly ParsedPosition[],
  { taxonomy, language, listed }: { taxonomy: SkillTaxonomy; language: string; listed: readonly RawSkill[] },
): NamedSkills {
  const places = placesOf(sections, positions);
  const found = findSkillsOfTexts(
    taxonomy,
    places.map(({ text }) => text),
    language,
  );
  const named = new Map<string, Named[]>();
  places.forEach((place, at) => {
    for (const { skill, text } of found[at] ?? []) {
      if (!isSaidOfCandidate(skill, place)) continue;
      for (const entry of entriesFor(skill, squeeze(text), named)) {
        if (place.position) entry.positions.add(place.position);
        if (place.sectionType) entry.sectionTypes.add(place.sectionType);
      }
    }
  });
  const known = new Set(listed.map(({ name }) => fold(name ?? '')));
  const fresh = [...named.values()]
    .flat()
    .filter(({ name }) => !known.has(fold(name)))
    .slice(0, MOST);
  const used = ({ name, sectionTypes, positions: held }: Named): RawSkill => ({
    name,
    ...placesOfUse(sectionTypes, [...held]),
  });
  const isRaw = ({ isFirst }: Named) => isFirst && listed.length === 0;
  return {
    raw: fresh.filter(isRaw).map(used),
    meant: fresh.filter((entry) => !isRaw(entry)).map(used),
  };
}
