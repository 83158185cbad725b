import { describe, expect, it } from 'vitest';
import type { Correction } from '@/lib/recruiter/vocabulary';
import { correctionAt, valueText } from './corrections';

function correction(path: string, change: Partial<Correction> = {}): Correction {
  return {
    id: path,
    path,
    value: 'x',
    parsedValue: 'y',
    by: 'Ines',
    at: '2026-11-20',
    detached: false,
    ...change,
  };
}

describe('correctionAt', () => {
  const corrections = [correction('skills.raw'), correction('skills.raw.1.name'), correction('objective')];

  it('finds the nearest correction that covers a path', () => {
    expect(correctionAt(corrections, 'skills.raw.1.name')?.path).toBe('skills.raw.1.name');
    expect(correctionAt(corrections, 'skills.raw.2.name')).toBeUndefined();
    expect(correctionAt(corrections, 'skills.raw')?.path).toBe('skills.raw');
    expect(
      correctionAt([correction('contactInformation.telephones.0')], 'contactInformation.telephones.0.raw'),
    ).toBeDefined();
    expect(correctionAt(corrections, 'skills.rawish')).toBeUndefined();
  });

  it('leaves out what no longer applies', () => {
    expect(correctionAt([correction('objective', { detached: true })], 'objective')).toBeUndefined();
  });
});

describe('valueText', () => {
  it('words values of every shape', () => {
    expect(valueText(null)).toBe('nothing');
    expect(valueText('Lund')).toBe('Lund');
    expect(valueText([{ raw: '030 1' }, { raw: '030 2' }])).toBe('030 1, 030 2');
    expect(valueText({ date: '2019-03-01', foundMonth: true })).toBe('2019-03');
    expect(valueText({ municipality: 'Lund', regions: ['Skåne'], countryCode: null })).toBe('Lund, Skåne');
    expect(valueText([{ id: 'POS-1', jobTitle: { raw: 'Cook' }, jobLevel: 'Entry' }, { id: 'POS-2' }])).toBe(
      'Cook',
    );
    expect(valueText('a'.repeat(500))).toHaveLength(161);
  });
});
