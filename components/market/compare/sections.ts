import type { ComparedId } from '@/lib/recruiter/vocabulary';
import { comparedHeight } from '../charts/looks';
import type { PlacedFigure } from '../dashboard/sections';

const LINES = 260;
const LIFETIME = 200;
const LEGEND = 24;
/** As many as a ranking shows, and as fields of few values mostly have. */
const MANY = 8;
const SOME = 5;
const TWO = 2;

/** A figure of lines has a height, one of bars that of its values. */
type ComparedPlace = { id: ComparedId; isWide?: boolean } & ({ height: number } | { values: number });

/** Returns the room of a figure with a number of series. */
export function placeOf(place: ComparedPlace, series: number): PlacedFigure<ComparedId> {
  const height = 'values' in place ? comparedHeight(place.values, series) + LEGEND : place.height;
  return { id: place.id, height, ...(place.isWide && { isWide: true }) };
}

/** The figures of a comparison in their order, under the questions they answer. */
export const COMPARED_SECTIONS: readonly { title: string; panels: readonly ComparedPlace[] }[] = [
  {
    title: 'Over time',
    panels: [
      { id: 'newJobs', isWide: true, height: LINES },
      { id: 'openJobs', height: LINES },
      { id: 'payTrend', height: LINES },
    ],
  },
  {
    title: 'Who hires',
    panels: [
      { id: 'professions', values: MANY },
      { id: 'employers', values: MANY },
      { id: 'professionGroups', values: MANY },
      { id: 'professionClasses', values: MANY },
      { id: 'industries', values: MANY },
      { id: 'websites', values: MANY },
      { id: 'agencies', values: TWO },
      { id: 'lifetime', height: LIFETIME },
    ],
  },
  {
    title: 'Where',
    panels: [
      { id: 'regions', values: MANY },
      { id: 'places', values: MANY },
      { id: 'countries', values: MANY },
      { id: 'remote', values: TWO },
    ],
  },
  {
    title: 'What is asked for',
    panels: [
      { id: 'professionalSkills', values: MANY },
      { id: 'itSkills', values: MANY },
      { id: 'education', values: SOME },
      { id: 'experience', values: SOME },
    ],
  },
  {
    title: 'What is offered',
    panels: [
      { id: 'pay', isWide: true, height: LINES },
      { id: 'payByProfession', values: MANY },
      { id: 'payByRegion', values: MANY },
      { id: 'payByExperience', values: SOME },
      { id: 'contracts', values: SOME },
      { id: 'hours', values: SOME },
    ],
  },
];
