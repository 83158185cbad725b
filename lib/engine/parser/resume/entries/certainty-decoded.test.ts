import { describe, expect, it } from 'vitest';
import { decodedOf } from './certainty-decoded';
import { fieldKey, type Margins } from './decoder/model';
import type { Draft } from './draft';
import type { Part } from './parts';

const TITLE = { text: 'Cook', line: 4 } as Part;
const EMPLOYER = { text: 'Harbour Inn', line: 5 } as Part;

/** A job of the lines 4 to 6, with what the decoder says of its section. */
const job = (margins: Margins | undefined, where = EMPLOYER) =>
  ({
    segment: { header: [{ index: 4 }, { index: 5 }], body: [{ index: 6 }], anchor: 0 },
    assignment: { what: TITLE, where, others: [], score: 0, margins: { what: 0, where: 0 } },
    ...(margins && { margins }),
  }) as unknown as Draft;

const margins: Margins = {
  fields: new Map([
    [fieldKey('what', 4, 'Cook'), 2.5],
    [fieldKey('where', 5, 'Harbour Inn'), -1],
  ]),
  openings: new Map([
    [4, 4],
    [5, -8],
    [6, -2],
  ]),
};

describe('what the decoder says of a value', () => {
  it('is its margin, that of the other field and those of the lines', () => {
    expect(decodedOf(job(margins), 'what')).toEqual({
      ...{ decoded: 0.5, isDecoded: 1, isAgainst: 0, partnerDecoded: -0.2, isPartnerDecoded: 1 },
      ...{ opens: 0.5, opensAgainst: 0, opensInside: -0.25 },
    });
    expect(decodedOf(job(margins), 'where')).toMatchObject({ decoded: -0.2, isAgainst: 1 });
  });

  it('is found where the value is written above the entry, as the employer of several jobs', () => {
    const shared = { ...EMPLOYER, line: 2 };
    const fields = new Map([[fieldKey('where', 2, 'Harbour Inn'), 5]]);
    expect(decodedOf(job({ ...margins, fields }, shared), 'where')).toMatchObject({ decoded: 1 });
  });

  it('is nothing for a value that is no stretch of a line, or without a decoder', () => {
    const other = { ...EMPLOYER, text: 'Harbour Inn and Quay' };
    expect(decodedOf(job(margins, other), 'where')).toMatchObject({ decoded: 0, isDecoded: 0 });
    expect(decodedOf(job(undefined), 'where')).toMatchObject({ isDecoded: 0, opens: 0, opensInside: -1 });
  });
});
