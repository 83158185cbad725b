import { z } from 'zod';
import { connections, readAttributions } from '@/lib/clients';
import { done, type Outcome } from '../ground/outcome';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from './problems';

/**
 * Attributions of the tables that documents are read with, as their licences require; a hosted provider has its own.
 * Any member.
 */
export const listAttributions = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<string[]>> => {
    if (!(await connections()).parser.builtIn) return done([]);
    const answer = await readAttributions();
    return answer.ok ? done(answer.value.attributions) : problemOfFailure(answer.failure);
  },
);
