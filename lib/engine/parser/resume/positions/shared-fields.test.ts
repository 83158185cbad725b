import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readPositions } from '.';

const context = { documentLastModified: '2026-03-01' };

function jobsOf(document: ReturnType<typeof writtenDocument>): string[] {
  return readPositions(findSections(document), context).map(
    ({ position: { jobTitle, employer } }) => `${jobTitle?.raw ?? '-'} @ ${employer?.name?.raw ?? '-'}`,
  );
}

const jobsIn = (text: string) => jobsOf(writtenDocument(text));

it('takes a sentence without a subject for no employer', () => {
  const text = `# Work Experience
    Brackwater Bank Plc
    Branch Manager, Jan 2018 to date
    Managed the branch in the harbour.
    Operations Officer, Mar 2014 - Dec 2017
    Handled clearing and cash.`;
  expect(jobsIn(text)).toEqual([
    'Branch Manager @ Brackwater Bank Plc',
    'Operations Officer @ Brackwater Bank Plc',
  ]);
});

it('reads each sentence of a paragraph about several jobs', () => {
  const text = `# Work Experience
    I worked at Tallow Constructions as Site Engineer from June 2012 to March 2015. I saw to the concrete. After that I joined Oakline Builders as Project Engineer from April 2015 to December 2018. Since January 2019 I have been working as Project Manager with Harwell Contracting.`;
  expect(jobsIn(text)).toEqual([
    'Site Engineer @ Tallow Constructions',
    'Project Engineer @ Oakline Builders',
    'Project Manager @ Harwell Contracting',
  ]);
});

it('reads tables that tabs alone set under a line of titles', () => {
  const text = `# Employment History
    S.No⇥Company⇥Designation⇥From⇥To
    1⇥Thornbury Pharma Ltd⇥Medical Representative⇥June 2010⇥May 2013
    2⇥Oakline Labs Ltd⇥Area Manager⇥June 2013⇥July 2017`;
  expect(jobsIn(text)).toEqual([
    'Medical Representative @ Thornbury Pharma Ltd',
    'Area Manager @ Oakline Labs Ltd',
  ]);
});

it('reads labels without a colon above their values', () => {
  const text = `# Esperienza lavorativa
    - Date (da – a)
    Da marzo 2010 a dicembre 2014
    - Nome e indirizzo del datore di lavoro
    Tiglio SpA
    - Tipo di impiego
    Impiegata amministrativa`;
  expect(jobsIn(text)).toEqual(['Impiegata amministrativa @ Tiglio SpA']);
});

describe('names in the type of the headings', () => {
  it('open nothing below a heading, where a time is told below them', () => {
    const text = `**Work Experience**

      **Operations Manager**
      Oakline Logistics Ltd
      Mar 2017 - Present

      **Driver**
      Harwell Parcels
      Jun 2010 - Dec 2012

      **Education**

      **Skills**
      Budgets, timetables`;
    expect(jobsIn(text)).toEqual(['Operations Manager @ Oakline Logistics Ltd', 'Driver @ Harwell Parcels']);
  });
});

it('keeps an employer that looks like a town where others have both', () => {
  const text = `# Work Experience
    03/2015 – 10/2019\tSite Manager, Tallow Holzbau GmbH, Bremen
    05/2008 – 02/2015\tSite Manager, Oakline Hochbau AG, Hamburg
    07/2003 – 04/2008\tDraughtsman, Planwerk Harwell`;
  expect(jobsIn(text)).toContain('Draughtsman @ Planwerk Harwell');
});

it('parts a title of one word from the workplace behind it', () => {
  const text = `# Berufserfahrung
    2015 - 2019 Krankenschwester Klinikum Quillstadt
    2011 - 2015 Deutschlehrerin Gymnasium Nr. 7`;
  expect(jobsIn(text)).toEqual([
    'Krankenschwester @ Klinikum Quillstadt',
    'Deutschlehrerin @ Gymnasium Nr. 7',
  ]);
});
