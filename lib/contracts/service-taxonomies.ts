import { z } from 'zod';
import { Info } from './info';
import { maybe } from './parsing/shared';

/**
 * Attributions of the tables that the built-in service reads with, `GET /service/taxonomies`. It is not part of the
 * public APIs: only the built-in service answers it, and only to the account of the app itself.
 */

export const ServiceTaxonomies = z.object({ Attributions: z.array(z.string()) });

export const ServiceTaxonomiesResponse = z.object({ Info, Value: maybe(ServiceTaxonomies) });
