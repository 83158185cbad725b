import type { JobConfigurationData, ParsedJob } from '@/lib/contracts';
import type { Gazetteer, SkillTaxonomy } from '../../taxonomy';

/** Options of a caller for one parse. */
export type JobParseOptions = {
  /** yyyy-MM-dd; stands for "today" in every date of the document (parsing.md, DocumentLastModified). */
  documentLastModified: string;
  /** The `Configuration` of the request, in either form; its meaning is not shown, it is reported in the settings. */
  configuration?: string | JobConfigurationData;
  /** Finds skills in running text; without it only lists of skills are read. */
  skills?: SkillTaxonomy;
  /** Recognises places; without it only large towns are known. */
  gazetteer?: Gazetteer;
  /** True when the time is up; the parser then returns its results so far. */
  shouldStop?: () => boolean;
};

/** The parsed posting, and the state of the parse. */
export type JobParseOutcome = {
  job: ParsedJob;
  /** True when `shouldStop` ended the parse early. */
  stoppedEarly: boolean;
};
