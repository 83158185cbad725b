import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeProfession,
  normalisesTitlesIn,
  normaliseTitle,
  professionOfTitle,
  relatedTitles,
} from './index';
import { shipped } from './testing/shipped';

const groupOf = (title: string, language: string) =>
  normaliseTitle(shipped, title, { language })[0]?.profession.isco;

describe('titles', () => {
  it.each([
    ['Software Engineer', 'en', 2512],
    ['Sr. Software Engineer II', 'en', 2512],
    ['SWE', 'en', 2512],
    ['RN', 'en', 2221],
    ['HR Manager', 'en', 1212],
    ['Truck drivers', 'en', 8332],
    ['Softwareentwicklerin (m/w/d)', 'de', 2512],
    ['Software-Entwickler/in', 'de', 2512],
    ['Softwareentwickler:innen', 'de', 2512],
    ['GF', 'de', 1120],
    ['Gesundheits- und Krankenpfleger*in', 'de', 2221],
    ['Elektronikerin für Betriebstechnik', 'de', 7412],
    ['Ingeniera de software', 'es', 2512],
    ['Camarero/a', 'es', 5131],
    ['Enfermera', 'es', 2221],
    ['Développeuse web', 'fr', 2513],
    ['Infirmier(ère)', 'fr', 2221],
    ['Directrice commerciale', 'fr', 1221],
    ['Infermiera', 'it', 2221],
    ['Direttrice marketing', 'it', 1221],
    ['Vrachtwagenchauffeur', 'nl', 8332],
    ['Administratief medewerkster', 'nl', 4110],
    ['Starsza specjalistka ds. obsługi klienta', 'pl', 4229],
    ['Konsultantka infolinii', 'pl', 4222],
    ['Główna księgowa', 'pl', 2411],
    ['Kierowca ciężarówki', 'pl', 8332],
    ['Enfermeira', 'pt', 2221],
    ['Motorista de pesados', 'pt', 8332],
    ['Empregada de mesa', 'pt', 5131],
    ['会计', 'zh', 2411],
    ['高级软件工程师', 'zh', 2512],
    ['軟體工程師', 'zh', 2512],
    ['Java开发工程师（上海）', 'zh', 2512],
    ['急聘销售经理', 'zh', 1221],
    ['儿科护士', 'zh', 2221],
    ['Старший менеджер по логистике', 'ru', 4323],
    ['Логист на свой автопарк', 'ru', 4323],
    ['Медсестра процедурная', 'ru', 2221],
    ['Викладач програмування у дитячу школу', 'uk', 2356],
    ['[병역특례] iOS개발 산업기능요원', 'ko', 2514],
    ['AI엔지니어 채용', 'ko', 2512],
    ['수술실 간호사 (신입/경력)', 'ko', 2221],
    ['【急募】倉庫内作業スタッフ', 'ja', 9333],
    ['Timvikarie undersköterska', 'sv', 3221],
    ['Kıdemli Muhasebe Uzmanı', 'tr', 2411],
  ])('%s (%s) is of group %i', (title, language, group) => expect(groupOf(title, language)).toBe(group));

  it('leave employer and place aside', () => {
    expect(groupOf('Accountant at Zenith Holdings Ltd', 'en')).toBe(2411);
    expect(groupOf('Koch in Berlin', 'de')).toBe(5120);
    const named = normaliseTitle(shipped, 'Milkmaid Dairies Accountant', {
      language: 'en',
      employer: 'Milkmaid Dairies',
    });
    expect(named[0]?.profession.isco).toBe(2411);
  });

  it('of two parts give the first part first, and the other among the candidates', () => {
    const groups = normaliseTitle(shipped, 'Plumber / Electrician', { language: 'en', limit: 10 }).map(
      ({ profession }) => profession.isco,
    );
    expect(groups[0]).toBe(7126);
    expect(groups).toContain(7411);
  });

  it.each([
    ['Account Assistant', [3313, 4311]],
    ['Material Handler', [9333, 4321]],
    ['Director, Finance', [1211]],
    ['Executive Chef', [3434]],
    ['School Principal', [1345]],
  ])('%s is judged by all of its words, to be of %j', (title, groups) => {
    expect(groups).toContain(groupOf(title, 'en'));
  });

  it('of a rank before its field are no chief executives', () => {
    for (const title of ['Executive, General Ledger', 'Executive - Human Resources'])
      expect(professionOfTitle(shipped, title, { language: 'en' })?.profession.isco).not.toBe(1120);
  });

  it('are found behind a label', () => {
    for (const title of ['Position Title: Accountant', 'JOB TITLE : Accountant', 'Puesto: Contable'])
      expect(groupOf(title, title.startsWith('Puesto') ? 'es' : 'en')).toBe(2411);
  });

  it('that say too little are given no profession', () => {
    expect(professionOfTitle(shipped, 'Xqzzt Brpl', { language: 'en' })).toBeUndefined();
    expect(professionOfTitle(shipped, 'Registered Nurse', { language: 'en' })?.profession.isco).toBe(2221);
  });

  it('are recognised though they are misspelled', () => {
    expect(groupOf('Elektricker', 'de')).toBe(7411);
    expect(groupOf('Acountant', 'en')).toBe(2411);
  });

  it('come with falling confidence between 0 and 1', () => {
    const confidences = normaliseTitle(shipped, 'Nurse', { language: 'en' }).map(
      ({ confidence }) => confidence,
    );
    expect(confidences[0]).toBeGreaterThan(0.6);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(normaliseTitle(shipped, '12345 --- ()', { language: 'en' })).toEqual([]);
  });

  it('of any text are answered, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        for (const { confidence } of normaliseTitle(shipped, title, {})) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
    expect(normaliseTitle(shipped, 'a/'.repeat(50_000), {})).toBeInstanceOf(Array);
  });
});

