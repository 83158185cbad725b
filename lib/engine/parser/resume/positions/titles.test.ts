import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/places';
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

describe('the name of an employer', () => {
  const employerOf = (written: string) => only(`**Clerk**⇥2010 – 2012\n${written}`)?.employer?.name?.raw;

  it.each([
    ['Quillmark Ltd, Melur TK, Madurai Dist.', 'Quillmark Ltd'],
    ['Quillmark Ltd, an old and reputed company', 'Quillmark Ltd'],
    ['Quillmark Ltd located in the province of Groningen', 'Quillmark Ltd'],
    ['Osprey Schools (Camp Bagram, Afghanistan)', 'Osprey Schools'],
    ['Marsh, Reed & Partners LLP', 'Marsh, Reed & Partners LLP'],
    ['Osprey (Holdings) Ltd', 'Osprey (Holdings) Ltd'],
  ])('%s is %s', (written, name) => expect(employerOf(written)).toBe(name));
});
