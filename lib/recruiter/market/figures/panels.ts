/** The figures of a dashboard: their titles and the fields that the market must have for them. */
const PANELS = {
  trend: { title: 'New and open jobs', needs: ['date'] },
  professions: { title: 'Professions', needs: ['profession'] },
  professionGroups: { title: 'Profession groups', needs: ['profession_group'] },
  professionClasses: { title: 'Profession classes', needs: ['profession_class'] },
  employers: { title: 'Employers', needs: ['organization_name'] },
  growing: { title: 'Employers that grow and shrink', needs: ['organization_name', 'date'] },
  leads: { title: 'Direct employers that hire now', needs: ['organization_name', 'via_intermediary'] },
  websites: { title: 'Websites', needs: ['source_website'] },
  industries: { title: 'Industries', needs: ['organization_industry'] },
  agencies: { title: 'Posted by', needs: ['via_intermediary'] },
  places: { title: 'Places', needs: ['location', 'location_coordinates'] },
  regions: { title: 'Regions', needs: ['region'] },
  countries: { title: 'Countries', needs: ['country'] },
  remote: { title: 'Remote work', needs: ['remote'] },
  itSkills: { title: 'IT skills', needs: ['it_skills'] },
  professionalSkills: { title: 'Professional skills', needs: ['professional_skills'] },
  itSkillsMoving: { title: 'IT skills that rise and fall', needs: ['it_skills', 'date'] },
  professionalSkillsMoving: {
    title: 'Professional skills that rise and fall',
    needs: ['professional_skills', 'date'],
  },
  education: { title: 'Education', needs: ['education_level'] },
  experience: { title: 'Experience', needs: ['experience_level'] },
  contracts: { title: 'Contract', needs: ['contract_type'] },
  hours: { title: 'Hours a week', needs: ['hours_per_week_from'] },
  pay: { title: 'Pay', needs: ['salary', 'salary_currency'] },
  payByProfession: { title: 'Pay by profession', needs: ['salary', 'salary_currency', 'profession'] },
  payByRegion: { title: 'Pay by region', needs: ['salary', 'salary_currency', 'region'] },
  payByExperience: { title: 'Pay by experience', needs: ['salary', 'salary_currency', 'experience_level'] },
  lifetime: { title: 'Days online', needs: ['date', 'expiration_date'] },
} as const satisfies Record<string, { title: string; needs: readonly string[] }>;

export type PanelId = keyof typeof PANELS;

export const PANEL_IDS = Object.keys(PANELS) as [PanelId, ...PanelId[]];

export function panelTitle(id: PanelId): string {
  return PANELS[id].title;
}

/** Returns the panels that the fields of a market make possible. */
export function possiblePanels(fields: ReadonlySet<string>): PanelId[] {
  return PANEL_IDS.filter((id) => PANELS[id].needs.every((field) => fields.has(field)));
}
