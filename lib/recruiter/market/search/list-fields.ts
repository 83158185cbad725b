import { z } from 'zod';
import { done, type Outcome } from '../../outcome';
import { problemOfFailure } from '../../provider/problems';
import { defineUseCase } from '../../use-case';
import { describeFields, readFields } from './fields';
import type { MarketField } from './types';

/** The fields that can be asked for. Viewers may. */
export const listMarketFields = defineUseCase(
  'viewer',
  z.void(),
  async (): Promise<Outcome<MarketField[]>> => {
    const fields = await readFields();
    return fields.ok ? done(describeFields(fields.value)) : problemOfFailure(fields.failure);
  },
);
