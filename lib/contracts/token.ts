import { z } from 'zod';

/** Answer of the token endpoint (wire-facts 2.8). `expires_in` is in seconds. */
export const TokenResponse = z.object({
  access_token: z.string(),
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
  token_type: z.literal('Bearer'),
  'not-before-policy': z.number().int(),
  scope: z.string(),
});

/**
 * Members that are read from a provider's answer. Only the token is evidenced (wire-facts 2.8); the seconds may be
 * missing, or written as text.
 */
export const GivenToken = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
});

/** RFC 6749 section 5.2. */
export const TokenError = z.object({ error: z.string(), error_description: z.string() });
