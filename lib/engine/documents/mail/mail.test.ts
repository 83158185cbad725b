import { describe, expect, it } from 'vitest';
import { madeMails } from '@/lib/containers/testing/made-mails';
import { filePart, mailOf, multipart, textPart } from '@/lib/containers/testing/mime';
import { DEFAULT_READ_LIMITS } from '../limits';
import { plainText } from '../plain-text';
import { readDocument } from '../read';

const HEADERS = ['From: Ann Sender <ann@agency.example>', 'To: rita@company.example', 'Subject: A candidate'];

async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
  return reading.ok ? plainText(reading.value) : reading.failure.message;
}

it.each(madeMails().map((mail) => [mail.name, mail] as const))(
  'reads the body of a mail of %s',
  async (_, made) => {
    const reading = await readDocument(made.bytes, DEFAULT_READ_LIMITS);
    if (made.refused) {
      expect(reading).toMatchObject({ ok: false, failure: { message: expect.stringMatching(made.refused) } });
      return;
    }
    expect(reading).toMatchObject({ ok: true, value: { kind: 'mail', properties: {} } });
    const text = reading.ok ? plainText(reading.value) : '';
    if (made.cv) expect(text).toContain(made.cv.employer);
    if (made.cv) expect(text.split('\n')[0]).toBe(made.cv.name);
    // The sender is not the person of the document.
    expect(text).not.toMatch(/ann@agency|Ann Sender|Subject|Message-ID/);
  },
);

describe('a mail', () => {
  it.each([
    [
      'English',
      '---------- Forwarded message ---------\nFrom: Bob Agent <bob@agency.example>\nDate: Tue, 3 Nov 2026\nSubject: CV\nTo: Rita <rita@company.example>\n\n',
    ],
    [
      'German',
      'Von: Bob Agent <bob@agency.example>\nGesendet: Dienstag, 3. November 2026\nAn: Rita\nBetreff: CV\n\n',
    ],
    ['French', 'De : Bob Agent <bob@agency.example>\nEnvoyé : mardi 3 novembre\nÀ : Rita\nObjet : CV\n\n'],
  ])('reads no headers of one that it quotes in %s', async (_, quoted) => {
    const text = await textOf(mailOf(HEADERS, textPart('plain', `${quoted}Jane Hollister\n\nExperience`)));
    expect(text).toBe('Jane Hollister\nExperience');
  });

  it('keeps the lines of a CV that look like one header', async () => {
    const cv = 'Jane Hollister\nDate: 3 November 1990\nTo: be continued\n\nFrom: Leeds\nVon: 2019\nBis: 2020';
    expect(await textOf(mailOf(HEADERS, textPart('plain', cv)))).toBe(cv.replaceAll('\n\n', '\n'));
  });

  it('without a text says what is attached to it', async () => {
    const cv = filePart('application/pdf', Buffer.from('%PDF-'), {
      disposition: 'attachment; filename="Jane.pdf"',
    });
    expect(await textOf(mailOf(HEADERS, multipart('mixed', [textPart('plain', ' '), cv])))).toMatch(
      /instead: “Jane.pdf”/,
    );
    expect(await textOf(mailOf(HEADERS, textPart('html', '<p> </p>')))).toBe(
      'This is a mail without any text.',
    );
  });

  it('is read by its text where it declares another encoding', async () => {
    const cv = 'Иван Петренко\n\nОпыт работы\n\nИнженер в компании Техносервис с 2015 года';
    const part = textPart('plain', cv, { charset: 'windows-1251', label: 'iso-8859-1', transfer: 'base64' });
    expect(await textOf(mailOf(HEADERS, part))).toContain('Опыт работы');
  });

  it('is told with more headers before it than a page', async () => {
    const received = Array.from(
      { length: 60 },
      (_, hop) => `Received: from relay${hop} by mail.example;\r\n        Tue, 3 Nov 2026 09:15:${hop} +0100`,
    );
    expect(await textOf(mailOf([...received, ...HEADERS], textPart('plain', 'Jane Hollister')))).toBe(
      'Jane Hollister',
    );
  });
});
