import type { FilterCriteriaData } from '@/lib/contracts';
import { all, Parameters } from '../../market';
import { type Relevance, relevanceOf } from '../relevance';
import { employers, skills, titles } from './career';
import { customFields, documents, expressed, location } from './documents';
import { education } from './education';
import type { CriteriaContext, CriteriaProblem, SearchCondition } from './model';
import { lists, numbers, person } from './people';
import { CriteriaReader } from './reader';

/**
 * FilterCriteria (wire-facts 2.2) as one condition on the columns of documents. Problems are reported with the name of
 * their member; an unset filter has no effect, and a switch that is false is unset.
 */
export type {
  CriteriaContext,
  CriteriaProblem,
  PlaceCircle,
  SearchCondition,
} from './model';

const PARTS = [
  documents,
  customFields,
  titles,
  employers,
  skills,
  education,
  lists,
  numbers,
  person,
  location,
  expressed,
];

/**
 * The criteria as a condition, or everything that is wrong with them. Without any filter it holds for all documents.
 */
export function readCriteria(
  criteria: FilterCriteriaData,
  context: CriteriaContext,
): {
  condition: SearchCondition;
  /** Order of the results; absent where no words are searched for. */
  relevance: Relevance | undefined;
  filters: number;
  problems: readonly CriteriaProblem[];
} {
  const reader = new CriteriaReader(criteria, context);
  for (const part of PARTS) part(reader);
  const { conditions, parameters, problems } = reader;
  const { expression } = context;
  return {
    condition: { sql: all(conditions), parameters: parameters.values },
    relevance:
      expression && relevanceOf(expression.node, new Parameters('r'), expression.words, expression.nearness),
    filters: conditions.length,
    problems,
  };
}
