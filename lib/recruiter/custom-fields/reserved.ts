import { CAREER_FILTERS, FACT_FILTERS } from '../search/filters';
import { LIST_WORDS } from '../search/language';

/** Names that the bar of a list or its address has for something else. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values({ ...FACT_FILTERS, ...CAREER_FILTERS }).map(({ parameter }) => parameter),
  ...LIST_WORDS.fields,
  ...['skill', 'experience', 'country', 'language', 'state', 'sample', 'contract', 'employment', 'remote'],
  ...['salary', 'findings', 'misfit', 'field', 'columns', 'page', 'size', 'sort', 'dir', 'format', 'view'],
]);
