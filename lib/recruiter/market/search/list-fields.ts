import { z } from 'zod';
import type { Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { describeFields, readFields } from './fields';
import { replyOf } from './question';
import type { MarketField, MarketReply } from './types';

/** Lists the fields that can be queried. Any member. */
export const listMarketFields = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<MarketReply<MarketField[]>>> => replyOf(await readFields(), describeFields),
);
