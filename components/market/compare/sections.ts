import type { ComparedId } from '@/lib/recruiter/vocabulary';
import type { PlacedFigure } from '../dashboard/sections';

const LINES = 260;
const BARS = 360;
const FEW = 200;

/** The figures of a comparison in their order, under what they answer. */
export const COMPARED_SECTIONS: readonly { title: string; panels: readonly PlacedFigure<ComparedId>[] }[] = [
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
      { id: 'professions', height: BARS },
      { id: 'employers', height: BARS },
      { id: 'industries', height: BARS },
      { id: 'websites', height: BARS },
      { id: 'agencies', height: FEW },
      { id: 'lifetime', height: FEW },
    ],
  },
  {
    title: 'Where',
    panels: [
      { id: 'regions', height: BARS },
      { id: 'places', height: BARS },
      { id: 'countries', height: BARS },
      { id: 'remote', height: FEW },
    ],
  },
  {
    title: 'What is asked for',
    panels: [
      { id: 'professionalSkills', height: BARS },
      { id: 'itSkills', height: BARS },
      { id: 'education', height: FEW },
      { id: 'experience', height: FEW },
    ],
  },
  {
    title: 'What is offered',
    panels: [
      { id: 'pay', isWide: true, height: LINES },
      { id: 'payByProfession', height: BARS },
      { id: 'payByRegion', height: BARS },
      { id: 'payByExperience', height: FEW },
      { id: 'contracts', height: FEW },
      { id: 'hours', height: FEW },
    ],
  },
];
