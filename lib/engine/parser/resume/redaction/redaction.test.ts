import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '..';
import { redactReceived } from '.';

const CV = `Margaret Lang-Thornquist
m@example.org
National insurance number: QQ 12 34 56 C

# Experience
Engineer, Brinsby Marine Ltd, 2015 - 2019
- Wrote a language for sonars, as M. Lang said

# Publications
Thornquist M. (2012). Quiet sonar.`;

describe('the redacted twin', () => {
  const { redacted } = parseResume(writtenDocument(CV), { documentLastModified: '2026-03-31' });
  const text = JSON.stringify(redacted);

  it('keeps no half of a double name and no number of an identity', () => {
    for (const known of ['Thornquist', 'Margaret', 'M. Lang', 'QQ 12']) expect(text).not.toContain(known);
  });

  it('leaves words whole in which a name happens to stand', () => {
    expect(text).toContain('language for sonars');
    expect(text).toContain('Brinsby Marine Ltd');
  });
});

it('names no referee, whose title and employer tell who they are', () => {
  const parsed = parseResume(
    writtenDocument(
      `${CV}\n\n# References\nOda Quillfeather, Harbour Master, Port of Ellmouth, oda@ellmouth.example`,
    ),
    { documentLastModified: '2026-03-31' },
  );
  expect(parsed.resume.references?.[0]?.referenceName?.formattedName).toBe('Oda Quillfeather');
  expect(parsed.redacted.references).toBeUndefined();
  for (const known of ['Quillfeather', 'Oda', 'Harbour Master', 'Port of Ellmouth'])
    expect(JSON.stringify(parsed.redacted)).not.toContain(known);
});

describe('the redacted twin of what was parsed before', () => {
  const { resume } = parseResume(writtenDocument(CV), { documentLastModified: '2026-03-31' });

  it('is told by the members of the resume', () => {
    const text = JSON.stringify(redactReceived(resume));
    for (const known of ['Thornquist', 'Margaret', 'm@example.org', 'QQ 12'])
      expect(text).not.toContain(known);
    expect(text).toContain('Brinsby Marine Ltd');
  });

  it('takes persons out of what a finding quotes, and leaves its words', () => {
    const message =
      'A position may be missing: no entry has these lines. (Ada Fenwick, welder; ada@example.org)';
    const resumeMetadata = {
      resumeQuality: [{ level: 'Data Missing', findings: [{ qualityCode: '225', message }] }],
      reservedData: { names: ['Ada Fenwick', 'missing'] },
    };
    const [level] = redactReceived({ resumeMetadata }).resumeMetadata?.resumeQuality ?? [];
    expect(level?.findings?.[0]?.message).toBe(
      'A position may be missing: no entry has these lines. ([redacted], welder; [redacted])',
    );
  });

  it('bears members that say nothing, and rows that are not there', () => {
    const resumeMetadata = {
      plainText: 'Ada Fenwick\nwelder',
      foundSections: [{ sectionType: 'CONTACT_INFO', firstLineNumber: -5, lastLineNumber: 900_000_000 }],
      reservedData: { names: ['', 'Ada'] },
    };
    expect(redactReceived({}).contactInformation).toEqual({});
    expect(redactReceived({ resumeMetadata }).resumeMetadata?.plainText).toBe('[redacted]\n[redacted]');
  });
});

