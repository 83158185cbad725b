/** CVs and postings that do not exist, as parsed documents: of our taxonomies, with the numbers of real ones. */
import { type Random, randomOf } from '@/lib/engine/kernel';
import type { Skill } from '@/lib/engine/taxonomy';
import { CURRENT, drawn, FURTHER_LANGUAGE, WEIGHTS } from './distributions.ts';
import { namedEmployer, namedPlace, PHRASES, TOWNS } from './phrases.ts';
import {
  createTrades,
  type Language,
  type PeopleTables,
  type Profession,
  skewed,
  type Trades,
} from './trades.ts';

const LAST_DAY = Date.parse('2026-11-01');
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;
const REVISED_WITHIN_DAYS = 900;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function coded(list: readonly (readonly [string, number])[], random: Random): string {
  let mark = random.below(list.reduce((sum, [, weight]) => sum + weight, 0));
  return list.find(([, weight]) => {
    mark -= weight;
    return mark < 0;
  })?.[0] as string;
}

const dated = (time: number) => ({
  Date: dayOf(time),
  IsCurrentDate: false,
  FoundYear: true,
  FoundMonth: true,
  FoundDay: true,
});

function sentence(used: readonly Skill[], language: Language, random: Random): string {
  const { openings, ends, and } = PHRASES[language] ?? (PHRASES.en as (typeof PHRASES)[string]);
  const label = () => (used.length > 0 ? random.pick(used).labels[language] : '');
  return `${random.pick(openings)} ${label()} ${and} ${label()} ${random.pick(ends)}`.trim();
}

function sentences(count: number, used: readonly Skill[], language: Language, random: Random): string {
  return Array.from({ length: count }, () => `${sentence(used, language, random)}.`).join('\n');
}

function positionsOf(
  trades: Trades,
  first: Profession,
  used: readonly Skill[],
  language: Language,
  random: Random,
) {
  const count = drawn('positions', random);
  const told = drawn('sentences', random);
  let profession = first;
  let end = LAST_DAY - random.below(REVISED_WITHIN_DAYS) * DAY_MS;
  return Array.from({ length: count }, (_, at) => {
    const months = drawn('monthsOfPosition', random);
    const start = end - Math.round(months * MONTH_DAYS) * DAY_MS;
    const position = {
      Id: `POS-${at + 1}`,
      Employer: { Name: { Raw: namedEmployer(random.pick) } },
      JobTitle: { Raw: trades.titleOf(profession, language, random) },
      IsCurrent: at === 0 && random.below(100) < CURRENT,
      StartDate: dated(start),
      EndDate: dated(end),
      Description: sentences(Math.ceil(told / count), used, language, random),
    };
    profession = trades.nextProfession(profession, random);
    end = start;
    return position;
  });
}

function skillsSection(used: readonly Skill[], language: Language, random: Random) {
  const each = used.map((skill) => ({
    Name: skill.labels[language],
    Id: skill.id,
    Type: skill.type,
    MonthsExperience: { Value: drawn('skillMonths', random) },
    LastUsed: { Value: dayOf(LAST_DAY - random.below(3000) * DAY_MS) },
  }));
  return {
    Raw: each.map(({ Id: _, Type: __, ...raw }) => raw),
    Normalized: each,
  };
}

function educationOf(random: Random) {
  const entries = Array.from({ length: drawn('education', random) }, (_, at) => ({
    Id: `EDU-${at + 1}`,
    SchoolName: { Raw: `University of ${namedPlace(random.pick)}` },
    Degree: { Name: { Raw: 'Degree' }, Type: coded(WEIGHTS.degree, random) },
    EndDate: dated(LAST_DAY - random.below(9000) * DAY_MS),
  }));
  return { EducationDetails: entries, HighestDegree: { Type: entries[0]?.Degree.Type ?? '' } };
}

function resumeOf(trades: Trades, number: number) {
  const random = randomOf(number * 2 + 1);
  const language = coded(WEIGHTS.documentLanguage, random) as Language;
  const profession = trades.profession(random);
  const used = trades.skillsOf(profession, drawn('skills', random), random);
  const positions = positionsOf(trades, profession, used, language, random);
  const [CountryCode, Municipality, Latitude, Longitude] = skewed(TOWNS, random);
  const summary = sentences(2, used, language, random);
  const months = positions.reduce(
    (sum, { StartDate, EndDate }) =>
      sum + Math.round((Date.parse(EndDate.Date) - Date.parse(StartDate.Date)) / DAY_MS / MONTH_DAYS),
    0,
  );
  const languages = [
    language,
    ...(random.below(100) < FURTHER_LANGUAGE ? [coded(WEIGHTS.otherLanguage, random)] : []),
  ];
  return {
    ContactInformation: {
      Location: { CountryCode, Municipality, GeoCoordinates: { Latitude, Longitude } },
    },
    ProfessionalSummary: summary,
    EmploymentHistory: {
      ExperienceSummary: {
        MonthsOfWorkExperience: months,
        MonthsOfManagementExperience: random.below(4) === 0 ? Math.round(months / 2) : 0,
        AverageMonthsPerEmployer: Math.round(months / Math.max(positions.length, 1)),
        FulltimeDirectHirePredictiveIndex: random.below(100),
        ExecutiveType: coded(WEIGHTS.executive, random),
        CurrentManagementLevel: coded(WEIGHTS.level, random),
      },
      Positions: positions,
    },
    Education: educationOf(random),
    Skills: skillsSection(used, language, random),
    Certifications: Array.from({ length: drawn('certifications', random) }, () => ({
      Name: `Certified ${random.pick(used)?.labels.en ?? 'Trainer'}`,
    })),
    LanguageCompetencies: languages.map((LanguageCode) => ({ LanguageCode })),
    ResumeMetadata: {
      PlainText: [
        summary,
        ...positions.map(({ JobTitle, Description }) => `${JobTitle.Raw}\n${Description}`),
      ].join('\n'),
      DocumentLanguage: language,
      DocumentLastModified: dayOf(LAST_DAY - random.below(REVISED_WITHIN_DAYS) * DAY_MS),
    },
  };
}

function jobOf(trades: Trades, number: number) {
  const random = randomOf(number * 2);
  const language = coded(WEIGHTS.documentLanguage, random) as Language;
  const profession = trades.profession(random);
  const used = trades.skillsOf(profession, 6 + random.below(12), random);
  const title = trades.titleOf(profession, language, random);
  const description = sentences(10, used, language, random);
  return {
    JobTitles: { MainJobTitle: title, JobTitle: [title] },
    MinimumYears: { Value: random.below(8) },
    LanguageCodes: [language],
    Degrees: [{ Name: 'Degree', Type: 'bachelors' }],
    Skills: {
      Raw: used.map(({ labels }) => ({ Name: labels[language] })),
      Normalized: used.map(({ id, labels, type }) => ({
        Name: labels[language],
        Id: id,
        Type: type,
        Required: random.below(2) === 0,
      })),
    },
    JobDescription: description,
    JobMetadata: {
      PlainText: `${title}\n${description}`,
      DocumentLanguage: language,
      DocumentLastModified: dayOf(LAST_DAY),
    },
  };
}

/** Makes the document of a number; the same number gives the same document. */
export function createPeople(tables: PeopleTables) {
  const trades = createTrades(tables);
  return {
    resumeOf: (number: number) => resumeOf(trades, number),
    jobOf: (number: number) => jobOf(trades, number),
  };
}

export type People = ReturnType<typeof createPeople>;
