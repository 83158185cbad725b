import { describe, expect, it } from 'vitest';
import { faultsIn, filledParts, textOf, unknownFields } from './fields';

const VALUES = { 'candidate.firstName': 'Noor', 'job.title': '{{me.name}}' } as const;

describe('the fields of a mail', () => {
  it('are filled in, with or without spaces in the braces', () => {
    const parts = filledParts('Hello {{ candidate.firstName }}, {{candidate.firstName}}!', VALUES);
    expect(textOf(parts)).toBe('Hello Noor, Noor!');
    expect(faultsIn(parts)).toEqual([]);
  });

  it('are not looked for in what they stand for', () => {
    const parts = filledParts('{{job.title}}', VALUES);
    expect([textOf(parts), faultsIn(parts)]).toEqual(['{{me.name}}', []]);
  });

  it.each([
    ['Hello {{candidate.city}}', 'empty', '{{candidate.city}}'],
    ['Hello {{candidate.fristName}}', 'unknown', '{{candidate.fristName}}'],
    ['Hello {{constructor}}', 'unknown', '{{constructor}}'],
    ['Hello {{}}', 'unknown', '{{}}'],
    ['Hello {{candidate.firstName', 'unknown', '{{'],
    ['Hello candidate.firstName}}', 'unknown', '}}'],
    ['Hello {{{candidate.firstName}}', 'unknown', '{{'],
  ])('are marked where they have no value, or are none: %s', (text, fault, written) => {
    const parts = filledParts(text, VALUES);
    expect(parts.filter((part) => part.fault)[0]).toEqual({ text: written, fault });
    expect(faultsIn(parts)).toContain(written);
  });

  it('that are none are named once, whatever has a value', () => {
    expect(unknownFields('{{x}} {{candidate.city}} {{x}}')).toEqual(['{{x}}']);
  });
});
