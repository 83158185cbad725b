import { FILTER_IDS, FILTER_TITLES, type FilterId, type UIOptionsData } from '@/lib/contracts';
import { collectProblems, type Problems, refuseLabel } from './problems';
import { type CheckedHooks, readHooks } from './read-hooks';
import { type CheckedStyle, readStyle } from './read-style';

const LONGEST_NAME = 200;
const LONGEST_TITLE = 80;
const MOST_PICKLISTS = 50;
const MOST_OPTIONS = 1000;
const LONGEST_TAG = 100;

export type Picklist = { label: string; options: { value: string; text: string }[] };

/** The options of an interface with the defaults of wire-facts 2.5. */
export type CheckedOptions = {
  username?: string;
  sovScoreName: string;
  style: CheckedStyle;
  switches: {
    showFilterCriteria: boolean;
    executeImmediately: boolean;
    showBanner: boolean;
    showWeights: boolean;
    showDetailsButton: boolean;
    showFindSimilar: boolean;
    showWebSourcing: boolean;
    showJobBoards: boolean;
    showSavedSearches: boolean;
  };
  filters: { filterId: FilterId; title: string }[];
  picklists: Picklist[];
  hooks: CheckedHooks;
};

function readFilters(given: UIOptionsData['filtersToShow'], problems: Problems): CheckedOptions['filters'] {
  if (!given) return FILTER_IDS.map((filterId) => ({ filterId, title: FILTER_TITLES[filterId] }));
  const seen = new Set<FilterId>();
  return given.flatMap(({ filterId: id, title }, at) => {
    const member = `UIOptions.FiltersToShow[${at}]`;
    const filterId = FILTER_IDS.find((each) => each === id?.trim().toUpperCase());
    if (!filterId) {
      problems.add(
        `${member}.FilterId`,
        id?.trim() ? `must be one of ${FILTER_IDS.join(', ')}` : 'is required',
      );
      return [];
    }
    if (seen.has(filterId)) problems.add(`${member}.FilterId`, 'is given a second time');
    seen.add(filterId);
    const wrong = title?.trim() ? refuseLabel(title, LONGEST_TITLE) : undefined;
    if (wrong) problems.add(`${member}.Title`, wrong);
    return [{ filterId, title: title?.trim() || FILTER_TITLES[filterId] }];
  });
}

function readPicklists(options: UIOptionsData, problems: Problems): Picklist[] {
  const name = options.userDefinedTagsPicklists ? 'UserDefinedTagsPicklists' : 'CustomValuePicklists';
  const given = options.userDefinedTagsPicklists ?? options.customValuePicklists ?? [];
  const member = `UIOptions.${name}`;
  if (given.length > MOST_PICKLISTS) problems.add(member, `may hold at most ${MOST_PICKLISTS} lists`);
  return given.slice(0, MOST_PICKLISTS).map((list, at) => {
    const place = `${member}[${at}]`;
    const wrong = refuseLabel(list.label, LONGEST_TITLE);
    if (wrong) problems.add(`${place}.Label`, wrong);
    const entries = list.options ?? [];
    if (entries.length === 0) problems.add(`${place}.Options`, 'must hold at least one option');
    if (entries.length > MOST_OPTIONS)
      problems.add(`${place}.Options`, `may hold at most ${MOST_OPTIONS} options`);
    for (const [number, { value }] of entries.entries()) {
      const refused = refuseLabel(value, LONGEST_TAG);
      if (refused) problems.add(`${place}.Options[${number}].Value`, refused);
    }
    return {
      label: list.label?.trim() ?? '',
      options: entries.map(({ value, text }) => ({
        value: value?.trim() ?? '',
        text: text?.trim() || value?.trim() || '',
      })),
    };
  });
}

function refuseName(name: string | null | undefined, member: string, problems: Problems): void {
  const wrong = name?.trim() ? refuseLabel(name, LONGEST_NAME) : undefined;
  if (wrong) problems.add(member, wrong);
}

/** Reads the options of a request with their defaults, and their problems. */
export function readOptions(given: UIOptionsData | null | undefined): {
  options: CheckedOptions;
  problems: readonly string[];
} {
  const asked = given ?? {};
  const problems = collectProblems();
  refuseName(asked.username, 'UIOptions.Username', problems);
  refuseName(asked.sovScoreName, 'UIOptions.SovScoreName', problems);
  const options: CheckedOptions = {
    username: asked.username?.trim() || undefined,
    sovScoreName: asked.sovScoreName?.trim() || 'Score',
    style: readStyle(asked.style, problems),
    switches: {
      showFilterCriteria: asked.showFilterCriteria ?? true,
      executeImmediately: asked.executeImmediately ?? false,
      showBanner: asked.showBanner ?? true,
      showWeights: asked.showWeights ?? true,
      showDetailsButton: asked.showDetailsButton ?? true,
      showFindSimilar: asked.showFindSimilar ?? true,
      showWebSourcing: asked.showWebSourcing ?? false,
      showJobBoards: asked.showJobBoards ?? true,
      showSavedSearches: asked.showSavedSearches ?? false,
    },
    filters: readFilters(asked.filtersToShow, problems),
    picklists: readPicklists(asked, problems),
    hooks: readHooks(asked.hooks, problems),
  };
  return { options, problems: problems.all };
}

/** Returns a warning for each requested feature that has no source here. */
export function warningsOf(given: UIOptionsData | null | undefined): string[] {
  const asked = given ?? {};
  const without = 'no web or job board source is connected to this service, so it is not shown';
  return [
    ...(asked.hooks?.sourcing ?? []).map((_, at) => `UIOptions.Hooks.Sourcing[${at}]: ${without}.`),
    ...(asked.showWebSourcing ? [`UIOptions.ShowWebSourcing: ${without}.`] : []),
    ...(asked.showJobBoards ? [`UIOptions.ShowJobBoards: ${without}.`] : []),
  ];
}
