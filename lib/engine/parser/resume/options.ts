import type { ParsedResume } from '@/lib/contracts';
import type { StringModel } from '../../strings';
import type { Gazetteer, RawSkill, SkillTaxonomy } from '../../taxonomy';

/** Options of a caller for one parse. */
export type ResumeParseOptions = {
  /** yyyy-MM-dd; stands for "today" in every date of the document (parsing.md, DocumentLastModified). */
  documentLastModified: string;
  /** The `Configuration` string of the request; unknown keys are ignored and reported in the parser settings. */
  configuration?: string;
  /** Skills in running text are found only with it; lists of skills are read without. */
  skills?: SkillTaxonomy;
  /** Recognises places; without it only large towns are known. */
  gazetteer?: Gazetteer;
  /** Classifies strings; without it only lists of words do. */
  strings?: StringModel;
  /** True when the time is up; the parser then returns its results so far. */
  shouldStop?: () => boolean;
};

/** The parsed resume, its redacted twin, and the state of the parse. */
export type ResumeParseOutcome = {
  resume: ParsedResume;
  redacted: ParsedResume;
  /** Skills that running text mentions without listing them; not raw skills, but they are normalised. */
  meantSkills: RawSkill[];
  /** True when quality findings of the document call for `WarningsFoundDuringParsing`. */
  hasWarnings: boolean;
  /** True when `shouldStop` ended the parse early. */
  stoppedEarly: boolean;
};
