import { describe, expect, it } from 'vitest';
import { shipped } from '../../../taxonomy/skills/testing/shipped';
import { writtenDocument } from '../../shared/testing/written';
import { parseJob } from '../index';
import { jobOf } from '../testing/read';

const asked = (text: string) => jobOf(`Clerk\nAcme\n\n# Requirements\n- ${text}`);

function yearsIn(text: string): string {
  const { minimumYears, maximumYears, minimumYearsManagement } = asked(text);
  return `${minimumYears?.value ?? '-'}..${maximumYears?.value ?? '-'}, ${minimumYearsManagement?.value ?? '-'}`;
}

describe('years', () => {
  it.each([
    ['5+ years of experience in sales', '5..-, -'],
    ['3-5 years in a similar role', '3..5, -'],
    ['At least four years of experience', '4..-, -'],
    ['Mindestens drei Jahre Berufserfahrung', '3..-, -'],
    ['Au moins 2 ans d’expérience', '2..-, -'],
    ['Entre 2 y 4 años de experiencia', '2..4, -'],
    ['Almeno 3 anni di esperienza', '3..-, -'],
    ['Minimaal vijf jaar werkervaring', '5..-, -'],
    ['Minimum 2 lata doświadczenia', '2..-, -'],
    ['Mínimo de 3 anos de experiência', '3..-, -'],
    ['8 years in retail, including 3 years managing a team', '8..-, 3'],
    ['Zehn Jahre Erfahrung, davon 4 Jahre Führungserfahrung', '10..-, 4'],
    ['10 years of experience, of which 2 years in management.', '10..-, 2'],
    ['At least 2 years in a management role', '2..-, 2'],
    ['4 years of experience managing a team of engineers', '4..-, 4'],
    ['10 years in finance, with 3 years in a senior leadership role', '10..-, 3'],
    ['6 years in support. People leadership experience (2 years minimum)', '6..-, 2'],
    ['5 years of experience in Client Success, Project Management or Account Management', '5..-, -'],
    ['7 years leading complex software programs', '7..-, -'],
    ['6 years of experience working with senior management', '6..-, -'],
    ['3 years managing employee benefits', '3..-, -'],
    ['8 years of engineering, including technical leadership', '8..-, -'],
    ['De 4 a 6 años de experiencia, al menos dos gestionando equipos', '4..6, 2'],
    ['Esperienza di almeno 8 anni nelle vendite, di cui 3 nella gestione di un team', '8..-, 3'],
    ['7 Jahre Berufserfahrung, davon 3 Jahre in einer Führungsposition', '7..-, 3'],
    ['You are at least 18 years old', '-..-, -'],
    ['3 years of experience required; 5 years preferred', '3..-, -'],
    ['2+ years of experience; 6+ years for the senior level', '2..-, -'],
    ['24 months of experience in retail', '2..-, -'],
    ['A contract of 12 months', '-..-, -'],
    ['Minst 3 års erfarenhet av butik', '3..-, -'],
    ['Alespoň 2 roky praxe', '2..-, -'],
    ['En az 5 yıl deneyim', '5..-, -'],
    ['Minimum 4 ani de experiență', '4..-, -'],
    ['Опыт работы от 3 лет', '3..-, -'],
    ['営業経験3年以上', '3..-, -'],
    ['경력 5년 이상', '5..-, -'],
  ])('%s', (text, expected) => expect(yearsIn(text)).toBe(expected));

  it('of the employer are none', () => {
    const job = jobOf('Clerk\nAcme\n\n# About us\nFor over 40 years of experience we have built bridges.');
    expect(job.minimumYears).toBeUndefined();
  });
});

describe('the degree', () => {
  it.each([
    ["Bachelor's or Master's degree in Physics", 'bachelors'],
    ['MSc in Chemistry', 'MSc'],
    ['Abgeschlossenes Hochschulstudium', 'bachelors'],
    ['Abgeschlossene kaufmännische Ausbildung', 'vocational'],
    ['Laurea in Economia', 'bachelors'],
    ['Wykształcenie wyższe', 'bachelors'],
    ['Licenciatura em Direito', 'bachelors'],
    ['High school diploma', 'highSchoolOrEquivalent'],
  ])('%s', (text, type) => {
    const { degrees, requiredDegree } = asked(text);
    expect(degrees?.find(({ name }) => name === requiredDegree)?.type).toBe(type);
  });

  it.each(['Experience as a Scrum Master', 'Driving licence', 'You work as a Sales Associate', 'MS Office'])(
    '%s is none',
    (text) => expect(asked(text).degrees).toEqual([]),
  );

  it('that is only preferred is not required', () => {
    const { degrees, requiredDegree } = asked("Master's degree preferred");
    expect(degrees).toHaveLength(1);
    expect(requiredDegree).toBeUndefined();
  });
});

describe('languages', () => {
  it.each([
    ['Fluent in English and German', ['en', 'de']],
    ['Sehr gute Deutschkenntnisse, Englisch von Vorteil', ['de', 'en']],
    ['Anglais courant, espagnol apprécié', ['en', 'es']],
    ['Inglés nivel C1', ['en']],
    ['Buona conoscenza della lingua francese', ['fr']],
    ['Goede beheersing van de Nederlandse taal', ['nl']],
    ['Bardzo dobra znajomość języka niemieckiego', ['de']],
    ['Domínio de inglês', ['en']],
    ['English, Polish', ['en', 'pl']],
    ['Knowledge of the German market', []],
    ['Programming languages: Python', []],
    ['No need to speak French', []],
    ['Fluent English; French is not required', ['en']],
    ['Deutschkenntnisse sind nicht erforderlich, aber Englisch fließend', ['en']],
    ["L'anglais n'est pas nécessaire, français courant", ['fr']],
    ['No es necesario hablar inglés', []],
    ['Znajomość języka polskiego nie jest wymagana', []],
    ['You do not need to speak Dutch', []],
  ])('%s', (text, codes) => expect(asked(text).languageCodes).toEqual(codes));
});

