import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advertisement,
  blockOf,
  decodeSketch,
  encodeSketch,
  fingerprintOf,
  likeness,
  organizationKey,
} from './index';

const TEXT = `Harrow Mill bakes for two hundred cafés between the coast and the hills. We look for a baker who knows
sourdough, keeps the ovens of the night shift running and teaches two apprentices. You start at two in the morning, five
nights a week, and finish when the vans leave. We pay the night supplement of the trade, give six weeks of holiday and a
share of every loaf that you take home. You have finished an apprenticeship or baked for three years, you lift sacks of
twenty-five kilograms and you write down what you changed. Bring a loaf to the interview; we shall eat it together.`;

const BAKER: Advertisement = {
  title: 'Night Baker (m/f/d)',
  organization: 'Harrow Mill Ltd.',
  place: 'gb-whitby',
  municipality: 'Whitby',
  text: TEXT,
  date: '2026-03-01',
};

function compare(change: Partial<Advertisement>, base: Advertisement = BAKER): number {
  return likeness(fingerprintOf(base), fingerprintOf({ ...base, ...change }));
}

describe('copies of one job', () => {
  it.each<[string, Partial<Advertisement>]>([
    ['the same again', {}],
    ['a title written otherwise', { title: 'Night baker – Whitby, Harrow Mill, full-time' }],
    ['another form of the word', { title: 'Night Bakers' }],
    ['a text that a site cut', { text: TEXT.slice(0, 420) }],
    ['a text with the words of a site around it', { text: `Apply now on Jobwell! ${TEXT} Report this job.` }],
    ['a text in capitals', { text: TEXT.toUpperCase() }],
    ['a repost after a month', { date: '2026-04-02' }],
  ])('knows %s', (_, change) => expect(compare(change)).toBeGreaterThan(0));

  it('finds them under one key whatever the form of the company', () => {
    const one = blockOf(fingerprintOf(BAKER));
    expect(blockOf(fingerprintOf({ ...BAKER, organization: 'HARROW MILL LIMITED' }))).toBe(one);
    expect(blockOf(fingerprintOf({ ...BAKER, place: 'gb-leeds' }))).not.toBe(one);
  });
});

