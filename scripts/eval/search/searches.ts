/**
 * Searches as recruiters type them, each with the posting of `relevance.tsv` whose people it looks for. They were written before
 * anything was run; nothing is fitted to them.
 */
export type Search = { words: string; of: string; isSemantic?: true };

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
