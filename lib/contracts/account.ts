import { z } from 'zod';
import { Info } from './info';
import { maybe } from './parsing/shared';

/** GET /account, version 10: the account is in `Info.CustomerDetails`; `Value` repeats the figures of v9 (wire-facts 1.3). */
export const AccountResponse = z.object({
  Info,
  Value: maybe(
    z.object({
      CreditsRemaining: z.number(),
      CreditsUsed: z.number(),
      MaximumConcurrentRequests: z.number().int(),
      ExpirationDate: z.string(),
    }),
  ),
});
