import { parseJob, parseResume } from '../../parser';
import { writtenDocument } from '../../parser/shared/testing/written';
import type { DescribedProfile } from '..';
import { profileOfJob, profileOfResume } from '..';
import { monthAt } from '../months';
import { knowledge } from './knowledge';

/** Texts of documents as profiles, parsed and redacted as an index has them. */

const options = { documentLastModified: '2026-03-31', skills: knowledge.skills };

export function parsedResume(text: string) {
  return parseResume(writtenDocument(text), options).redacted;
}

export function resumeOf(text: string): DescribedProfile {
  return profileOfResume(parsedResume(text), knowledge);
}

export function jobOf(text: string): DescribedProfile {
  return profileOfJob(parseJob(writtenDocument(text), options).job, knowledge);
}

export const ACCOUNTANT_JOB = `Staff Accountant

# Tasks
Month-end closing, general ledger postings, accounts payable and the annual financial statements.

# Requirements
Bachelor's degree in accounting, 3 years of experience, Microsoft Excel and SAP. CPA required.`;

export const ACCOUNTANT = `Margaret Thornquist
margaret@example.org
14 Mill Lane, Brinsby

# Summary
Margaret has closed books for ten years. She likes clear figures.

# Experience
Senior Accountant, Brinsby Marine Ltd, 03/2019 - 02/2026
- Prepared the annual financial statements and the month-end closing in SAP
Bookkeeper, Halden Foods Ltd, 01/2014 - 02/2019
- Accounts payable, general ledger and bank reconciliations

# Education
Bachelor of Science in Accounting, University of Halden, 2013

# Skills
SAP, Microsoft Excel, General ledger, CPA`;

export const COOK = `Ivo Sandmeer
ivo@example.org

# Experience
Head Chef, Harbour Kitchen, 05/2018 - 02/2026
- Planned the menu, kept food cost low and food hygiene high
Sous Chef, Old Mill Inn, 02/2014 - 04/2018

# Skills
Cooking, Food hygiene, Menu planning`;

/** The month of the tests. */
export const MONTH = monthAt(Date.parse('2026-03-31'));
