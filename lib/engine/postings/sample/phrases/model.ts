/** The sentences of which the advertisements of one language are made. `{…}` stand for the facts of a job. */
export type Phrases = {
  intro: string[];
  tasksHead: string;
  profileHead: string;
  offerHead: string;
  contactHead: string;
  /** By level of experience: none asked, some, much. */
  experience: [string, string, string];
  /** By level of education: none asked, training, degree. */
  education: [string, string, string];
  tools: string;
  soft: string[];
  languages: string;
  offers: string[];
  fullTime: string;
  partTime: string;
  permanent: string;
  temporary: string;
  payYear: string;
  payMonth: string;
  payHour: string;
  remote: string;
  contact: string;
  agency: string;
  senior: string;
  junior: string;
  /** Mark that opens a title to all genders, where that is the custom. */
  gender: string;
  languageNames: [string, string];
};
