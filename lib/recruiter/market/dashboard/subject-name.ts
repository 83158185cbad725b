import { z } from 'zod';
import { done, type Outcome } from '../../outcome';
import { problemOfFailure } from '../../provider/problems';
import { defineUseCase } from '../../use-case';
import { readFields } from '../search/fields';
import { SUBJECT_FIELDS } from './subjects';

/** What a value of a field is called; itself where the market lists no names. Viewers may. */
export const marketSubjectName = defineUseCase(
  'viewer',
  z.object({ field: z.enum(SUBJECT_FIELDS), value: z.string().min(1).max(300) }),
  async (_actor, { field, value }): Promise<Outcome<string>> => {
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    const names = fields.value[field]?.possible_values ?? {};
    return done((Object.hasOwn(names, value) ? names[value] : undefined) ?? value);
  },
);
