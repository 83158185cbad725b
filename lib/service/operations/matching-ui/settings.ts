import type { DecodedOf, FilterCriteriaData, SearchMatchSettingsData, UI_REQUESTS } from '@/lib/contracts';

type Asking = DecodedOf<(typeof UI_REQUESTS)[Exclude<keyof typeof UI_REQUESTS, `details${string}`>]>;

type Question = {
  filterCriteria?: FilterCriteriaData | null | undefined;
  settings?: SearchMatchSettingsData | null | undefined;
};

/** Tags of the criteria stay only where the user has no picklists to choose them from (matching-ui.md, SaasRequest). */
function tagsOf({ uiOptions }: Asking, criteria: FilterCriteriaData): FilterCriteriaData {
  const picklists = uiOptions?.userDefinedTagsPicklists ?? uiOptions?.customValuePicklists ?? [];
  return picklists.length > 0 ? { ...criteria, userDefinedTags: undefined } : criteria;
}

/**
 * Filter criteria of a request or of its page, whose places are located by the provider of `GeocodeOptions` where the
 * criteria name none (decision 48).
 */
export function criteriaWith({ geocodeOptions }: Asking, criteria: FilterCriteriaData): FilterCriteriaData {
  const { locationCriteria } = criteria;
  if (!locationCriteria || locationCriteria.geocodeProvider || !geocodeOptions?.provider) return criteria;
  const { provider, providerKey } = geocodeOptions;
  return {
    ...criteria,
    locationCriteria: { ...locationCriteria, geocodeProvider: provider, geocodeProviderKey: providerKey },
  };
}

/** Titles are normalised where `ParseOptions` request it and the settings leave it open (decision 48). */
function settingsOf({ parseOptions }: Asking, settings: Question['settings']): Question['settings'] {
  const normalize = parseOptions?.professionsSettings?.normalize;
  return normalize && settings?.normalizeJobTitles == null
    ? { ...settings, normalizeJobTitles: true }
    : settings;
}

/** Returns a request with the effect of its options on its question. */
export function withSettings<Body extends Asking>(asking: Body): Body {
  const question: Question = asking.saasRequest;
  const criteria = question.filterCriteria;
  return {
    ...asking,
    saasRequest: {
      ...asking.saasRequest,
      ...(criteria && { filterCriteria: criteriaWith(asking, tagsOf(asking, criteria)) }),
      settings: settingsOf(asking, question.settings),
    },
  };
}
