import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { refreshDossier } from './refresh';
import { findDossier } from './stored';
import { UNKNOWN_DOSSIER } from './unknown';

/**
 * Shows another document of a candidate or job: its latest parse appears in lists and pages, with the corrections
 * applied. `before` is the one shown until now. Recruiters.
 */
export const showDocument = defineUseCase(
  'recruiter',
  z.object({ id: recordId, document: recordId }),
  async (_actor, { id, document }): Promise<Outcome<{ before: string }>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      const dossier = await findDossier(trx, id);
      const parses = await trx
        .selectFrom('parse')
        .select(['id', 'document_id'])
        .where('dossier_id', '=', id)
        .orderBy('parsed_at', 'desc')
        .execute();
      const wanted = parses.find((parse) => parse.document_id === document);
      const shown = parses.find((parse) => parse.id === dossier?.current_parse_id);
      if (!wanted || !shown) return UNKNOWN_DOSSIER;
      if (shown.document_id !== document) {
        await trx.updateTable('dossier').set({ current_parse_id: wanted.id }).where('id', '=', id).execute();
        await refreshDossier(trx, id);
      }
      return done({ before: shown.document_id });
    });
  },
);
