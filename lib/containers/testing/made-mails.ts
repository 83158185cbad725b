import { encoded } from './encode';
import { filePart, mailOf, mailPart, multipart, type Part, textPart } from './mime';
import { compressedRtf, type OutlookMail, outlookFile } from './outlook';

/**
 * Forty mails in the forms of five programs, each with the expected result. `cv` are the lines of the body where that
 * is the CV; a mail without one has it in `files`, or is refused with a message that `refused` matches.
 */
export type MadeMail = {
  name: string;
  bytes: Uint8Array;
  subject: string;
  from: { name: string; address: string };
  cv?: { name: string; employer: string };
  files: string[];
  refused?: RegExp;
};

const SENT = 'Tue, 03 Nov 2026 09:15:00 +0100';
export const SENT_AT = '2026-11-03T08:15:00.000Z';

type Person = { name: string; employer: string; title: string };
const JANE: Person = {
  name: 'Jane Hollister',
  employer: 'Northwind Freight Ltd',
  title: 'Warehouse Manager',
};
const JURGEN: Person = { name: 'Jürgen Köhlmann', employer: 'Bäckerei Süßmut GmbH', title: 'Bäckermeister' };
const IVAN: Person = { name: 'Иван Петренко', employer: 'ООО Техносервис', title: 'Инженер' };
const PAWEL: Person = {
  name: 'Paweł Żółkiewski',
  employer: 'Zakłady Łączności',
  title: 'Kierownik sprzedaży',
};
const TARO: Person = { name: '山田太郎', employer: '東京電機株式会社', title: '技術者' };

const rows = ({ name, employer, title }: Person) => [
  name,
  `${title}, ${employer}`,
  'Experience',
  `${title}`,
  `${employer}`,
  '01/2018 - 12/2024',
  'Led a team of twelve and kept the stock right to the piece.',
  'Education',
  'Bachelor of Science, 2014 - 2017',
];
export const plainCv = (person: Person) => rows(person).join('\r\n');
const htmlCv = (person: Person) =>
  `<html><body>${rows(person)
    .map((row) => `<p>${row}</p>`)
    .join('\r\n')}</body></html>`;
/** Returns a CV as a file; its kind does not matter to the mail. */
export const fileOf = (person: Person = JANE) => Buffer.from(plainCv(person), 'utf8');
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

const NOTE = 'Hello, my CV is attached. Kind regards';
const FROM = { name: 'Ann Sender', address: 'ann@agency.example' };
const SUBJECT = 'Application';
const word = (text: string, charset = 'utf-8') =>
  `=?${charset}?B?${Buffer.from(encoded(text, charset)).toString('base64')}?=`;
