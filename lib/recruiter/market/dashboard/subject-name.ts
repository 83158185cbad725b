import { z } from 'zod';
import { done, type Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { problemOfFailure } from '../../provider/problems';
import { isItsName, SUBJECT_FIELDS, subjectFilter } from '../figures/subjects';
import { readFields } from '../search/fields';
import { labelsOf } from '../search/find-jobs';
import { facets, replyFrom } from './ask';

/**
 * Returns the name of a value of a field; the value itself where the market has no name for it. Any member.
 */
export const marketSubjectName = defineUseCase(
  reads('viewer'),
  z.object({ field: z.enum(SUBJECT_FIELDS), value: z.string().min(1).max(300) }),
  async (_actor, { field, value }): Promise<Outcome<string>> => {
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    const filters = [subjectFilter(field, value)];
    const listed = labelsOf(fields.value, [], filters)[field]?.[value];
    // Regions and municipalities are codes that the API does not list: their names come with the jobs that have them.
    if (listed !== undefined || isItsName(field)) return done(listed ?? value);
    const counted = await replyFrom(() => facets({ fields: fields.value, filters }));
    if (!counted.ok || counted.value.state !== 'found') return done(value);
    const names = counted.value.found.valuesOf(field);
    return done(names.find((one) => one.value === value)?.label ?? value);
  },
);
