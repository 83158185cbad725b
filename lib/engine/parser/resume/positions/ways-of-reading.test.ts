import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('ways of reading a section', () => {
  it('takes as many lines above the labels of a form as make its entries whole', () => {
    expect(
      read(`# Experience
        07.2019 - 03.2021 TALLOW WORKS LTD
        Rendering division
        Designation: Test Engineer

        05.2013 - 06.2018 QUILLMARK BANK LTD
        Designation: Accounts Clerk`),
    ).toEqual([
      'Test Engineer @ TALLOW WORKS LTD, 2019-07 - 2021-03',
      'Accounts Clerk @ QUILLMARK BANK LTD, 2013-05 - 2018-06',
    ]);
  });

  it('reads what a section announces, though it tells no dates', () => {
    expect(
      read(`# Work Experience
        - Presently work in Quillmark Ltd
        - 3 years work experience as a store keeper`),
    ).toEqual(['- @ Quillmark Ltd, ? - now', 'store keeper @ -, ? - ?']);
  });

  it('reads jobs in a summary where no other section tells of any', () => {
    expect(
      read(`# Professional Summary
        - Worked as a store keeper at Tallow Works Ltd from May 2010 to June 2012
        - Worked as a clerk at Quillmark Ltd from July 2012 to May 2015

        # Skills
        - Typing`),
    ).toEqual([
      'store keeper @ Tallow Works Ltd, 2010-05 - 2012-06',
      'clerk @ Quillmark Ltd, 2012-07 - 2015-05',
    ]);
  });

  it('takes a quarter between an employer and its town for no title', () => {
    expect(
      read(`# Work Experience
        - 1995-1996 - Harbour Textiles Ltd, Mossgate, Chennai
        - 1999-2002 - Quillmark Ltd, Mossgate, Chennai`),
    ).toEqual(['- @ Harbour Textiles Ltd, 1995 - 1996', '- @ Quillmark Ltd, 1999 - 2002']);
  });
});
