import { sql } from 'kysely';
import { done, type Outcome, refused } from '../ground/outcome';
import { idOfAddress } from '../ground/signed-address';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { guarded } from '../ground/use-case';
import { brandIn } from '../handover/brand';
import { binWithin } from '../privacy/bin';
import { consentRuleIn } from './rule';
import type { ConsentState, PublicConsent } from './types';

/** Somebody answers whether their CV may be kept. Nobody is signed in here. */

const UNKNOWN = refused('not-found', 'There is nothing to answer at this address any more.');

const requestOf = (db: Executor, id: string) =>
  db.selectFrom('consent_request').selectAll().where('id', '=', id);

type Request = NonNullable<Awaited<ReturnType<ReturnType<typeof requestOf>['executeTakeFirst']>>>;

const stateOf = ({ answer, lapsed_at }: Request): ConsentState =>
  answer ?? (lapsed_at === null ? 'open' : 'lapsed');

/** Returns what the page at the address of a request shows. */
export function publicConsent(token: string): Promise<Outcome<PublicConsent>> {
  return guarded(async () => {
    const id = await idOfAddress('consent', token);
    const db = await records();
    const request = id === undefined ? undefined : await requestOf(db, id).executeTakeFirst();
    if (!request) return UNKNOWN;
    const rule = await consentRuleIn(db);
    return done({ brand: await brandIn(db), state: stateOf(request), months: rule?.months ?? null });
  });
}

/**
 * Renews the consent from today on, or withdraws it, which puts the CV into the bin. Once renewed it can still be withdrawn
 * here; what was withdrawn or has lapsed stays so. The same press again changes nothing.
 */
export function answerConsent(token: string, isRenewed: boolean): Promise<Outcome<null>> {
  return guarded(async () => {
    const id = await idOfAddress('consent', token);
    if (id === undefined) return UNKNOWN;
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const request = await requestOf(trx, id).forUpdate().executeTakeFirst();
      if (!request) return UNKNOWN;
      const answer = isRenewed ? 'renewed' : 'withdrawn';
      const state = stateOf(request);
      if (state === answer) return done(null);
      if (state === 'withdrawn' || state === 'lapsed')
        return refused('conflict', 'Your CV is being removed.');
      await trx
        .updateTable('consent_request')
        .set({ answer, answered_at: new Date() })
        .where('id', '=', id)
        .execute();
      const subject = request.dossier_id;
      const basis = answer === 'renewed' ? 'consent' : 'withdrawn';
      await trx
        .updateTable('provenance')
        .set({ basis, since: sql<string>`current_date`, changed_by: null, changed_at: new Date() })
        .where('dossier_id', '=', subject)
        .execute();
      if (!isRenewed) await binWithin(trx, [subject], null);
      await audit(trx, {
        actorId: null,
        action: isRenewed ? 'consent-renewed' : 'consent-withdrawn',
        subject,
      });
      return done(null);
    });
  });
}
