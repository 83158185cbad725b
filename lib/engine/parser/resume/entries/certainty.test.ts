import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '..';

/** Returns the certainties of titles and employers, in the order of the positions. */
function probabilities(text: string) {
  const { resume } = parseResume(writtenDocument(text), { documentLastModified: '2026-11-01' });
  return (resume.employmentHistory?.positions ?? []).map(({ jobTitle, employer }) => [
    jobTitle?.probability,
    employer?.name?.probability,
  ]);
}

const SURE = ['Probable', 'Confident'];

describe('the probability of a value', () => {
  it('is high where the words, the labels and the whole history agree', () => {
    const found = probabilities(
      '# Work Experience\n**Site Manager**⇥01/2018 – 04/2021\nBrackwater Construction Ltd\n- Built bridges\n**Foreman**⇥02/2014 – 12/2017\nHarbourline Ferries Ltd\n- Kept the lines',
    );
    expect(found).toHaveLength(2);
    for (const [title] of found) expect(SURE).toContain(title);
  });

  it('is low for words that are no title, however well they stand', () => {
    const [found] = probabilities('# Work Experience\nvarious things, 2014\nBrackwater\n- Did this and that');
    expect(SURE).not.toContain(found?.[0]);
  });
});
