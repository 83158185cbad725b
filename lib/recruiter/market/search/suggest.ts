import { z } from 'zod';
import { done, type Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { problemOfFailure } from '../../provider/problems';
import { fieldLabel, readFields } from './fields';
import { fitting } from './fitting';
import type { SuggestedValue } from './types';

const MOST = 8;

/**
 * Suggests values, of whichever field, whose label matches the typed text; of the fields whose values the API lists.
 * Any member.
 */
export const suggestMarketValues = defineUseCase(
  reads('viewer'),
  z.object({ typed: z.string().min(1).max(100) }),
  async (_actor, { typed }): Promise<Outcome<SuggestedValue[]>> => {
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    const values = Object.entries(fields.value).flatMap(([field, { possible_values = {} }]) =>
      Object.entries(possible_values).map(([value, label]) => ({
        field,
        fieldLabel: fieldLabel(field),
        value,
        label,
      })),
    );
    return done(fitting(values, typed, ({ label }) => label).slice(0, MOST));
  },
);
