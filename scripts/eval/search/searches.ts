/**
 * Searches as recruiters type them, each with the posting of `relevance.tsv` whose people it looks for. They were written before
 * anything was run; nothing is fitted to them.
 */
export type Search = {
  words: string;
  of: string;
  isSemantic?: true;
  /** What the CVs must say besides. */
  text?: string;
};

const semantic = (of: string, ...words: string[]): Search[] =>
  words.map((each) => ({ words: each, of, isSemantic: true }));
const plain = (of: string, ...words: string[]): Search[] => words.map((each) => ({ words: each, of }));

export const SEARCHES: readonly Search[] = [
  ...plain('q01-en-accountant', 'accountant', 'title:accountant', 'accountnat'),
  ...semantic('q01-en-accountant', 'Buchhalter', 'comptable'),
  ...plain('q02-en-teacher', 'teacher', 'elementary teacher', 'techer'),
  ...semantic('q02-en-teacher', 'Lehrerin', 'profesora'),
  ...plain('q03-en-nurse', 'registered nurse', 'nurse', 'nurse or RN'),
  ...semantic('q03-en-nurse', 'Krankenpflegerin', 'enfermera'),
  ...plain('q04-en-hr-recruiter', 'recruiter', '"human resources"', 'HR generalist', 'HR or recruiter'),
  ...semantic('q04-en-hr-recruiter', 'Personalreferentin'),
  ...plain('q05-en-banker', 'banker', 'relationship banker', '"personal banker" or teller'),
  ...semantic('q05-en-banker', 'Bankkauffrau'),
  ...plain('q06-en-chef', 'chef', 'chef OR cook'),
  ...semantic('q06-en-chef', 'Koch', 'cuisinière'),
  ...plain('q07-en-it-support', '"help desk"', 'IT support', 'desktop support technician'),
  ...semantic('q07-en-it-support', 'IT-Techniker'),
  ...plain('q08-en-construction', 'construction superintendent', 'construction'),
  ...semantic('q08-en-construction', 'Bauleiter'),
  ...plain('q09-en-fitness', 'personal trainer', 'fitness coach'),
  ...semantic('q09-en-fitness', 'Fitnesstrainerin'),
  ...plain('q10-en-sales', 'sales representative', 'outside sales'),
  ...semantic('q10-en-sales', 'Vertriebsmitarbeiter'),
  ...plain('q11-en-public-relations', 'public relations', 'PR manager'),
  ...plain('q12-en-social-media', '"social media"', 'digital marketing'),
  ...semantic('q12-en-social-media', 'community manager'),
  ...plain('q13-en-graphic-designer', 'graphic designer', 'grafic designer'),
  ...semantic('q13-en-graphic-designer', 'diseñadora gráfica'),
  ...plain('q14-en-customer-service', 'customer service representative', 'call center agent'),
  ...semantic('q14-en-customer-service', 'Kundenberater'),
  ...plain('q15-en-software-developer', 'software developer', 'softwear enginer'),
  ...semantic('q15-en-software-developer', 'desarrolladora', 'frontend dev'),
  ...plain('q16-en-medical-assistant', 'medical assistant'),
  ...semantic('q16-en-medical-assistant', 'Medizinische Fachangestellte'),
  ...plain('q17-en-business-development', 'business development', '"business development manager"'),
  ...plain('q18-en-aviation-mechanic', 'aircraft mechanic', 'aviation technician'),
  ...semantic('q18-en-aviation-mechanic', 'Fluggerätmechaniker'),
];

/** Written before anything was run for decision 195; the results of half of them were looked at then. */
export const LATER_SEARCHES: readonly Search[] = [
  ...plain('q01-en-accountant', 'staff accountant'),
  ...semantic('q01-en-accountant', 'Finanzbuchhalterin', 'contable'),
  ...semantic('q02-en-teacher', 'maestra de primaria', 'institutrice'),
  ...plain('q03-en-nurse', 'staff nurse'),
  ...semantic('q03-en-nurse', 'infirmière', 'verpleegkundige'),
  ...plain('q04-en-hr-recruiter', 'talent acquisition'),
  ...semantic('q04-en-hr-recruiter', 'chargée de recrutement'),
  ...semantic('q05-en-banker', 'Bankkaufmann'),
  ...plain('q05-en-banker', 'branch manager bank'),
  ...plain('q06-en-chef', 'sous chef', 'line cook OR chef'),
  ...semantic('q06-en-chef', 'jefe de cocina'),
  ...plain('q07-en-it-support', 'helpdesk technician'),
  ...semantic('q07-en-it-support', 'informaticien support'),
  ...plain('q08-en-construction', 'construction project manager'),
  ...semantic('q08-en-construction', 'jefe de obra'),
  ...semantic('q09-en-fitness', 'entrenador personal'),
  ...plain('q09-en-fitness', 'group fitness instructor'),
  ...plain('q10-en-sales', 'account executive sales'),
  ...semantic('q10-en-sales', 'représentant commercial'),
  ...plain('q11-en-public-relations', 'media relations'),
  ...semantic('q11-en-public-relations', 'Pressesprecherin'),
  ...plain('q12-en-social-media', 'social media marketing'),
  ...semantic('q13-en-graphic-designer', 'Grafikdesignerin'),
  ...plain('q14-en-customer-service', 'customer support representative'),
  ...semantic('q14-en-customer-service', 'Kundenbetreuerin'),
  ...semantic('q15-en-software-developer', 'Softwareentwickler'),
  ...semantic('q16-en-medical-assistant', 'auxiliaire médicale'),
  ...plain('q16-en-medical-assistant', 'certified medical assistant'),
  ...plain('q17-en-business-development', 'biz dev manager'),
  ...semantic('q17-en-business-development', 'Geschäftsentwicklung'),
  ...plain('q18-en-aviation-mechanic', 'A&P mechanic'),
  ...semantic('q18-en-aviation-mechanic', 'mecánico de aviones'),
  { words: 'accountant quickbooks', of: 'q01-en-accountant', text: 'quickbooks' },
  { words: 'senior accountant "general ledger"', of: 'q01-en-accountant', text: 'general ledger' },
  { words: 'math teacher', of: 'q02-en-teacher', text: 'math' },
  { words: 'special education teacher', of: 'q02-en-teacher', text: 'special education' },
  { words: 'HR manager payroll', of: 'q04-en-hr-recruiter', text: 'payroll' },
  { words: 'desktop support active directory', of: 'q07-en-it-support', text: 'active directory' },
  { words: 'designer photoshop illustrator', of: 'q13-en-graphic-designer', text: 'illustrator' },
];
