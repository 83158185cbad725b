import { describe, expect, it } from 'vitest';
import { fittingLines, roomForNames } from './looks';

describe('a name at its bar', () => {
  const room = roomForNames([], 0);

  it('stands on one line where it fits, on two where it does not', () => {
    expect(fittingLines('Nurse', room)).toEqual(['Nurse']);
    expect(fittingLines('Registered Nurse, Night Shift', room)).toEqual(['Registered Nurse,', 'Night Shift']);
  });

  it('is cut on the second line, and on the first where a word is wider than the room', () => {
    const [first, second] = fittingLines('Registered Nurse, Night Shift of the Surgical Ward', room);
    expect(first).toBe('Registered Nurse,');
    expect(second).toMatch(/^Night Shift of the .*…$/);
    expect(fittingLines('Donaudampfschifffahrtsgesellschaft', room)[0]).toMatch(/…$/);
  });
});
