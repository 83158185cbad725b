import { expect, it } from 'vitest';
import { quotedIn } from '@/lib/contracts/parsing/quality-codes';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';

const CV = `Jane Doe
jane@example.org

# Summary
A baker who has run kitchens of every size.

# Work Experience
**Baker**, Acme Ltd
January 2020 - Present
- Baked bread for three shops.

# Education
**BSc Food Science**, University of Leeds
2012 - 2015

# Courses
Hygiene, 2016 - 2017`;

function unreadIn(text: string) {
  const { resume, hasWarnings } = parseResume(writtenDocument(text), { documentLastModified: '2026-03-31' });
  const findings = (resume.resumeMetadata?.resumeQuality ?? []).flatMap((level) => level.findings ?? []);
  const messages = findings.flatMap(({ qualityCode, message }) =>
    qualityCode === '326' || qualityCode === '327' ? (message ?? '') : [],
  );
  return { dates: messages.flatMap(quotedIn), hasWarnings };
}

it('says nothing of periods that entries have, or that courses have', () =>
  expect(unreadIn(CV)).toEqual({ dates: [], hasWarnings: false }));

it('tells of a period in the list of jobs that became none, and warns', () => {
  const text = CV.replace(
    'three shops.',
    'three shops.\n- Stood in for the manager (March 2022 - May 2023) twice.',
  );
  expect(unreadIn(text)).toEqual({ dates: ['March 2022 - May 2023'], hasWarnings: true });
});

it('tells of a period above all headings', () =>
  expect(unreadIn(CV.replace('# Summary', '2003 - 2008\n\n# Summary')).dates).toEqual(['2003 - 2008']));

it('takes leave for no job', () => {
  const text = CV.replace('# Education', '**Parental leave**\nMay 2018 - August 2019\n\n# Education');
  expect(unreadIn(text).dates).toEqual([]);
});

it('takes the notice of a form for no period', () =>
  expect(unreadIn(CV.replace('# Summary', '© Example, 2002-2013\n\n# Summary')).dates).toEqual([]));
