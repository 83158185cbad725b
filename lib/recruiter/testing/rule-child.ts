/**
 * A process that follows rules until it is killed. Given how many, it first makes candidates, a job and rules, and puts them on its
 * shortlist. It prints `following` before each turn. Started by the kill test of rules.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { saveLetterTemplate } from '../letters/templates';
import { followRules } from '../rules/follow';
import { addRule } from '../rules/settings';
import { changeShortlist } from '../shortlists/entries';
import { shortlistSettings } from '../shortlists/settings';
import { startUploadWorker } from '../uploads/worker';
import { idsByName, sendBy } from './letters';
import { hurryRules } from './rules';
import { memberOfRole } from './store';
import { upload, uploadJob } from './uploads';

const LOOK_MS = 20;

const people = Number(process.argv[2]);
if (people > 0) {
  const owner = await memberOfRole('owner');
  await sendBy(owner, Number(process.env.TEST_SMTP_PORT));
  await startUploadWorker();
  const named = Array.from({ length: people }, (_, index) => `Person ${index}`);
  await upload(owner, ...named.map((name, index) => ({ name, email: `p${index}@example.net` })));
  const jobId = await uploadJob(owner, { name: 'Shipyard welder' });
  const settings = await shortlistSettings(owner, undefined);
  const stageId = settings.ok ? (settings.value.stages[0]?.id ?? '') : '';
  const templateId = randomUUID();
  await saveLetterTemplate(owner, { id: templateId, name: 'Hello', subject: 'Hello', body: 'Hello' });
  for (const act of [
    { kind: 'tag' as const, tag: 'Met' },
    { kind: 'task' as const, text: 'Call', memberId: owner.id, days: 1 },
    { kind: 'mail' as const, templateId },
  ])
    await addRule(owner, { stageId, jobId: null, act });
  const candidateIds = Object.values(await idsByName(owner));
  await changeShortlist(owner, { jobId, candidateIds, change: { kind: 'add', source: 'search' } });
}
for (;;) {
  await hurryRules();
  process.stdout.write('following\n');
  await followRules();
  await pause(LOOK_MS);
}
