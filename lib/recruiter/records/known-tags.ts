import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { tagsOf } from './facets';

/** The tags in use among candidates or jobs, the most frequent first. Any member. */
export const knownTags = defineUseCase(
  reads('viewer'),
  z.enum(['candidate', 'job']),
  async (_actor, kind): Promise<Outcome<string[]>> => done(await tagsOf(await records(), kind)),
);
