/** Three people and a job in indexes of one account, and somebody in that of another; and queries for them. */
import { vi } from 'vitest';
import { caller } from '../../../testing/calls';
import { ACME, GLOBEX } from '../../../testing/service';
import * as indexing from '../../indexing';
import { searchDocuments } from '..';
import { ADA, BRAM, CLEO, JOB } from './people';

const create = caller(indexing.createDocumentIndex);
const addResumes = caller(indexing.indexResumes);
const addJob = caller(indexing.indexJob);
/** An index of version 2, whose documents have custom fields. */
export const FIELDED = 'v2-prod-resumes';
export const searcher = caller(searchDocuments);

export async function fillIndexes() {
  await create({ index: 'People' }, { IndexType: 'Resume' });
  await create({ index: 'Posts' }, { IndexType: 'Job' });
  await create({ index: 'People' }, { IndexType: 'Resume' }, GLOBEX);
  await addResumes(
    { index: 'people' },
    {
      Resumes: [
        { DocumentId: 'Ada', ResumeData: ADA, UserDefinedTags: ['Night Shift', 'c++'] },
        { DocumentId: 'Bram', ResumeData: BRAM, UserDefinedTags: ['night shift'] },
        { DocumentId: 'Cleo', ResumeData: CLEO },
      ],
    },
  );
  await addJob({ index: 'posts', document: 'job-1' }, { JobData: JOB });
  await create({ index: FIELDED }, { IndexType: 'Resume' });
  const Normalized = [{ Name: 'Welding', Type: 'Professional' }];
  const fielded = (DocumentId: string, CustomFields: Record<string, string>) => ({
    DocumentId,
    ResumeData: { ...CLEO, Skills: { ...CLEO.Skills, Normalized } },
    CustomFields,
  });
  await addResumes(
    { index: FIELDED },
    {
      Resumes: [
        fielded('north', { Desk: 'North East', 'Cost-Centre': 'A%1' }),
        fielded('south', { desk: 'South', Note: 'north east' }),
      ],
    },
  );
  await addResumes({ index: 'people' }, { Resumes: [{ DocumentId: 'other', ResumeData: ADA }] }, GLOBEX);
  // The first documents wait for the tables that they are described with.
  const isFound = async () => (await ask({ DocumentIds: ['other'] }, {}, GLOBEX)).value?.TotalCount === 1;
  await vi.waitUntil(isFound, { timeout: 30_000, interval: 200 });
}

export function ask(FilterCriteria: unknown, more: Record<string, unknown> = {}, headers = ACME) {
  return searcher({}, { IndexIdsToSearchInto: ['people'], FilterCriteria, ...more }, headers);
}

/** Fills a separate index (`order`) and waits until it can be searched. */
export async function addPeople(Resumes: readonly { DocumentId: string; ResumeData: unknown }[]) {
  await create({ index: 'order' }, { IndexType: 'Resume' });
  const { status, message } = await addResumes({ index: 'order' }, { Resumes });
  if (status !== 200) throw new Error(message);
  const areFound = async () => {
    const { value } = await ask(
      { DocumentIds: Resumes.map(({ DocumentId }) => DocumentId) },
      { IndexIdsToSearchInto: ['order'] },
    );
    return value?.TotalCount === Resumes.length;
  };
  await vi.waitUntil(areFound, { timeout: 30_000, interval: 200 });
}
