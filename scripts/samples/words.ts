import type { Language, Person } from './person.ts';

type Words = Record<
  | 'summary'
  | 'jobs'
  | 'studies'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'interests'
  | 'contact'
  | 'today'
  | 'document',
  string
>;

/** The words that a CV in each language uses for its own parts. */
export const WORDS: Record<Language, Words> = {
  en: {
    summary: 'Profile',
    jobs: 'Work Experience',
    studies: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certifications',
    interests: 'Interests',
    contact: 'Contact',
    today: 'present',
    document: 'Curriculum Vitae',
  },
  nl: {
    summary: 'Profiel',
    jobs: 'Werkervaring',
    studies: 'Opleiding',
    skills: 'Vaardigheden',
    languages: 'Talen',
    certificates: 'Certificaten',
    interests: 'Hobby’s',
    contact: 'Contact',
    today: 'heden',
    document: 'Curriculum vitae',
  },
  de: {
    summary: 'Profil',
    jobs: 'Berufserfahrung',
    studies: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    certificates: 'Zertifikate',
    interests: 'Interessen',
    contact: 'Kontakt',
    today: 'heute',
    document: 'Lebenslauf',
  },
  fr: {
    summary: 'Profil',
    jobs: 'Expérience professionnelle',
    studies: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    certificates: 'Certifications',
    interests: 'Centres d’intérêt',
    contact: 'Coordonnées',
    today: 'présent',
    document: 'Curriculum vitae',
  },
  es: {
    summary: 'Perfil',
    jobs: 'Experiencia laboral',
    studies: 'Formación académica',
    skills: 'Competencias',
    languages: 'Idiomas',
    certificates: 'Certificaciones',
    interests: 'Intereses',
    contact: 'Contacto',
    today: 'actualidad',
    document: 'Currículum vítae',
  },
  it: {
    summary: 'Profilo',
    jobs: 'Esperienza lavorativa',
    studies: 'Istruzione e formazione',
    skills: 'Competenze',
    languages: 'Lingue',
    certificates: 'Certificazioni',
    interests: 'Interessi',
    contact: 'Contatti',
    today: 'presente',
    document: 'Curriculum vitae',
  },
  pt: {
    summary: 'Perfil',
    jobs: 'Experiência profissional',
    studies: 'Formação académica',
    skills: 'Competências',
    languages: 'Idiomas',
    certificates: 'Certificações',
    interests: 'Interesses',
    contact: 'Contactos',
    today: 'presente',
    document: 'Curriculum vitae',
  },
  pl: {
    summary: 'Profil zawodowy',
    jobs: 'Doświadczenie zawodowe',
    studies: 'Wykształcenie',
    skills: 'Umiejętności',
    languages: 'Języki',
    certificates: 'Certyfikaty',
    interests: 'Zainteresowania',
    contact: 'Kontakt',
    today: 'obecnie',
    document: 'Życiorys',
  },
};

/** Returns a month as the person writes it: `March 2021`, `03/2021` or `2021`. */
function month(person: Person, value: string): string {
  const [year, number] = value.split('-');
  if (!number || person.dates === 'years') return String(year);
  if (person.dates === 'digits')
    return `${number}${person.language === 'de' || person.language === 'pl' ? '.' : '/'}${year}`;
  const date = new Date(Date.UTC(Number(year), Number(number) - 1, 1));
  const options: Intl.DateTimeFormatOptions = {
    month: person.look === 'sidebar' ? 'short' : 'long',
    timeZone: 'UTC',
  };
  const name = new Intl.DateTimeFormat(person.language, options).format(date);
  return `${name} ${year}`;
}

/** Returns a period as the person writes it, e.g. `März 2020 – heute`. */
export function period(
  person: Person,
  { start, end }: { start?: string; end?: string },
  isJob = true,
): string {
  const until = end ? month(person, end) : isJob ? WORDS[person.language].today : '';
  return [start ? month(person, start) : '', until].filter(Boolean).join(' – ');
}
