import { describe, expect, it } from 'vitest';
import { drawnText } from '@/components/dossier/testing/drawn';
import { ReadingSection } from './reading-section';
import { ResumeProvider } from './resume-context';

const DIFFERENCE = {
  label: 'Employer',
  path: 'employmentHistory.positions.0.employer.name.raw',
  value: 'Quayside Logistics',
  standard: 'Quayside',
  claimed: 'Quayside Logistics',
};

function drawn(reading: Parameters<typeof ReadingSection>[0]['reading']): string {
  return drawnText(
    <ResumeProvider resume={{}} read={{}} today="2026-11-20">
      <ReadingSection reading={reading} />
    </ResumeProvider>,
  );
}

describe('what a model read otherwise', () => {
  it('is shown next to what the parser read, marked as the model’s', () => {
    const text = drawn({ differences: [DIFFERENCE], problem: null });
    for (const words of ['Machine-made', 'Employer', 'Parser', 'Quayside', 'Model', 'Quayside Logistics'])
      expect(text).toContain(words);
  });

  it('says why there is nothing, where the model did not read along', () => {
    expect(drawn({ differences: [], problem: 'No model is connected.' })).toContain('No model is connected.');
  });

  it('is not there where both read the same, or nobody asked', () => {
    expect(drawn({ differences: [], problem: null })).toBe('');
    expect(drawn(null)).toBe('');
  });
});
