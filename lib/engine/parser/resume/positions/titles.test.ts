import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readPositions } from './index';

let places: Gazetteer;

beforeAll(async () => {
  places = await gazetteer();
});

function only(entry: string) {
  const sections = findSections(writtenDocument(`# Work Experience\n${entry}`));
  const [found] = readPositions(sections, {
    documentLastModified: '2026-03-01',
    language: 'en',
    places: { gazetteer: places, evidence: { language: 'en' } },
  });
  return found?.position;
}

describe('a job without a title', () => {
  it('has none from the town that stands beside the employer', () => {
    const position = only('- In 1999-2002 - Quillmark Group of Institutions, Tambaram, Chennai');
    expect(position?.employer?.name?.raw).toBe('Quillmark Group of Institutions');
    expect(position?.jobTitle).toBeUndefined();
  });

  it('keeps a title that a town is called like', () => {
    expect(only('**CDO**, Quillmark Ltd\t2010 – 2012')?.jobTitle?.raw).toBe('CDO');
  });
});

describe('a title behind the words of a sentence', () => {
  it('is bare, and no employer', () => {
    const position = only('Quillmark Clinic⇥2010 – 2012\n**As a Physiotherapist**');
    expect(position?.jobTitle?.raw).toBe('Physiotherapist');
    expect(position?.employer?.name?.raw).toBe('Quillmark Clinic');
  });

  it('ends where the employer begins', () => {
    const position = only('**Worked as a Teacher at Osprey Junior School**\n2010 – 2012\n- French');
    expect(position?.jobTitle?.raw).toBe('Teacher');
    expect(position?.employer?.name?.raw).toBe('Osprey Junior School');
  });
});

describe('a header', () => {
  it('parts a title from an organisation behind a blank', () => {
    const position = only('**Sachbearbeiterin Quillmark Handel GmbH** 10/2004 – 07/2005\n- Kunden betreuen');
    expect(position?.jobTitle?.raw).toBe('Sachbearbeiterin');
    expect(position?.employer?.name?.raw).toBe('Quillmark Handel GmbH');
  });

  it('may be a sentence with a role and its time', () => {
    const position = only(
      '**1-Quillmark Telecom (Chennai, India)**\nWorked as Stock Accountant from 28 March 2016 to 4th July 2016.\n- Raising bills',
    );
    expect(position?.jobTitle?.raw).toBe('Stock Accountant');
    expect(position?.employer?.name?.raw).toContain('Quillmark Telecom');
  });

  it('has no label of a time as a field', () => {
    const position = only('**Foreman**, Quillmark Power Ltd\nDuration:- 10.04.2013 to 31.03.2015\n- Wiring');
    expect(position?.jobTitle?.raw).toBe('Foreman');
    expect(position?.employer?.name?.raw).toBe('Quillmark Power Ltd');
    expect(position?.startDate?.date).toBe('2013-04-10');
  });

  it('has no label behind which a dash stands as a field', () => {
    const position = only(
      'Duration - 3 Months (June 2006 – August 2006)\nOrganization - Quillmark Mills Ltd',
    );
    expect(position?.jobTitle).toBeUndefined();
    expect(position?.employer?.name?.raw).toBe('Quillmark Mills Ltd');
  });

  it('has no field that is a length of time or ends in a slash', () => {
    const position = only('**Cook**\nQuillmark Diner / Apr 2019 – May 2021\n2 years');
    expect(position?.employer?.name?.raw).toBe('Quillmark Diner');
    expect(position?.jobTitle?.raw).toBe('Cook');
  });
});

describe('the name of an employer', () => {
  const employerOf = (written: string) => only(`**Clerk**⇥2010 – 2012\n${written}`)?.employer?.name?.raw;

  it.each([
    ['Quillmark Ltd, an old and reputed company', 'Quillmark Ltd'],
    ['Osprey Schools (Camp Bagram, Afghanistan)', 'Osprey Schools'],
    ['Marsh, Reed & Partners LLP', 'Marsh, Reed & Partners LLP'],
    ['Osprey (Holdings) Ltd', 'Osprey (Holdings) Ltd'],
  ])('%s is %s', (written, name) => expect(employerOf(written)).toBe(name));
});
