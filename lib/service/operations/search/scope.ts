import type { SearchMatchBaseData } from '@/lib/contracts';
import { fail, fold, type Result, succeed } from '@/lib/engine/kernel';
import { type CriteriaContext, type Relevance, readCriteria, type Widened } from '@/lib/engine/search';
import { otherFormsOf, titlesOfSameProfession } from '@/lib/engine/taxonomy';
import { catchUpWith, type DocumentSearch, type SearchScope } from '../../document-search';
import { serviceRuntime } from '../../runtime';
import type { DocumentIndex } from '../../store';
import { processTaxonomies } from '../../taxonomy';
import type { Call, OperationFailure } from '../outcome';
import { readCircles, readIndexes, readSettings, type TitleSettings } from './read-request';
import { readWords } from './words';

/** Documents that a request covers, in searches and in matches with filters. */
export type ReadScope = {
  scope: SearchScope;
  /** Order of the results; absent where no words are searched for. */
  relevance: Relevance | undefined;
  indexes: readonly DocumentIndex[];
  /** Number of filters; a search without any is refused, a match is not. */
  filters: number;
  /** With which terms a semantic expression was widened. */
  widened: readonly Widened[];
  /** Number of acknowledged changes of these indexes that the search does not know yet. */
  missing: number;
};

/** Returns a message about changes that a search does not know yet; nothing where it knows all. */
export function tellMissing(missing: number): { message?: string } {
  if (missing === 0) return {};
  return {
    message: `Successful transaction. The index is being brought up to date: ${missing} of its latest changes are not in these results.`,
  };
}

const MOST_TITLES = 30;

function titlesLike({ exact, normalize, language }: TitleSettings): CriteriaContext['titlesLike'] {
  const { professions } = processTaxonomies();
  const forms = (title: string) =>
    exact || /[*?]/.test(title) ? [] : otherFormsOf(professions, fold(title));
  if (!normalize) return forms;
  return (title) => [
    ...forms(title),
    ...titlesOfSameProfession(professions, title, language).slice(0, MOST_TITLES),
  ];
}

/**
 * Reads which documents a request covers; problems are reported with the names of its members. Searches then let the
 * index catch up first; just a check of the request need not wait.
 */
export async function readScope(
  { account, signal, body }: Call & { body: SearchMatchBaseData },
  search: DocumentSearch,
  { catchesUp }: { catchesUp: boolean },
): Promise<Result<ReadScope, OperationFailure>> {
  const { records } = await serviceRuntime();
  const indexes = await readIndexes(records, account, body);
  if (!indexes.ok) return indexes;
  const settings = readSettings(body.settings);
  if (!settings.ok) return settings;
  const criteria = body.filterCriteria ?? {};
  const circles = await readCircles(criteria, signal);
  if (!circles.ok) return circles;
  const indexIds = indexes.value.map(({ id }) => id);
  const missing = catchesUp ? await catchUpWith(indexIds) : 0;
  const words = await readWords(search, criteria, settings.value, indexIds);
  if (!words.ok) return words;
  const read = readCriteria(criteria, {
    today: new Date().toISOString().slice(0, 10),
    hasJobs: indexes.value.some(({ type }) => type === 'Job'),
    exactTitles: settings.value.exact,
    titlesLike: titlesLike(settings.value),
    expression: words.value.expression,
    circles: circles.value,
  });
  if (read.problems.length > 0)
    return fail({
      code: 'InvalidParameter',
      message: `${read.problems
        .slice(0, 20)
        .map(({ member, rule }) => `FilterCriteria.${member} ${rule}`)
        .join('; ')}.`,
    });
  return succeed({
    scope: { indexIds, condition: read.condition },
    relevance: read.relevance,
    indexes: indexes.value,
    filters: read.filters,
    widened: words.value.widened,
    missing,
  });
}
