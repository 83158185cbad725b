import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { signedName } from './signed-name';

const signed = (text: string) => signedName(writtenDocument(text).lines)?.name;

describe('the name under a document', () => {
  it.each([
    ['Welder since 2012.\n\nPlace: Pune\nDate: 3.4.2020\n\nAsha Wadekar', 'Asha Wadekar'],
    [
      'Welder since 2012.\n\nI hereby declare this to be true.\nYours faithfully,\n(A. WADEKAR)',
      'A. WADEKAR',
    ],
    ['Schweißer seit 2012.\n\nDuisburg, 25.01.2024\nHennes Vosskamp', 'Hennes Vosskamp'],
  ])('is read where something closes the document above it', (text, name) => {
    expect(signed(text)).toBe(name);
  });

  it.each([
    'Hobbies\nChess\nHennes Vosskamp',
    'Place: Pune\nDate: 3.4.2020',
    'Yours faithfully,\nReferences on request',
    'Date: 3.4.2020\nSenior Project Manager',
    '',
  ])('is not made up: %j', (text) => {
    expect(signed(text)).toBeUndefined();
  });

  it('is not sought far above the end', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Task number ${at} was done`).join('\n');
    expect(signed(`Date: 3.4.2020\nAsha Wadekar\n${rows}`)).toBeUndefined();
  });
});
