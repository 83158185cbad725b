import { z } from 'zod';
import { records } from '../ground/store';
import { done, type Outcome } from '../outcome';
import { defineUseCase } from '../use-case';
import { tagsOf } from './facets';

/** The tags in use among candidates or jobs, the most frequent first. Viewers may. */
export const knownTags = defineUseCase(
  'viewer',
  z.enum(['candidate', 'job']),
  async (_actor, kind): Promise<Outcome<string[]>> => done(await tagsOf(await records(), kind)),
);
