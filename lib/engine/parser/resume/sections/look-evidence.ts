import { type Look, standsOut } from '../../shared/layout/look';
import type { SectionKind } from '../headings/kinds';

/** Evidence about one look from the lines whose wording is that of a heading. */
export type LookEvidence = { kinds: Set<SectionKind>; headings: number; lines: number };

/** Counts for each look how many of its lines have the wording of a heading, and of how many kinds. */
export function gatherEvidence(
  looks: readonly Look[],
  worded: readonly { look: Look; kind: SectionKind }[],
): Map<Look, LookEvidence> {
  const evidence = new Map<Look, LookEvidence>();
  for (const look of looks) {
    const entry = evidence.get(look) ?? { kinds: new Set(), headings: 0, lines: 0 };
    entry.lines++;
    evidence.set(look, entry);
  }
  for (const { look, kind } of worded) {
    const entry = evidence.get(look) ?? { kinds: new Set(), headings: 0, lines: 1 };
    entry.headings++;
    entry.kinds.add(kind);
    evidence.set(look, entry);
  }
  return evidence;
}

/** True when the look is that of the section headings of this document. */
export function isHeadingLook(look: Look, evidence: LookEvidence | undefined, body: Look): boolean {
  if (evidence === undefined || evidence.headings === 0) return false;
  const share = evidence.headings / evidence.lines;
  if (evidence.kinds.size >= 3) return share >= 0.25 && look !== body;
  if (evidence.kinds.size === 2) return share >= 0.4 && look !== body;
  return share >= 0.5 && standsOut(look, body);
}

/** True when enough lines of the look are headings by wording for the others to be headings too. */
export function makesHeadings(evidence: LookEvidence | undefined): boolean {
  return evidence !== undefined && evidence.kinds.size >= 2 && evidence.headings / evidence.lines >= 0.5;
}

/** True when nothing but capitals sets the look off from the body. */
export function differsByCapitalsOnly(look: Look, body: Look): boolean {
  const plain = (value: Look) => value.split('|').slice(0, 3).join('|');
  return !look.startsWith('level ') && plain(look) === plain(body);
}
