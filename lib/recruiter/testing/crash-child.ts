/**
 * A process that takes in documents and reads them until it is killed. It prints `kept <item>` for each file it
 * acknowledged. Started by the crash test with the data directory and the parser in its environment.
 */
import { startUploadWorker } from '../uploads/worker';
import { testDocument } from './parser';
import { memberOfRole } from './store';
import { newUpload, send } from './uploads';

const recruiter = await memberOfRole('recruiter');
const batchId = await newUpload(recruiter);
await startUploadWorker();
process.stdout.write(`batch ${batchId}\n`);
for (let index = 0; ; index += 1) {
  const document = testDocument({ name: `Person ${process.argv[2]}-${index}` });
  const item = await send(recruiter, batchId, document, `${index}.pdf`);
  process.stdout.write(`kept ${item.id}\n`);
}
