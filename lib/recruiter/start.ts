import { connectBy, shareTokensIn } from '@/lib/clients';
import { config } from '@/lib/config';
import { answerConnectedOrigin } from '@/lib/platform';
import { startMailing } from './alerts/mailer';
import { startAlerts } from './alerts/worker';
import { resolveConnections } from './connections/stored';
import { SHARED_TOKENS } from './connections/token-store';
import { startKeepingConsent } from './consent/keep';
import { startKeepingCredits } from './credits/state';
import { startLoading } from './demonstration/load';
import { openDemonstration } from './demonstration/members';
import { startAnnouncingUploads } from './events/announce-uploads';
import { startReceivingEvents } from './events/worker';
import { startLocating } from './geocoding/worker';
import { records } from './ground/store';
import { startErasure } from './ground/store/erase';
import { sweepLooseFiles } from './ground/store/loose-files';
import { startCounting } from './http/metrics';
import { startIndexing } from './indexing/worker';
import { registerKinds } from './kinds';
import { startLetters } from './letters/worker';
import { startReadingMail } from './mailbox/worker';
import { startEndingSessions } from './match-page/sessions';
import { startKeepingTerms } from './privacy/keeper';
import { startDerivingAgain } from './records/derive-again';
import { startFollowingRules } from './rules/follow';
import { startUploadWorker } from './uploads/worker';
import { setUpOwnerOfEnvironment } from './users/setup';

/** Returns where the pages come from that the app embeds. */
async function originOfInterfaces(): Promise<string> {
  const { uiOrigin, baseUrl } = (await resolveConnections()).parser;
  return uiOrigin ?? new URL(baseUrl).origin;
}

/**
 * Registers candidates and jobs, opens the store, makes the owner of the environment, removes what a process that died left behind, and starts the
 * workers of uploads, of what lists search by, of the indexes, of places, of sessions to end, of the terms of the bin and of consent, of events, of
 * alerts, of rules, of mails to members and candidates, and of the mailbox; once a process. A demonstration
 * gets its members and its sample. Called by instrumentation.
 */
export async function startRecruiter(): Promise<void> {
  registerKinds();
  await records();
  connectBy(resolveConnections);
  shareTokensIn(SHARED_TOKENS);
  answerConnectedOrigin(originOfInterfaces);
  startCounting();
  startErasure();
  startKeepingCredits();
  const { DEMO } = config();
  if (DEMO) await openDemonstration();
  await setUpOwnerOfEnvironment();
  await sweepLooseFiles();
  await startUploadWorker();
  startDerivingAgain();
  await startIndexing();
  await startLocating();
  await startEndingSessions();
  startKeepingTerms();
  startKeepingConsent();
  await startReceivingEvents();
  await startAnnouncingUploads();
  await startAlerts();
  await startMailing();
  await startLetters();
  startFollowingRules();
  await startReadingMail();
  if (DEMO) startLoading();
}
