import type { PanelId } from '../../figures/panels';
import type { Figure } from '../../figures/types';
import type { Asking } from '../ask';
import { moving } from './moving';
import { pay, payBy } from './pay';
import { places } from './places';
import { hours, inWords, leads, partition, ranking } from './ranked';
import { lifetime, trend } from './time';

/** The fields whose most frequent values are ranked, and the noun for one of them. */
export const RANKINGS = {
  professions: ['profession', 'Profession'],
  professionGroups: ['profession_group', 'Profession group'],
  professionClasses: ['profession_class', 'Profession class'],
  employers: ['organization_name', 'Employer'],
  websites: ['source_website', 'Website'],
  industries: ['organization_industry', 'Industry'],
  regions: ['region', 'Region'],
  countries: ['country', 'Country'],
  itSkills: ['it_skills', 'Skill'],
  professionalSkills: ['professional_skills', 'Skill'],
} as const satisfies Partial<Record<PanelId, readonly [field: string, subject: string]>>;

/** Query of each panel; null means that there is nothing to draw. */
export const PANEL_QUESTIONS: Readonly<Record<PanelId, (asking: Asking) => Promise<Figure | null>>> = {
  trend,
  professions: ranking(...RANKINGS.professions),
  professionGroups: ranking(...RANKINGS.professionGroups),
  professionClasses: ranking(...RANKINGS.professionClasses),
  employers: ranking(...RANKINGS.employers),
  growing: moving('organization_name', 'Employer', 'count'),
  leads,
  websites: ranking(...RANKINGS.websites),
  industries: ranking(...RANKINGS.industries),
  agencies: partition('via_intermediary', 'Posted by', inWords('An agency', 'The employer')),
  places,
  regions: ranking(...RANKINGS.regions),
  countries: ranking(...RANKINGS.countries),
  remote: partition('remote', 'Work', inWords('From anywhere', 'On site')),
  itSkills: ranking(...RANKINGS.itSkills),
  professionalSkills: ranking(...RANKINGS.professionalSkills),
  itSkillsMoving: moving('it_skills', 'Skill', 'share'),
  professionalSkillsMoving: moving('professional_skills', 'Skill', 'share'),
  education: partition('education_level', 'Education'),
  experience: partition('experience_level', 'Experience'),
  contracts: partition('contract_type', 'Contract'),
  hours,
  pay,
  payByProfession: payBy('profession', 'Profession'),
  payByRegion: payBy('region', 'Region'),
  payByExperience: payBy('experience_level', 'Experience'),
  lifetime,
};