describe('related titles', () => {
  it('are near in meaning, in the language that is asked for, and never the title itself', () => {
    const english = relatedTitles(shipped, 'Truck Driver', { language: 'en' });
    expect(english.length).toBeGreaterThan(3);
    expect(english.map(({ title }) => title.toLowerCase())).not.toContain('truck driver');
    const german = relatedTitles(shipped, 'Lkw-Fahrer', { language: 'de', limit: 3 });
    expect(german.map(({ profession }) => profession.isco)).toContain(8332);
    expect(relatedTitles(shipped, '(m/w/d)')).toEqual([]);
  });
});

describe('a profession in the form of the contract', () => {
  const [match] = normaliseTitle(shipped, 'Softwareentwickler', { language: 'de' });

  it('has the codes of the version that was asked for', () => {
    if (!match) throw new Error('no match');
    const old = describeProfession(shipped, match, { onet: '2010' });
    expect(old.onet).toMatchObject({ version: '2010', codeId: match.profession.onet2010 });
    expect(old.isco).toEqual({ version: '2008', codeId: 2512, description: 'Software developers' });
    expect(old.onet?.description).toBe('Software Developers, Applications');
    const current = describeProfession(shipped, match, { onet: '2019', language: 'de' });
    expect(current.onet).toMatchObject({ version: '2019', codeId: '15-1252.00' });
    expect(current.profession?.description).toBe('Softwareentwickler');
    expect(current.class).toEqual({ codeId: 1, description: 'Informationstechnik' });
  });
});

describe('the languages of normalisation', () => {
  it('are those of the version', () => {
    expect(['sv', 'pl', 'nl'].map((language) => normalisesTitlesIn(language, 'v10'))).toEqual([
      false,
      true,
      true,
    ]);
    expect(['sv', 'pl', 'ko'].map((language) => normalisesTitlesIn(language, 'v9'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(normalisesTitlesIn(undefined, 'v10')).toBe(false);
  });
});

describe('a part of a title', () => {
  it.each([
    ['zh', '销售代表（带薪培训+酒店式员工公寓）', '销售代表'],
    ['zh', '【长河】房产经纪人/底薪五千', '房产经纪人'],
    ['zh', '诚聘会计', '会计'],
    ['th', 'System Administrator (กะกลางคืน ใกล้ BTS)', 'System Administrator'],
    ['vi', 'Chuyên viên Phân tích dữ liệu (Data Analyst)', 'Data Analyst'],
    ['pt', 'Vagas de auxiliar de cozinha - início imediato', 'Auxiliar de cozinha'],
  ])('in %s: %s is advertised as %s', async (language, title, part) => {
    const known = professionOfTitle(shipped, part, { language });
    expect(known).toBeDefined();
    expect(professionOfTitle(shipped, title, { language })?.profession).toBe(known?.profession);
  });

  it.each([
    ['ru', 'Смотритель ледника (retail)'],
    ['en', 'Motion - Wizard of Light Bulb Moments'],
  ])(
    'in %s that is one word of a field, or of a language whose titles are known whole, tells nothing: %s',
    (language, title) => {
      expect(professionOfTitle(shipped, title, { language })).toBeUndefined();
    },
  );
});

describe('a title with more said of it', () => {
  it.each([
    ['pt', 'Pedreiro de alvenaria estrutural', 'Pedreiro'],
    ['ru', 'Кассир в супермаркет рядом с домом', 'Кассир'],
    ['zh', '医疗行业销售经理', '销售经理'],
    ['ko', '온라인 쇼핑몰 웹디자이너', '웹디자이너'],
    ['hu', 'Kedves és megbízható bolti eladó', 'Bolti eladó'],
  ])('in %s: %s is one of %s', (language, title, head) => {
    const found = professionOfTitle(shipped, title, { language });
    expect(found?.profession).toBe(professionOfTitle(shipped, head, { language })?.profession);
    expect(found).toBeDefined();
  });
});
