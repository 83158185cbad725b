import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '..';
import { redactReceived } from '.';

const CV = `Margaret Lang-Thornquist
m@example.org
National insurance number: QQ 12 34 56 C

# Experience
Engineer, Brinsby Marine Ltd, 2015 - 2019
- Wrote a language for sonars, as M. Lang said

# Publications
Thornquist M. (2012). Quiet sonar.`;

describe('the redacted twin', () => {
  const { redacted } = parseResume(writtenDocument(CV), { documentLastModified: '2026-03-31' });
  const text = JSON.stringify(redacted);

  it('keeps no half of a double name and no number of an identity', () => {
    for (const known of ['Thornquist', 'Margaret', 'M. Lang', 'QQ 12']) expect(text).not.toContain(known);
  });

  it('leaves words whole in which a name happens to stand', () => {
    expect(text).toContain('language for sonars');
    expect(text).toContain('Brinsby Marine Ltd');
  });
});

describe('the redacted twin of what was parsed before', () => {
  const { resume } = parseResume(writtenDocument(CV), { documentLastModified: '2026-03-31' });

  it('is told by the members of the resume', () => {
    const text = JSON.stringify(redactReceived(resume));
    for (const known of ['Thornquist', 'Margaret', 'm@example.org', 'QQ 12'])
      expect(text).not.toContain(known);
    expect(text).toContain('Brinsby Marine Ltd');
  });

  it('bears members that say nothing, and rows that are not there', () => {
    const resumeMetadata = {
      plainText: 'Ada Fenwick\nwelder',
      foundSections: [{ sectionType: 'CONTACT_INFO', firstLineNumber: -5, lastLineNumber: 900_000_000 }],
      reservedData: { names: ['', 'Ada'] },
    };
    expect(redactReceived({}).contactInformation).toEqual({});
    expect(redactReceived({ resumeMetadata }).resumeMetadata?.plainText).toBe('[redacted]\n[redacted]');
  });
});
