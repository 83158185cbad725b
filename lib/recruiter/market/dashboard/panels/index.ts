import type { PanelId } from '../../figures/panels';
import type { Figure } from '../../figures/types';
import type { Asking } from '../ask';
import { moving } from './moving';
import { pay, payBy } from './pay';
import { places } from './places';
import { hours, inWords, leads, partition, ranking } from './ranked';
import { lifetime, trend } from './time';

/** How each panel is asked for; null is that there is nothing to draw. */
export const PANEL_QUESTIONS: Readonly<Record<PanelId, (asking: Asking) => Promise<Figure | null>>> = {
  trend,
  professions: ranking('profession', 'Profession'),
  employers: ranking('organization_name', 'Employer'),
  growing: moving('organization_name', 'Employer', 'count'),
  leads,
  websites: ranking('source_website', 'Website'),
  industries: ranking('organization_industry', 'Industry'),
  agencies: partition('via_intermediary', 'Posted by', inWords('An agency', 'The employer')),
  places,
  regions: ranking('region', 'Region'),
  countries: ranking('country', 'Country'),
  remote: partition('remote', 'Work', inWords('From anywhere', 'On site')),
  itSkills: ranking('it_skills', 'Skill'),
  professionalSkills: ranking('professional_skills', 'Skill'),
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