describe('other writings of what is known', () => {
  const redactedText = (text: string) =>
    parseResume(writtenDocument(text), { documentLastModified: '2026-03-31' }).redacted.resumeMetadata
      ?.plainText ?? '';

  it('takes out a Korean street without its blanks and without its number, and a name with its particle', () => {
    const text = redactedText(`성명: 한도윤
주소: 서울특별시 마포구 월드컵북로 47길 12-3, 301호
연락처: 010-1234-5678

경력사항
2015.03 - 2019.02 가람상사 대리

자기소개
한도윤은 책임감이 강합니다. 저 한도윤입니다. 월드컵북로47길에 살고, 월드컵북로 근처에서 일합니다.`);
    for (const known of ['한도윤', '월드컵북로', '47길']) expect(text).not.toContain(known);
    expect(text).toContain('책임감이 강합니다');
  });

  it('takes out a Chinese name that nothing parts from the words beside it', () => {
    const text = redactedText(`姓名：林晓岚
电话：13800138000

工作经历
2015-2019 海风公司 工程师

自我评价
林晓岚工作认真。`);
    expect(text).not.toContain('晓岚');
    expect(text).toContain('工作认真');
  });

  it('takes out the parts of a fuller name that the e-mail address bears, with what is between', () => {
    const text = redactedText(`María Quintero
maria.quintero.valdelobos@example.org | +34 600 123 456
Calle del Molino 14, 3º B, 28010 Madrid

Experiencia
Brinsby Marine 2015 - 2019 Ingeniera

Publicaciones
María del Carmen Quintero Valdelobos. Sonares tranquilos.
Premio Valdelobos de la calle del Molino`);
    for (const known of ['Carmen', 'Valdelobos', 'Molino', '28010']) expect(text).not.toContain(known);
    for (const own of ['Sonares tranquilos', 'Brinsby Marine', 'Ingeniera']) expect(text).toContain(own);
  });

  it('takes out a name that stands twice without a blank', () => {
    const text = redactedText(`Ada Fenwick
ada.fenwick@example.org

Experience
Welder, Brinsby Marine Ltd, 2015 - 2019
- AdaFenwick ADAFENWICKAda Fenwick welded hulls`);
    expect(text).not.toMatch(/ada|fenwick/iu);
    expect(text).toContain('welded hulls');
  });

  it('leaves everyday words that are in an e-mail address', () => {
    const text = redactedText(`Ada Fenwick
ada.fenwick.welding@example.org

Experience
Ada Fenwick Welding and repairs of hulls, Brinsby Marine Ltd, 2015 - 2019
- did welding of hulls`);
    expect(text).toContain('did welding of hulls');
  });

  it('takes out a name with its initial at the other end, set wide, or in two words, and numbers of a footer', () => {
    const text = redactedText(`MALATHIRANI.K
malathi@example.org | +91 98765 43210

Experience
Welder, Brinsby Marine Ltd, 2015 - 2019
- welded hulls
M A L A T H I R A N I   R E S U M E  Phone: +91 71234 56780
- painted hulls for 10+ years, and Malathi Rani signed for it

Date: 3.4.2020
(K.MALATHIRANI)`);
    for (const known of ['MALATHIRANI', 'M A L A', 'Malathi Rani', '56780'])
      expect(text).not.toContain(known);
    for (const own of ['welded hulls', 'painted hulls for 10+ years']) expect(text).toContain(own);
  });
});

describe('details of other people', () => {
  const CV_WITH_OTHERS = `Quinn Abara
quinn@post.example

# Experience
Ward Nurse, Brinsby Clinic, 2015 - 2019
Supervisor: Dr. Ilse Vandermolen, Tel. 0113 496 0199
- Cared for twelve patients
- Reported to the head of the ward
Petra Quillfeather, Ward Manager, +44 7700 900123

# Licences
- Registered Nurse, License No. RN 482913`;
  const { redacted } = parseResume(writtenDocument(CV_WITH_OTHERS), { documentLastModified: '2026-03-31' });
  const text = JSON.stringify(redacted);

  it.each(['Vandermolen', '0113 496 0199', 'Quillfeather', '900123', '482913'])('keep no %s', (detail) =>
    expect(text).not.toContain(detail),
  );

  it('leave what the work was', () => {
    for (const known of ['Brinsby Clinic', 'Ward Nurse', 'Cared for twelve patients', 'head of the ward'])
      expect(text).toContain(known);
  });
});

it('leaves a region beside a number where the resume names it as one', () => {
  const plainText = 'Ada Fenwick\nWelder\nHarwell, Velha Serra - Tel. 0113 496 0199';
  const location = { municipality: 'Harwell', regions: ['Velha Serra'], countryCode: 'PT' };
  const redacted = redactReceived({ contactInformation: { location }, resumeMetadata: { plainText } });
  expect(redacted.contactInformation?.location).toEqual(location);
  expect(redactReceived({ resumeMetadata: { plainText } }).resumeMetadata?.plainText).not.toContain('Velha');
});
