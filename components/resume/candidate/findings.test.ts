import { describe, expect, it } from 'vitest';
import { findingsOf } from './findings';

describe('findingsOf', () => {
  it('puts the gravest first and finds the place spoken of', () => {
    const findings = findingsOf({
      employmentHistory: { positions: [{ id: 'POS-2', jobTitle: { raw: 'Cook' } }] },
      resumeMetadata: {
        foundSections: [{ sectionType: 'SKILLS', headerTextFound: 'Kenntnisse' }],
        resumeQuality: [
          {
            level: 'Suggested Improvements',
            findings: [
              { qualityCode: '101', message: 'Say more', sectionIdentifiers: [{ sectionType: 'SKILLS' }] },
            ],
          },
          {
            level: 'Data Missing',
            findings: [
              { message: 'No dates', sectionIdentifiers: [{ sectionType: 'WORK_HISTORY', id: 'POS-2' }] },
            ],
          },
          { level: 'Fatal Problems Found', findings: [{ message: 'No name' }] },
        ],
      },
    });
    expect(findings.map(({ message, tone, place }) => [message, tone, place?.label])).toEqual([
      ['No name', 'critical', undefined],
      ['No dates', 'caution', 'Cook'],
      ['Say more', 'info', 'Skills'],
    ]);
    expect(findings[2]?.place?.evidence.values).toEqual(['Kenntnisse']);
  });
});
