import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { madeMails, SENT_AT } from '../testing/made-mails';
import { filePart, mailOf, mailPart, multipart, textPart } from '../testing/mime';
import { compressedRtf, outlookFile } from '../testing/outlook';
import { expandRtf } from './compressed-rtf';
import type { Mail } from './model';
import { openMail } from './open';

const HEADERS = ['From: A <a@mail.example>', 'To: b@mail.example', 'Subject: Hello'];
const MEBIBYTE = 1024 * 1024;

const namesIn = (mail: Mail): string[] => [
  ...mail.files.map(({ name }) => name),
  ...mail.mails.flatMap(namesIn),
];
const depthOf = (mail: Mail): number => 1 + Math.max(0, ...mail.mails.map(depthOf));

it.each(madeMails().map((mail) => [mail.name, mail] as const))('opens a mail of %s', async (_, made) => {
  const mail = await openMail(made.bytes);
  expect(mail).toMatchObject({ from: made.from, subject: made.subject, sentAt: SENT_AT });
  expect(mail && namesIn(mail)).toEqual(made.files);
});

it('makes forty mails', () => {
  expect(madeMails()).toHaveLength(40);
});

describe('a hostile mail', () => {
  /** Mails in mails, each in base64 or as it is. */
  const nested = (levels: number) => {
    let mail = mailOf(HEADERS, textPart('plain', 'Innermost'));
    for (let level = 1; level < levels; level += 1)
      mail = mailOf(HEADERS, multipart('mixed', [mailPart(mail)], `b${level}`));
    return mail;
  };

  it('is opened five mails deep, of a thousand', async () => {
    const mail = await openMail(nested(1000));
    expect(mail && depthOf(mail)).toBe(5);
  });

  it('is none when its parts nest a thousand deep', async () => {
    let part = textPart('plain', 'Innermost');
    for (let level = 0; level < 1000; level += 1) part = multipart('mixed', [part], `b${level}`);
    expect(await openMail(mailOf(HEADERS, part))).toBeUndefined();
  });

  it('is none with a header of 30 MB', async () => {
    const used = processorWatch();
    expect(
      await openMail(mailOf([`X-Long: ${'a '.repeat(15 * MEBIBYTE)}`, ...HEADERS], textPart('plain', 'Hi'))),
    ).toBeUndefined();
    expect(used()).toBeLessThan(3000);
  });

  it('is none with a million parts', async () => {
    const used = processorWatch();
    expect(
      await openMail(
        Buffer.from(
          `${HEADERS.join('\r\n')}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\n\n'.repeat(1_000_000)}`,
        ),
      ),
    ).toBeUndefined();
    expect(used()).toBeLessThan(2000);
  });

  it('gives the files of a boundary that never closes, and of one that is cut', async () => {
    const whole = mailOf(
      HEADERS,
      multipart('mixed', [
        textPart('plain', 'Hi'),
        filePart('application/pdf', Buffer.alloc(3000, 'x'), { type: 'name=cv.pdf' }),
      ]),
    );
    for (const cut of [10, 400, 1500]) {
      const mail = await openMail(whole.subarray(0, whole.length - cut));
      expect(mail && namesIn(mail)).toEqual(['cv.pdf']);
    }
  });

  it('gives an answer wherever it is cut, in either format', async () => {
    const made = madeMails().filter(({ name }) => /forwards/.test(name));
    for (const { bytes } of made)
      for (let share = 0.05; share < 1; share += 0.05)
        await expect(openMail(bytes.subarray(0, Math.floor(bytes.length * share)))).resolves.not.toBeNull();
  });

  it('takes two hundred files and no more', async () => {
    const files = Array.from({ length: 300 }, (_, index) =>
      filePart('application/pdf', Buffer.from('x'), { type: `name=${index}.pdf` }),
    );
    expect((await openMail(mailOf(HEADERS, multipart('mixed', files))))?.files).toHaveLength(200);
    const within = Array.from({ length: 300 }, () => mailPart(mailOf(HEADERS, textPart('plain', 'x'))));
    expect((await openMail(mailOf(HEADERS, multipart('mixed', within))))?.mails).toHaveLength(200);
  });
});

describe('RTF of Outlook', () => {
  it('is expanded, with references into what came before', () => {
    // The example of MS-OXRTFCP 3.1.
    const stored = Buffer.from(
      '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
      'hex',
    );
    expect(Buffer.from(expandRtf(stored) ?? []).toString('latin1')).toBe(
      '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
    );
  });

  it('is as long as it goes where it is cut, and none where it is something else', () => {
    const stored = compressedRtf('{\\rtf1 Some text}');
    expect(Buffer.from(expandRtf(stored.subarray(0, 30)) ?? []).toString('latin1')).toMatch(/^\{\\rtf1 Some/);
    expect(expandRtf(Buffer.from('nothing of the kind'))).toBeUndefined();
  });
});

it('gives no address of a directory for one of mail', async () => {
  const bytes = outlookFile({ subject: 'x', from: { name: 'Ann', address: '' }, sentAt: SENT_AT, body: 'x' });
  expect((await openMail(bytes))?.from).toEqual({ name: 'Ann', address: '' });
});
