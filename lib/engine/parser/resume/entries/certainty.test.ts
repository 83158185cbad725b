import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STRING_CLASSES, type StringClass, type StringModel } from '@/lib/engine/strings';
import { switchOff } from '../../shared/mechanisms';
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

/** Takes every string for one class. */
function allAre(kind: StringClass): StringModel {
  const reading = Float32Array.from(STRING_CLASSES, (name) => (name === kind ? 1 : 0));
  return { read: () => reading, likelihood: (_, name) => (name === kind ? 1 : 0) };
}

describe('an entry whose names are all very unlikely', () => {
  // The decoder takes no entry for one in which every string reads as a sentence, whatever its dates.
  beforeEach(() => switchOff(['entries.decoder']));
  afterEach(() => switchOff([]));

  const read = (line: string, kind: StringClass) =>
    parseResume(writtenDocument(`# Work Experience\n${line}\n- which was told of at length`), {
      documentLastModified: '2026-11-01',
      strings: allAre(kind),
    }).resume.employmentHistory?.positions;

  const undated = '**Papers of a Contest, The Art of Being Told**';

  it('is none without dates', () => {
    expect(read(undated, 'sentence')).toEqual([]);
    expect(read('**Site Manager, Brackwater Ferries Ltd**', 'title')).toHaveLength(1);
  });

  it('is seen by whoever fits the certainty', () => {
    switchOff(['entries.decoder', 'entries.doubtful']);
    expect(read(undated, 'sentence')).toHaveLength(1);
  });

  it('stays, marked, where it has dates', () => {
    const [found] = read('papers of a contest on, the art of being told, 2014 - 2016', 'sentence') ?? [];
    expect(found?.isCurrent).toBe(false);
    expect(SURE).not.toContain(found?.jobTitle?.probability ?? found?.employer?.name?.probability);
  });
});
