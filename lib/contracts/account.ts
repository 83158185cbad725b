import { z } from 'zod';
import { Info } from './info';
import { maybe } from './parsing/shared';

/** The figures of an account; `ExpirationDate` is yyyy-MM-dd in version 10 and yyyy/MM/dd in version 9. */
export const AccountFigures = z.object({
  CreditsRemaining: z.number(),
  CreditsUsed: z.number(),
  MaximumConcurrentRequests: z.number().int(),
  ExpirationDate: z.string(),
});

/** GET /account, version 10: the account is in `Info.CustomerDetails`; `Value` repeats the figures of v9 (wire-facts 1.3). */
export const AccountResponse = z.object({ Info, Value: maybe(AccountFigures) });
