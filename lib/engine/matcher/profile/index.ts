import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import type { MatchKnowledge } from '../knowledge';
import { careerOfJob, careerOfResume, countsExperience, YEARS, yearsIn } from './career';
import { credentialsOfJob, credentialsOfResume } from './credentials';
import { readJob, readResume, type TellingDocument } from './document';
import { industriesOf } from './industries';
import { languagesOfJob, languagesOfResume } from './languages';
import type { DescribedProfile, Profile } from './model';
import { askedSentences, isFirm } from './musts';
import { tellingSentences, themesOf } from './sentences';
import { skillFacts } from './skills';
import { titleFacts } from './titles';
import { wordFacts } from './words';

/**
 * Documents in the form that they are compared in (docs/matching.md). Pure: the same document and tables give the same
 * profile.
 */

export {
  AS_WRITTEN,
  type DescribedProfile,
  type Profile,
  SENTENCE_END,
  type SkillFacts,
  type TitleFacts,
  type WordFacts,
} from './model';
export { openProfile, PROFILE_FORMAT, packProfile } from './pack';

type Rest = {
  kind: Profile['kind'];
  languages: ReturnType<typeof languagesOfResume>;
  career: ReturnType<typeof careerOfResume>;
  credentials: ReturnType<typeof credentialsOfResume>;
  /** True if the years that a posting requires are a must. */
  isExperienceMust: boolean;
  /** True if nobody of a CV worked longer than its months. */
  countsExperience: boolean;
};

function profileOf(
  source: ParsedResume | ParsedJob,
  document: TellingDocument,
  { kind, languages, career, credentials, isExperienceMust, countsExperience: isCounted }: Rest,
  knowledge: MatchKnowledge,
): DescribedProfile {
  const titles = titleFacts(document, knowledge);
  const telling = tellingSentences(document, knowledge);
  const { themes, sentences } = themesOf(telling, document.studies, knowledge);
  const words = wordFacts(document, titles.names, telling, knowledge);
  const { certifications, names, degree, degreeName, subjects = [] } = credentials;
  const skills = skillFacts(source, { kind, document, marks: certifications.marks }, knowledge);
  return {
    profile: {
      kind,
      titles: titles.facts,
      themes,
      words: words.facts,
      skills: skills.facts,
      industries: industriesOf(titles.facts, skills.skills, knowledge),
      languages: languages.facts,
      certifications,
      degree,
      ...career,
      stated: {
        isDegreeMust: credentials.isDegreeMust ?? false,
        isExperienceMust,
        countsExperience: isCounted,
        listsLanguages: languages.isListed,
      },
    },
    wording: {
      titles: titles.names,
      sentences: [...new Set([...words.sentences, ...sentences])],
      skillSentences: skills.sentences,
      certifications: names,
      languages: languages.codes,
      ...(document.language ? { language: document.language } : {}),
      ...(isCounted ? {} : { toldYears: yearsIn(document.texts) }),
      ...(degreeName ? { degree: degreeName, ...(subjects.length > 0 && { subjects }) } : {}),
    },
  };
}

/** Returns the profile of a CV as it was parsed, and redacted before if it is to be kept. Takes some milliseconds. */
export function profileOfResume(resume: ParsedResume, knowledge: MatchKnowledge): DescribedProfile {
  const document = readResume(resume);
  const rest: Rest = {
    kind: 'resume',
    languages: languagesOfResume(resume, document.language),
    career: careerOfResume(resume),
    credentials: credentialsOfResume(resume, document),
    isExperienceMust: false,
    countsExperience: countsExperience(resume, document),
  };
  return profileOf(resume, document, rest, knowledge);
}

/** Returns the profile of a posting as it was parsed. */
export function profileOfJob(job: ParsedJob, knowledge: MatchKnowledge): DescribedProfile {
  const document = readJob(job);
  const sentences = askedSentences(job);
  const career = careerOfJob(job);
  const rest: Rest = {
    kind: 'job',
    languages: languagesOfJob(job, sentences),
    career,
    credentials: credentialsOfJob(job, document, sentences),
    isExperienceMust: career.experience !== undefined && isFirm(sentences, YEARS),
    countsExperience: true,
  };
  return profileOf(job, document, rest, knowledge);
}
