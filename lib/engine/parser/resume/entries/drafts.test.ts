import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('the way in which a section is read', () => {
  it('is by headers where these stand out, though nothing is dated and a bullet reads like a sentence', () => {
    expect(
      read(`# Experience
        **Pattern Cutter**
        Quillmark
        - Worked as a Clerk at Tallow Works Ltd for three weeks
        **Window Dresser**
        Brackwater
        - Windows of two shops
        **Seamstress**
        Osprey & Finch
        - Hems and linings`),
    ).toEqual([
      'Pattern Cutter @ Quillmark, ? - ?',
      'Window Dresser @ Brackwater, ? - ?',
      'Seamstress @ Osprey & Finch, ? - ?',
    ]);
  });

  it('is by items where each of them tells a whole job and no header does', () => {
    expect(
      read(`# Experience
        - Worked as Pattern Cutter at Quillmark Ltd from 2004 to 2007
        - Worked as Window Dresser at Brackwater Stores from 2008 to 2010`),
    ).toEqual([
      'Pattern Cutter @ Quillmark Ltd, 2004 - 2007',
      'Window Dresser @ Brackwater Stores, 2008 - 2010',
    ]);
  });

  it('is by headers where sentences below them tell of a job, too', () => {
    expect(
      read(`# Experience
        **Pattern Cutter**, Quillmark Ltd⇥2004 – 2007
        - Worked as a cutter at Tallow Works Ltd from 2005 to 2006 on loan
        **Window Dresser**, Brackwater Stores⇥2008 – 2010
        - Windows of two shops`),
    ).toEqual([
      'Pattern Cutter @ Quillmark Ltd, 2004 - 2007',
      'Window Dresser @ Brackwater Stores, 2008 - 2010',
    ]);
  });
});
