import type { Gazetteer } from '../gazetteer';
import type { PlaceEvidence, Resolution } from './model';
import { alternativesOf, partsOfPlace } from './parts';
import { resolveParts } from './resolve';

/** The place that a text names, with the names as written. */
export type ResolvedText = Resolution & {
  townText?: string;
  regionTexts: string[];
  /** Number of parts that do not seem to belong to the place. */
  unexplained: number;
};

/** "Greater Boston Area" is written for Boston. */
const AROUND = /^(?:greater|metro|gro(?:ß|ss)raum|raum)\s+|\s+(?:(?:bay|metro(?:politan)?) )?area$/giu;

/** Finds the place of one written place, as `resolveText` does without looking for several. */
function resolveOne(text: string, evidence: PlaceEvidence, gazetteer: Gazetteer): ResolvedText | undefined {
  const { parts, ...postal } = partsOfPlace(text, gazetteer);
  const found = resolveParts(parts, { ...postal, ...evidence }, gazetteer);
  if (!found) return undefined;
  const townText = parts[found.roles.indexOf('town')]?.text.replace(AROUND, '');
  const regionTexts = parts.filter((_, at) => found.roles[at] === 'region').map(({ text: region }) => region);
  const unexplained = found.roles.filter((role) => role === 'none').length;
  return { ...found, ...(townText === undefined ? {} : { townText }), regionTexts, unexplained };
}

/**
 * Finds the place of a text that is a place and nothing else, as boards and tables have it. Of several it is the first
 * that the gazetteer knows, else the first that can be one.
 */
export function resolveText(
  text: string,
  evidence: PlaceEvidence,
  gazetteer: Gazetteer,
): ResolvedText | undefined {
  const found = alternativesOf(text).flatMap((each) => resolveOne(each, evidence, gazetteer) ?? []);
  return found.find(({ town, region, country }) => town ?? region ?? country) ?? found[0];
}