describe('different jobs', () => {
  it.each<[string, Partial<Advertisement>]>([
    ['another level', { title: 'Senior Night Baker' }],
    ['another trade with the same text', { title: 'Pastry Chef' }],
    ['the other of two', { title: 'Day Baker' }],
    ['another text under the same title', { text: TEXT.split(' ').reverse().join(' ') }],
    ['the same half a year later', { date: '2026-09-01' }],
  ])('keeps apart %s', (_, change) => expect(compare(change)).toBe(0));

  it('wants much the same text when nobody says who the employer is', () => {
    const unnamed = { ...BAKER, organization: undefined };
    expect(compare({}, unnamed)).toBe(1);
    expect(compare({ text: TEXT.slice(100) }, unnamed)).toBe(0);
  });

  it('finds a copy without an employer whose text was edited a little', () => {
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
    const alone = { ...BAKER, organization: undefined };
    const [one, other] = [words, [...words.slice(0, 118), 'apply', 'now']].map((text) =>
      fingerprintOf({ ...alone, text: text.join(' ') }),
    );
    if (!one || !other) throw new Error('two of them');
    expect(blockOf(one)).toBe(blockOf(other));
    expect(likeness(one, other)).toBeGreaterThan(0.8);
    expect(blockOf(fingerprintOf({ ...alone, title: 'Miller' }))).not.toBe(blockOf(fingerprintOf(alone)));
  });

  it('wants the same town when there is no text', () => {
    const bare = { ...BAKER, text: '' };
    expect(compare({}, bare)).toBeGreaterThan(0);
    expect(compare({}, { ...bare, place: 'GB', municipality: undefined })).toBe(0);
  });

  describe('of which only facts are known', () => {
    const REMOTE: Advertisement = {
      title: 'Payroll Clerk',
      organization: 'Harrow Mill Ltd.',
      place: 'GB',
      text: '',
      date: '2026-03-01',
      isRemote: true,
      pay: '31000 35000 GBP',
    };

    it('knows a remote one by employer, title, pay and day', () => {
      expect(compare({}, REMOTE)).toBeGreaterThan(0);
      expect(compare({ title: 'Payroll clerk (m/f/d), remote' }, REMOTE)).toBeGreaterThan(0);
      expect(compare({ organization: 'Harrow Mill Limited' }, REMOTE)).toBeGreaterThan(0);
    });

    it.each<[string, Partial<Advertisement>]>([
      ['other pay', { pay: '31000 36000 GBP' }],
      ['no pay', { pay: undefined }],
      ['another day', { date: '2026-03-02' }],
      ['a narrower title', { title: 'Payroll Clerk, Overtime' }],
      ['another sign in its title', { title: 'Payroll Clerk C++' }],
      ['no day', { date: undefined }],
      ['work at a place', { isRemote: false }],
      ['a text', { text: TEXT }],
    ])('keeps apart from it one with %s', (_, change) => expect(compare(change, REMOTE)).toBe(0));

    it.each<[string, Partial<Advertisement>]>([
      ['pay', { pay: undefined }],
      ['an employer', { organization: undefined }],
      ['a day', { date: undefined }],
      ['remote work', { isRemote: false }],
    ])('does not take two without %s for one', (_, change) =>
      expect(compare({}, { ...REMOTE, ...change })).toBe(0),
    );
  });

  it('tells C, C++ and C# apart', () => {
    const title = (name: string) => ({ title: `${name} Developer` });
    expect(compare(title('C++'), { ...BAKER, ...title('C#') })).toBe(0);
    expect(compare(title('C++'), { ...BAKER, ...title('C') })).toBe(0);
    expect(compare(title('C++'), { ...BAKER, ...title('C++') })).toBeGreaterThan(0);
  });
});

describe('a sketch', () => {
  it('is the same after it was kept', () => {
    const { text } = fingerprintOf(BAKER);
    expect(decodeSketch(encodeSketch(text))).toEqual(text);
  });

  it.each(['', '1:2', '1:2:AAAA', 'x'])('is not read from %j', (kept) =>
    expect(decodeSketch(kept)).toBeUndefined(),
  );
});

describe('names of organisations', () => {
  it.each([
    ['Lindenhof GmbH & Co. KG', 'lindenhof'],
    ['S.A. Martel', 'martel'],
    ['Ørsund A/S', 'orsund a s'],
    ['Group', 'group'],
    [undefined, ''],
    ['Confidential', ''],
    ['Private Client', ''],
    ['Empresa Confidencial S.A.', ''],
    ['Конфиденциально', ''],
    ['某公司', ''],
    ['ไม่ระบุบริษัท', ''],
    ['회사명 비공개', ''],
    ['Private Bakery', 'private bakery'],
    ['Confidential Shredding Ltd', 'confidential shredding'],
  ])('gives %s as %s', (name, key) => expect(organizationKey(name)).toBe(key));
});

describe('any two advertisements', () => {
  it('are as alike one way as the other', () => {
    const advertisement = fc.record({
      title: fc.constantFrom('Baker', 'Night Baker', 'Senior Baker', 'Bakers (m/w/d)', ''),
      organization: fc.constantFrom('Harrow Mill', undefined),
      text: fc.constantFrom(TEXT, TEXT.slice(0, 300), TEXT.slice(200), ''),
      date: fc.constantFrom('2026-03-01', '2026-04-01', '2026-09-01'),
    });
    fc.assert(
      fc.property(advertisement, advertisement, (a, b) => {
        const [one, other] = [fingerprintOf(a), fingerprintOf(b)];
        expect(likeness(one, other)).toBe(likeness(other, one));
      }),
    );
  });
});
