import { note } from '../../shared/trace';
import { CALCULATED, type Section, type SectionKind, TYPE_OF_KIND } from '../headings/kinds';
import type { TaggedLines } from '../tagger';

/** Jobs and degrees without a heading are cut out as sections without one. */

type Group = 'workHistory' | 'education';

/** Least certainty of a line that begins or ends a block, and the least content of a block. */
const SURE = 0.5;
const FEWEST_IN_BLOCK = 2.2;
/** The same for studies in a section whose heading may mean them ("Professional qualifications"). */
const FEWEST_IN_NEAR = 0.9;
const NEAR: ReadonlySet<SectionKind> = new Set(['certifications', 'qualifications', 'training']);
/** Most lines of another kind inside a block. */
const WIDEST_GAP = 1;

const likelihoods = (tagged: TaggedLines, line: number): Record<Group, number> => ({
  workHistory: tagged.likelihood(line, 'jobHeader') + tagged.likelihood(line, 'jobBody'),
  education: tagged.likelihood(line, 'education'),
});

/** Returns the weight of a line: jobs count by their headers, since anything may look like the description of one. */
const weightOf = (tagged: TaggedLines, line: number, group: Group) =>
  tagged.likelihood(line, group === 'education' ? 'education' : 'jobHeader');

type Block = { group: Group; from: number; to: number };

/** Returns the blocks of lines of one group in a section, as indexes of its lines. */
function blocksOf(section: Section, tagged: TaggedLines, group: Group): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  section.lines.forEach(({ index }, at) => {
    if (likelihoods(tagged, index)[group] < SURE) return;
    if (open !== undefined && at - open.to <= WIDEST_GAP) open.to = at + 1;
    else {
      open = { group, from: at, to: at + 1 };
      blocks.push(open);
    }
  });
  const fewest = group === 'education' && NEAR.has(section.kind) ? FEWEST_IN_NEAR : FEWEST_IN_BLOCK;
  return blocks.filter(({ from, to }) => {
    const lines = section.lines.slice(from, to);
    return lines.reduce((sum, { index }) => sum + weightOf(tagged, index, group), 0) >= fewest;
  });
}

/** Returns a stretch of a section as a separate one; with a kind it has no heading. */
function part(section: Section, from: number, to: number, kind: Group | null): Section[] {
  const lines = section.lines.slice(from, to);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined)
    return from === 0 && kind === null ? [{ ...section, lines }] : [];
  if (kind === null && from === 0) return [{ ...section, lines, lastLine: last.index }];
  const of = kind ?? section.kind;
  return [
    {
      ...section,
      kind: of,
      type: TYPE_OF_KIND[of],
      alsoKinds: [],
      heading: CALCULATED,
      firstLine: first.index,
      lastLine: last.index,
      lines,
    },
  ];
}

/** Splits a section at its block of lines of the group. */
function cut(section: Section, tagged: TaggedLines, group: Group): Section[] {
  const [block] = blocksOf(section, tagged, group);
  if (block === undefined) return [section];
  note(() => ({
    about: `${group} without a heading`,
    lines: [section.lines[block.from]?.index ?? 0, section.lines[block.to - 1]?.index ?? 0],
    candidates: [{ value: section.kind }, { value: group }],
    chosen: group,
  }));
  return [
    ...part(section, 0, block.from, null),
    ...part(section, block.from, block.to, group),
    ...part(section, block.to, section.lines.length, null).flatMap((rest) => cut(rest, tagged, group)),
  ];
}

const has = (sections: readonly Section[], group: Group) =>
  sections.some(
    ({ kind, alsoKinds, lines }) => (kind === group || alsoKinds.includes(group)) && lines.length > 0,
  );

/**
 * Returns the sections, with unannounced jobs and degrees cut out of others. The lines are tagged only for a document
 * without any of them otherwise, since tagging costs a third of a parse.
 */
export function withUnannounced(sections: readonly Section[], tag: () => TaggedLines): Section[] {
  let read = [...sections];
  let tagged: TaggedLines | undefined;
  for (const group of ['workHistory', 'education'] as const) {
    if (has(read, group)) continue;
    tagged ??= tag();
    const lines = tagged;
    read = read.flatMap((section) => (section.kind === group ? [section] : cut(section, lines, group)));
  }
  return read;
}