const percent = (text: string) => encodeURIComponent(text).replace(/'/g, '%27');

type Client = {
  name: string;
  headers: string[];
  attachment(name: string): { type?: string; disposition?: string };
  boundary: string;
};

/**
 * Ways in which programs name a file that is not ASCII: by RFC 2231, RFC 2047 inside a parameter, in pieces, or both.
 */
const CLIENTS: readonly Client[] = [
  {
    name: 'Outlook',
    headers: ['X-MS-Has-Attach: yes', 'Thread-Topic: Application', 'Content-Language: en-US'],
    attachment: (name) => ({
      type: `name="${word(name)}"`,
      disposition: `attachment; filename="${word(name)}"; size=400`,
    }),
    boundary: '_004_AM0PR01MB1234_',
  },
  {
    name: 'Gmail',
    headers: [
      'Received: by 2002:a05:6402:1234 with SMTP id x1;\r\n        Tue, 3 Nov 2026 00:15:00 -0800 (PST)',
      'X-Gm-Message-State: AOJu0Y',
    ],
    attachment: (name) => ({
      type: `name="${word(name)}"`,
      disposition: `attachment; filename*=UTF-8''${percent(name)}`,
    }),
    boundary: '000000000000a1b2c305d1',
  },
  {
    name: 'Apple Mail',
    headers: ['X-Mailer: Apple Mail (2.3731.700.6)'],
    attachment: (name) => ({
      type: `x-unix-mode=0644;\r\n\tname="${word(name)}"`,
      disposition: `inline;\r\n\tfilename*=utf-8''${percent(name)}`,
    }),
    boundary: 'Apple-Mail=_8A1B',
  },
  {
    name: 'Thunderbird',
    headers: ['User-Agent: Mozilla Thunderbird'],
    attachment: (name) => {
      const [first, rest] = [percent(name).slice(0, 12), percent(name).slice(12)];
      return {
        type: `name="${word(name)}"`,
        disposition: `attachment; filename*0*=UTF-8''${first};\r\n filename*1*=${rest}`,
      };
    },
    boundary: '------------0qXl',
  },
];

const headersOf = (client: Client, subject = SUBJECT) => [
  ...client.headers,
  `From: ${FROM.name} <${FROM.address}>`,
  'To: Rita Recruiter <rita@company.example>',
  `Subject: ${/[^ -~]/.test(subject) ? word(subject) : subject}`,
  `Date: ${SENT}`,
  `Message-ID: <${client.name.replace(/\W/g, '')}@mail.example>`,
];

type Form = { what: string; part: Part; subject?: string } & Pick<MadeMail, 'cv' | 'files' | 'refused'>;

const OWN_CHARSET: Readonly<Record<string, [Person, string]>> = {
  Outlook: [JURGEN, 'iso-8859-1'],
  Gmail: [IVAN, 'windows-1251'],
  'Apple Mail': [TARO, 'shift_jis'],
  Thunderbird: [PAWEL, 'iso-8859-2'],
};

/** The last form differs: only this program uses it, or is known to get it wrong. */
function ownForm(client: Client): Form {
  const mixed = (...parts: Part[]) => multipart('mixed', parts, client.boundary);
  if (client.name === 'Outlook')
    return {
      what: 'wrapped in winmail.dat',
      part: mixed(
        textPart('plain', ''),
        filePart('application/ms-tnef', Buffer.from('x\x9f>"', 'latin1'), { type: 'name="winmail.dat"' }),
      ),
      files: [],
      refused: /winmail\.dat/,
    };
  if (client.name === 'Gmail')
    return {
      what: 'of which the charset is not said',
      part: textPart('plain', plainCv(IVAN), { charset: 'windows-1251', label: '', transfer: '8bit' }),
      cv: IVAN,
      files: [],
    };
  if (client.name === 'Apple Mail')
    return {
      what: 'encrypted',
      part: filePart('application/pkcs7-mime; smime-type=enveloped-data', Buffer.from('0\x80'), {
        type: 'name=smime.p7m',
      }),
      files: [],
      refused: /protected/,
    };
  return {
    what: 'with two CVs',
    part: mixed(
      textPart('plain', NOTE),
      filePart('application/pdf', fileOf(), client.attachment('One.pdf')),
      filePart('application/pdf', fileOf(JURGEN), client.attachment('Zwei.pdf')),
    ),
    files: ['One.pdf', 'Zwei.pdf'],
  };
}

function formsOf(client: Client): Form[] {
  const [person, charset] = OWN_CHARSET[client.name] ?? [JANE, 'utf-8'];
  const mixed = (...parts: Part[]) => multipart('mixed', parts, client.boundary);
  const pdf = (name: string) => filePart('application/pdf', fileOf(), client.attachment(name));
  const picture = filePart(
    'image/png',
    PIXEL,
    { type: 'name="image001.png"', disposition: 'inline; filename="image001.png"' },
    ['Content-ID: <image001@mail>'],
  );
  const forwarded = mailOf(
    headersOf(client, 'The original'),
    mixed(textPart('plain', NOTE), pdf('Forwarded.pdf')),
  );
  return [
    { what: 'in plain text', part: textPart('plain', plainCv(JANE)), cv: JANE, files: [] },
    {
      what: 'in plain text and HTML',
      part: multipart(
        'alternative',
        [textPart('plain', plainCv(JURGEN)), textPart('html', htmlCv(JURGEN))],
        client.boundary,
      ),
      cv: JURGEN,
      files: [],
      subject: 'Bewerbung als Bäcker',
    },
    { what: 'with a CV', part: mixed(textPart('plain', NOTE), pdf('CV.pdf')), files: ['CV.pdf'] },
    {
      what: 'with a CV and pictures of its text',
      part: mixed(
        multipart(
          'related',
          [textPart('html', `<p>${NOTE}</p><img src="cid:image001@mail">`), picture],
          'rel',
        ),
        pdf('CV.pdf'),
        filePart('image/png', PIXEL, client.attachment('certificate.png')),
      ),
      files: ['CV.pdf', 'certificate.png'],
    },
    {
      what: 'that forwards a mail',
      part: mixed(textPart('plain', 'See below.'), mailPart(forwarded)),
      files: ['Forwarded.pdf'],
    },
    {
      what: `in ${charset}`,
      part: textPart('plain', plainCv(person), {
        charset,
        transfer: client.name === 'Gmail' ? 'base64' : 'quoted-printable',
      }),
      cv: person,
      files: [],
    },
    {
      what: 'with a file whose name is not ASCII',
      part: mixed(textPart('plain', NOTE), pdf('Lebenslauf Jürgen Köhlmann – 履歴書.pdf')),
      files: ['Lebenslauf Jürgen Köhlmann – 履歴書.pdf'],
    },
    ownForm(client),
  ];
}

const utf16 = (text: string) => new TextEncoder().encode(text);

function outlookForms(): [string, OutlookMail, Pick<MadeMail, 'cv' | 'files' | 'refused'>][] {
  const mail = { subject: SUBJECT, from: FROM, sentAt: SENT_AT };
  const cyrillic = { codePage: 1251, encode: (text: string) => encoded(text, 'windows-1251') };
  const cv = { name: 'CV.pdf', bytes: fileOf() };
  const rtf = `{\\rtf1\\ansi\\ansicpg1252 ${rows(JANE).join('\\par ')}}`;
  return [
    ['in plain text', { ...mail, body: plainCv(JANE) }, { cv: JANE, files: [] }],
    ['in HTML', { ...mail, body: plainCv(JURGEN), html: utf16(htmlCv(JURGEN)) }, { cv: JURGEN, files: [] }],
    ['in compressed RTF alone', { ...mail, rtf: compressedRtf(rtf) }, { cv: JANE, files: [] }],
    ['with a CV', { ...mail, body: NOTE, files: [cv] }, { files: ['CV.pdf'] }],
    [
      'with a CV and pictures of its text',
      {
        ...mail,
        body: NOTE,
        html: utf16(`<p>${NOTE}</p>`),
        files: [{ name: 'image001.png', bytes: PIXEL, contentId: 'image001' }, cv],
      },
      { files: ['CV.pdf'] },
    ],
    [
      'that forwards a mail',
      {
        ...mail,
        body: 'See below.',
        mails: [{ ...mail, subject: 'The original', body: NOTE, files: [{ ...cv, name: 'Forwarded.pdf' }] }],
      },
      { files: ['Forwarded.pdf'] },
    ],
    ['in windows-1251', { ...mail, body: plainCv(IVAN), narrow: cyrillic }, { cv: IVAN, files: [] }],
    [
      'with a file whose name is not ASCII',
      { ...mail, body: NOTE, files: [{ ...cv, name: 'Życiorys Пример.pdf' }] },
      { files: ['Życiorys Пример.pdf'] },
    ],
  ];
}

/** Returns the forty mails. */
export function madeMails(): MadeMail[] {
  const mime = CLIENTS.flatMap((client) =>
    formsOf(client).map(({ what, part, subject = SUBJECT, ...right }) => ({
      name: `${client.name}: ${what}`,
      bytes: mailOf(headersOf(client, subject), part),
      ...{ subject, from: FROM },
      ...right,
    })),
  );
  const outlook = outlookForms().map(([what, mail, right]) => ({
    name: `Outlook .msg: ${what}`,
    bytes: outlookFile(mail),
    ...{ subject: SUBJECT, from: FROM },
    ...right,
  }));
  return [...mime, ...outlook];
}
