import type { FilterCriteriaData } from '@/lib/contracts';
import { Parameters, type Statement } from '../../market';
import { DEGREE_TYPES, degreeRank } from '../../taxonomy';
import type { ListColumn, TextColumn } from '../columns';
import { listHas, type Sought, several, soughtOf, within } from '../conditions';
import type { CriteriaContext, CriteriaProblem } from './model';

const MAX_VALUES = 500;
const MAX_VALUE_LENGTH = 500;

/** Returns the place of a degree type in the rising order of types; below 0 for an unknown type. */
export function rankOf(type: string): number {
  const named = DEGREE_TYPES.find((each) => each.toLowerCase() === type.toLowerCase());
  return named === undefined ? -1 : degreeRank(named);
}

/** Gathers the conditions of criteria and their problems. */
export class CriteriaReader {
  readonly conditions: string[] = [];
  readonly problems: CriteriaProblem[] = [];
  readonly parameters = new Parameters();
  readonly criteria: FilterCriteriaData;
  readonly context: CriteriaContext;

  constructor(criteria: FilterCriteriaData, context: CriteriaContext) {
    this.criteria = criteria;
    this.context = context;
  }

  refuse(member: string, rule: string): undefined {
    this.problems.push({ member, rule });
    return undefined;
  }

  add(...conditions: string[]) {
    this.conditions.push(...conditions);
  }

  /** Takes parameters of SQL that was made elsewhere, whose names are its own. */
  given(parameters: Statement['parameters']) {
    Object.assign(this.parameters.values, parameters);
  }

  /** Returns the valid values of a list; problems are reported. */
  values(member: string, values: readonly string[] | null | undefined): string[] {
    const given = (values ?? []).map((value) => value.trim()).filter(Boolean);
    if (given.length > MAX_VALUES) this.refuse(member, `may hold at most ${MAX_VALUES} values`);
    if (given.some((value) => value.length > MAX_VALUE_LENGTH))
      this.refuse(member, `may hold values of at most ${MAX_VALUE_LENGTH} characters`);
    return given.slice(0, MAX_VALUES);
  }

  sought(member: string, value: string): Sought | undefined {
    const sought = soughtOf(value.slice(0, MAX_VALUE_LENGTH));
    if (sought) return sought;
    return this.refuse(
      member,
      /[*?]/.test(value)
        ? 'may have wildcards after the third character only'
        : 'must have a letter or digit',
    );
  }

  /** Names of which one must, or all must, be among those of a list. */
  named(
    member: string,
    values: readonly string[] | null | undefined,
    column: ListColumn,
    options: { whole: boolean; words?: TextColumn; mustAllExist?: boolean | null | undefined },
  ) {
    const conditions = this.values(member, values).flatMap((value) => {
      const sought = this.sought(member, value);
      return sought ? [listHas(column, sought, this.parameters, options)] : [];
    });
    if (conditions.length > 0) this.add(several(conditions, options.mustAllExist ?? false));
  }

  /** Codes of which one must, or all must, be among those of a list, whatever the case. */
  coded(member: string, values: readonly string[] | null | undefined, column: string, mustAllExist = false) {
    const codes = [...new Set(this.values(member, values).map((value) => value.toLowerCase()))];
    if (codes.length === 0) return;
    const given = this.parameters.of('Array(String)', codes);
    this.add(mustAllExist ? `hasAll(${column}, ${given})` : `hasAny(${column}, ${given})`);
  }

  listed<T>(member: string, values: readonly T[] | null | undefined): readonly T[] {
    if ((values?.length ?? 0) > MAX_VALUES) this.refuse(member, `may hold at most ${MAX_VALUES} items`);
    return (values ?? []).slice(0, MAX_VALUES);
  }

  isDegree(member: string, type: string): boolean {
    if (rankOf(type) >= 0) return true;
    this.refuse(member, `must be one of ${DEGREE_TYPES.join(', ')}`);
    return false;
  }

  ofPeopleOnly(member: string) {
    if (this.context.hasJobs) this.refuse(member, 'is a filter of resumes and cannot be asked of jobs');
  }

  isRange(
    member: string,
    { minimum, maximum }: { minimum?: number | null | undefined; maximum?: number | null | undefined },
  ): boolean {
    if ((minimum ?? 0) < 0 || (maximum ?? 0) < 0) this.refuse(member, 'must not be negative');
    if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum)
      this.refuse(member, 'must have a Minimum that is not above its Maximum');
    return typeof minimum === 'number' || typeof maximum === 'number';
  }

  range(member: string, range: FilterCriteriaData['monthsExperience'], column: string): boolean {
    if (!range || !this.isRange(member, range)) return false;
    this.add(within(column, range, this.parameters));
    return true;
  }
}
