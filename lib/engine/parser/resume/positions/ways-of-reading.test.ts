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

  it('reads jobs below a heading about something else, but no studies', () => {
    expect(
      read(`# Work Experience
        Store Keeper, Tallow Works Ltd
        05/2010 - 06/2012

        # Hobbies
        Reading, swimming

        Accounts Clerk, Quillmark Bank Ltd
        07/2012 - 05/2015

        Diploma in Accounting, Harbour College
        08/2015 - 05/2017`),
    ).toEqual([
      'Store Keeper @ Tallow Works Ltd, 2010-05 - 2012-06',
      'Accounts Clerk @ Quillmark Bank Ltd, 2012-07 - 2015-05',
    ]);
  });

  it('leaves out of a title what brackets tell about it, but no other title', () => {
    expect(
      read(`# Work Experience
        **Site Engineer (new harbour bridge project)**
        Tallow Works Ltd
        05/2010 - 06/2012

        **Site Engineer (Team Leader)**
        Quillmark Builders Ltd
        07/2012 - 05/2015`),
    ).toEqual([
      'Site Engineer @ Tallow Works Ltd, 2010-05 - 2012-06',
      'Site Engineer (Team Leader) @ Quillmark Builders Ltd, 2012-07 - 2015-05',
    ]);
  });

  it('takes the title that a header lacks from the lines below it', () => {
    expect(
      read(`# Work Experience
        **Tallow Works Ltd, 2010 - 2012**
        - Store keeper
        - Kept the books of the rendering division in order and counted the stock

        **Quillmark Bank Ltd, 2012 - 2015**
        - Accounts clerk
        - Wrote the letters of the bank to all of its debtors in the county`),
    ).toEqual([
      'Store keeper @ Tallow Works Ltd, 2010 - 2012',
      'Accounts clerk @ Quillmark Bank Ltd, 2012 - 2015',
    ]);
  });
});

describe('names of employers', () => {
  it('leaves out the words that lead to one', () => {
    expect(
      read(`# Experience
        - Presently working in M/s Tallow Steel Works as a Fitter since Jan 2015`),
    ).toEqual(['Fitter @ M/s Tallow Steel Works, 2015-01 - now']);
  });

  it('parts a title from an employer at a stop', () => {
    expect(
      read(`# Experience
        Waitress. Hotel Quillview, 2011 - 2013
        Shop assistant. Bakery Fernwick, 2014 - 2016`),
    ).toEqual(['Waitress @ Hotel Quillview, 2011 - 2013', 'Shop assistant @ Bakery Fernwick, 2014 - 2016']);
  });
});

it.each([
  ['Skladník, Tallow s.r.o., 2010 - 2014', 'Skladník'],
  ['Kurye, Quillmark Ticaret, 2010 - 2014', 'Kurye'],
  ['Ospătar, Restaurant Fernwick, 2010 - 2014', 'Ospătar'],
  ['Lokalvårdare, Tallow AB, 2010 - 2014', 'Lokalvårdare'],
  ['Raktáros, Tallow Kft., 2010 - 2014', 'Raktáros'],
])('knows the trade in "%s"', (line, title) => {
  expect(read(`# Experience\n${line}`)[0]).toContain(`${title} @ `);
});

it('begins another record where a label speaks of an earlier employer, whatever projects are between', () => {
  expect(
    read(`# Experience
      Current employer : TALLOW WORKS LTD
      Project : Surface testing
      Designation : Operator

      Previous employer : QUILLMARK INDIA LTD
      Project : Gas compressors
      Designation : Technician
      Working Period : From 5/01/2015 to 14/01/2017`),
  ).toEqual(['Operator @ TALLOW WORKS LTD, ? - ?', 'Technician @ QUILLMARK INDIA LTD, 2015-01 - 2017-01']);
});

it('takes an employer in capitals with a word of a heading for no heading', () => {
  expect(
    read(`# ORGANIZATIONAL EXPERIENCE
      # QUILLMARK INFRA PROJECTS LTD
      Period: Aug 2015 to Sep 2018
      Designation: Engineer

      # TALLOW BUILDCON LTD
      Period: July 2012 to Aug 2015
      Designation: Site Engineer

      # EDUCATION
      B.Com, Westmarch University, 2007`),
  ).toEqual([
    'Engineer @ QUILLMARK INFRA PROJECTS LTD, 2015-08 - 2018-09',
    'Site Engineer @ TALLOW BUILDCON LTD, 2012-07 - 2015-08',
  ]);
});

it('gives one job for each of two periods in a field', () => {
  expect(
    read(`# Experience
      Organization: Tallow Works Ltd
      Duration: November 2009 – March 2012, May 2014 – March 2016
      Designation: Technology consultant`),
  ).toEqual([
    'Technology consultant @ Tallow Works Ltd, 2009-11 - 2012-03',
    'Technology consultant @ Tallow Works Ltd, 2014-05 - 2016-03',
  ]);
});

it('reads the first sentence of an item that goes on to tell of the work', () => {
  expect(
    read(`# Expériences
      - Du 12/10/2020 au 05/02/2021 : Stagiaire à la Direction régionale de Quillar. Participation au processus de validation
      - Du 06/06/2013 au 06/07/2016 : Stagiaire à PETROQUILL (C.I). Interprétation des données de sismique marine`),
  ).toEqual([
    'Stagiaire @ la Direction régionale de Quillar, 2020-10 - 2021-02',
    'Stagiaire @ PETROQUILL (C.I), 2013-06 - 2016-07',
  ]);
});