describe('licences', () => {
  it.each([
    ['Full UK driving licence', ['Full UK driving licence']],
    ['Führerschein der Klasse B', ['B']],
    ['Permis B exigé', ['B']],
    ['Carnet de conducir B', ['B']],
    ['Patente B', ['B']],
    ['Rijbewijs BE', ['BE']],
    ['Prawo jazdy kat. C+E', ['CE']],
    ['Carta de condução B', ['B']],
    ['CDL Class A', ['CDL A']],
    ['Software licences', []],
  ])('to drive: %s', (text, expected) => expect(asked(text).driversLicenses).toEqual(expected));

  it.each([
    ['PMP or PRINCE2', ['PMP', 'PRINCE2']],
    ['Certified Kubernetes Administrator', ['Certified Kubernetes Administrator']],
    ['BIG-registratie', ['BIG-registratie']],
    ['A pump and a rn', []],
  ])('to practise: %s', (text, expected) => expect(asked(text).certificationsAndLicenses).toEqual(expected));
});

describe('listed skills', () => {
  it.each([
    [
      'We are looking for a person for our team. # Requirements',
      'Knowledge of Quirkbase and Fenwick CRM',
      ['Quirkbase', 'Fenwick CRM'],
    ],
    [
      'Nous cherchons une personne pour notre équipe dans la ville. # Profil',
      'Maîtrise de Quirkbase et d’Ordonil',
      ['Quirkbase', 'Ordonil'],
    ],
    [
      'Szukamy osoby, która jest gotowa do pracy w naszym zespole, a także na magazynie oraz z nami. # Wymagania',
      'Znajomość programu Quirkbase',
      ['Quirkbase'],
    ],
    [
      'Procuramos uma pessoa para a nossa equipa, que não tem medo de trabalhar com as mãos. # Requisitos',
      'Conhecimentos de pneumática',
      ['pneumática'],
    ],
    ['We are looking for a person for our team. # Requirements', 'Knowledge of our industry', []],
  ])('%s: %s', (opening, text, expected) => {
    const job = jobOf(`${opening.replace(' # ', '\n\n# ')}\n- ${text}`);
    expect(job.skills?.raw?.map(({ name }) => name)).toEqual(expected);
  });

  it('under a heading of skills are taken as they are', () => {
    const job = jobOf('Clerk\nAcme\n\n# Tech stack\n- Quirkbase, Ordonil\n- Fenwick');
    expect(job.skills?.raw?.map(({ name }) => name)).toEqual(['Quirkbase', 'Ordonil', 'Fenwick']);
  });

  it('are no subjects of degrees', () =>
    expect(asked("Bachelor's degree in Marine Biology").skills?.raw).toEqual([]));
});

describe('what the employer says of itself', () => {
  it.each([
    ['before all else', 'Acme launched its trading platform in 2018.', []],
    ['of itself', 'We are building the operating system of dental offices.', []],
    ['of what is worked with', 'We use Rust for all of our services.', ['Rust']],
    ['of the job', 'You bring machine learning to what we do.', ['machine learning']],
  ])('%s', (_kind, text, expected) => {
    const { job } = parseJob(
      writtenDocument(
        `Engineer\nAcme\n\n${text}\n\n# Responsibilities\n- Plan what the team does in the next year.\n\n# Requirements\n- A calm hand, and the will to work with others.`,
      ),
      { documentLastModified: '2026-01-01', skills: shipped },
    );
    expect(job.skills?.raw?.map(({ name }) => name)).toEqual(expected);
  });

  it('of its product is none', () => {
    const { job } = parseJob(
      writtenDocument(
        'Engineer\nAcme\n\n# Requirements\n- A calm hand.\n\n# Our platform\n- Works with Kubernetes.',
      ),
      { documentLastModified: '2026-01-01', skills: shipped },
    );
    expect(job.skills?.raw).toEqual([]);
  });
});

describe('schools', () => {
  it.each([
    [
      'Graduates of Harvard University, Stanford University or the London School of Economics preferred.',
      ['Harvard University', 'Stanford University', 'London School of Economics'],
    ],
    ['MBA from INSEAD or a degree from MIT', ['INSEAD', 'MIT']],
    ['Diplom der Fachhochschule Aachen oder der TU München', ['Fachhochschule Aachen', 'TU München']],
    ['Degree from an accredited university, or High School diploma', []],
    ['We sell software to Harvard University.', []],
  ])('of %j', (text, schools) => expect(asked(text).schoolNames).toEqual(schools));
});

it.each([
  ['HGV Class 1 licence and a digital tachograph card', ['CE']],
  ['HGV Class 2', ['C']],
  ['Führerschein C+E', ['CE']],
  ['LGV C+E with CPC', ['CE']],
])('classes of lorries: %s', (text, classes) => {
  expect(asked(text).driversLicenses).toEqual(classes);
});
