import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('employers above their roles', () => {
  it('takes a name with commas for one employer, and years for the whole of them', () => {
    const text = `# Career history

      **HOLT, MARSH & PARTNERS LLP**⇥2012 – 2018
      _Senior Associate_⇥Sep 2014 – Dec 2018
      - Argued nine appeals
      _Associate_⇥Jan 2012 – Aug 2014
      - Drafted opinions

      **BRINSBY GROUP**⇥2008 – 2011
      _Legal Counsel_⇥Jun 2008 – Dec 2011
      - Wrote the contracts`;
    expect(read(text)).toEqual([
      'Senior Associate @ HOLT, MARSH & PARTNERS LLP, 2014-09 - 2018-12',
      'Associate @ HOLT, MARSH & PARTNERS LLP, 2012-01 - 2014-08',
      'Legal Counsel @ BRINSBY GROUP, 2008-06 - 2011-12',
    ]);
  });
});
