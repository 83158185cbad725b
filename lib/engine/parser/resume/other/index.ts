import type { ParsedResume } from '@/lib/contracts';
import { squeeze } from '../../../kernel';
import type { SectionKind } from '../headings/kinds';
import { sectionsOfKind, type TextSection, textOfSections } from '../paragraphs';
import { readAssociations } from './associations';
import { readMilitary } from './military';
import { type RefereeContext, readReferences } from './references';
import { readTraining } from './training';

/** The sections that few resumes have (parsing.md: Associations, Achievements, Training, Hobbies ... References). */

type OtherMembers = Pick<
  ParsedResume,
  | 'achievements'
  | 'associations'
  | 'hobbies'
  | 'militaryExperience'
  | 'patents'
  | 'publications'
  | 'references'
  | 'speakingEngagements'
  | 'training'
>;

function rows(sections: readonly TextSection[]): string[] {
  return sections
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ text }) => squeeze(text))
    .filter((text) => /\p{L}/u.test(text));
}

/** Reads the other sections; `referees` holds the country and places for references. */
export function readOtherSections(
  sections: readonly TextSection[],
  today: string,
  referees: RefereeContext,
): OtherMembers {
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind));
  const text = (...kinds: SectionKind[]) => textOfSections(of(...kinds));
  const hobbies = text('hobbies');
  const patents = text('patents');
  const publications = text('publications', 'articles', 'books', 'conferencePapers');
  const speakingEngagements = text('speaking');
  const training = readTraining(of('training'), today);
  return {
    achievements: rows(of('awards')),
    associations: readAssociations(of('affiliations'), today),
    militaryExperience: readMilitary(of('military'), today),
    references: readReferences(sectionsOfKind(sections, 'references'), referees),
    ...(training ? { training } : {}),
    ...(hobbies ? { hobbies } : {}),
    ...(patents ? { patents } : {}),
    ...(publications ? { publications } : {}),
    ...(speakingEngagements ? { speakingEngagements } : {}),
  };
}
