import type { ReaderOptions, ReaderResult, ReaderTask } from './protocol';

/**
 * Documents that a reader reads before its tasks, so that tables are loaded and the code is compiled by then: without
 * it the first documents of a process take twice the time of later ones.
 */

const RESUME = `Robin Sample
12 Orchard Lane, Leeds LS1 4AP, United Kingdom
robin.sample@example.com | +44 113 496 0000 | linkedin.com/in/robin-sample

Profile
Bookkeeper with ten years in small companies, at home in ledgers, payroll and the month end.

Work Experience

Senior Bookkeeper, Sample Works Ltd, Leeds
May 2018 - present
- Keeps the ledgers of four companies and closes each month within five days.
- Supervises two clerks and trained six apprentices.
- Moved the payroll of 120 people to another system without a late payment.

Accounts Clerk
Pattern & Daughters, York
September 2014 - April 2018
- Matched invoices with orders and answered suppliers.
- Prepared the figures for quarterly tax returns in Excel and SQL.

Office Assistant, Model Trading Company, Bradford
06/2012 - 08/2014
Answered the telephone and kept the files in order.

Education
BSc Accounting and Finance, University of Sampleton, 2009 - 2012, GPA 3.4/4.0
A-Levels in Mathematics and Economics, Orchard College, 2007 - 2009

Skills
Bookkeeping, Payroll, VAT, Excel, SQL, Sage, Reconciliation, Budgeting

Languages
English (native), German (fluent), French (B1)

Certifications
AAT Level 4 Diploma, 2015

Interests
Choir, cycling`;

const ROUNDS = 10;
const SOFT_LIMIT_MS = 5000;

const OPTIONS: ReaderOptions = {
  documentLastModified: '2020-01-01',
  outputHtml: true,
  hideHtmlImages: false,
  outputRtf: true,
  outputPdf: true,
  normalisation: {
    skillsTaxonomy: 'V2',
    normaliseSkills: true,
    professions: { onet: '2019', languages: 'v10' },
  },
  ask: { sort: 'resume', outputCandidateImage: false },
};

/**
 * Reads a resume as text, and returns the rest of the rehearsal: the same several times as a PDF written from it, until
 * `isWanted` reports that there is work. The results are discarded.
 */
export async function rehearse(
  read: (task: ReaderTask) => Promise<ReaderResult>,
): Promise<(isWanted: () => boolean) => Promise<void>> {
  const readBytes = (bytes: Uint8Array, options: ReaderOptions) =>
    read({ material: { kind: 'document', bytes }, options, softLimitMs: SOFT_LIMIT_MS });
  const first = await readBytes(Buffer.from(RESUME), OPTIONS);
  const pdf = first.ok ? first.value.conversions.pdf : undefined;
  const options = { ...OPTIONS, outputHtml: false, outputRtf: false, outputPdf: false };
  return async (isWanted) => {
    for (let round = 0; pdf && round < ROUNDS && !isWanted(); round++) {
      await readBytes(pdf, options);
      await new Promise(setImmediate);
    }
  };
}
