import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, documentOfText } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser';
import { gazetteer } from '@/lib/service/gazetteer';

async function locationIn(...lines: string[]) {
  const job = ['EXPERIENCE', 'Clerk, Acme Ltd', '2015 - 2020', ''];
  const text = ['Asha Wadekar', '+91 98555 01730', 'asha@example.org', '', ...job, ...lines].join('\n');
  const options = { documentLastModified: '2026-11-01', gazetteer: await gazetteer() };
  return parseResume(documentOfText(text, DEFAULT_READ_LIMITS), options).resume.contactInformation?.location;
}

describe('the place of a candidate', () => {
  it('is where the document was signed, if nothing else says it', async () => {
    const town = { municipality: 'Nashik', countryCode: 'IN' };
    expect(await locationIn('Place: Nashik', 'Date: 3.4.2020')).toMatchObject(town);
    expect(await locationIn('Date: 3.4.2020', 'Place: Nashik (Asha Wadekar)')).toMatchObject(town);
  });

  it.each(['Place: Asha Wadekar', 'Place: ________', 'Place:'])('is not made up of %j', async (line) =>
    expect(await locationIn(line, 'Date: 3.4.2020')).toBeUndefined(),
  );

  it('is not the permanent address where another one is told', async () => {
    const lines = [
      'PERSONAL DETAILS',
      'Permanent Address: Vill. Rampur, Dist. Buxar, Bihar - 802101',
      'Local Add: Gangapur Road, Nashik',
    ];
    expect(await locationIn(...lines)).toMatchObject({ municipality: 'Nashik' });
    expect(await locationIn(...lines.slice(0, 2))).toMatchObject({ municipality: 'Buxar' });
  });
});
