import type { CategoryWeightsData, FilterCriteriaData, SearchMatchSettingsData } from '@/lib/contracts';
import type { Session } from '../../interfaces';
import { readWeights } from '../scoring/weights';
import { type CheckedOptions, readOptions } from './read-options';

/** The request that a session was created with; requests of other kinds have less. */

/** Returns the options of a session, checked when it began. */
export function optionsOf({ request }: Session): CheckedOptions {
  return readOptions(request.body.uiOptions).options;
}

/** Returns the indexes that a session searches. */
export function indexIdsOf({ request }: Session): string[] {
  return 'saasRequest' in request.body && 'indexIdsToSearchInto' in request.body.saasRequest
    ? (request.body.saasRequest.indexIdsToSearchInto ?? [])
    : [];
}

/** Returns the filters that a session begins with. */
export function criteriaOfRequest({ request }: Session): FilterCriteriaData | null | undefined {
  return 'saasRequest' in request.body && 'filterCriteria' in request.body.saasRequest
    ? request.body.saasRequest.filterCriteria
    : undefined;
}

/** Returns the weights that a session begins with, in either of their forms. */
export function weightsOfRequest({ request }: Session): CategoryWeightsData | undefined {
  const { body } = request;
  if (!('saasRequest' in body) || !('preferredCategoryWeights' in body.saasRequest)) return undefined;
  const read = readWeights(body.saasRequest);
  return read.ok ? read.value : undefined;
}

/** Returns the settings of the question of a session. */
export function settingsOfRequest({ request }: Session): SearchMatchSettingsData | null | undefined {
  return 'saasRequest' in request.body ? request.body.saasRequest.settings : undefined;
}
