/** Makes embedded records in DATA_DIR, with every migration of both halves run. Run by migrated-records.mjs. */
import { shutdown } from '@/lib/platform';
import { records } from '@/lib/recruiter/ground/store';
import { serviceRecords } from '@/lib/service/store';

await records();
await serviceRecords();
await shutdown();
