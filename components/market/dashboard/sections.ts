import type { PanelId } from '@/lib/recruiter/vocabulary';

/** A panel and the room that it takes before it is loaded, so that nothing jumps when it appears. */
export type PlacedFigure<Id extends string = string> = { id: Id; isWide?: boolean; height: number };

/** Ten bars of a ranking. */
const RANKING = 264;
const FEW = 160;
const CHART = 280;

/** The panels of a dashboard in their order, under the questions they answer. */
export const SECTIONS: readonly { title: string; panels: readonly PlacedFigure<PanelId>[] }[] = [
  { title: 'Over time', panels: [{ id: 'trend', isWide: true, height: 380 }] },
  {
    title: 'Who hires',
    panels: [
      { id: 'professions', height: RANKING },
      { id: 'employers', height: RANKING },
      { id: 'professionGroups', height: RANKING },
      { id: 'professionClasses', height: RANKING },
      { id: 'growing', height: RANKING },
      { id: 'leads', height: RANKING },
      { id: 'industries', height: RANKING },
      { id: 'websites', height: RANKING },
      { id: 'agencies', height: FEW },
      { id: 'lifetime', height: CHART },
    ],
  },
  {
    title: 'Where',
    panels: [
      { id: 'places', height: 400 },
      { id: 'regions', height: RANKING },
      { id: 'countries', height: RANKING },
      { id: 'remote', height: FEW },
    ],
  },
  {
    title: 'What is asked for',
    panels: [
      { id: 'professionalSkills', height: RANKING },
      { id: 'professionalSkillsMoving', height: RANKING },
      { id: 'itSkills', height: RANKING },
      { id: 'itSkillsMoving', height: RANKING },
      { id: 'education', height: FEW },
      { id: 'experience', height: FEW },
    ],
  },
  {
    title: 'What is offered',
    panels: [
      { id: 'pay', isWide: true, height: CHART },
      { id: 'payByProfession', height: RANKING },
      { id: 'payByRegion', height: RANKING },
      { id: 'payByExperience', height: FEW },
      { id: 'contracts', height: FEW },
      { id: 'hours', height: FEW },
    ],
  },
];
