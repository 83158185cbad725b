import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { writtenDocument } from '../shared/testing/written';
import { parseResume } from '.';
import { RESUME_LANGUAGE } from './languages';
import { CVS } from './testing/languages';

/** One short CV in each language: who and where, two positions, one study, the languages. */

function resumeIn(language: string): ParsedResume {
  return parseResume(writtenDocument(CVS[language] ?? ''), { documentLastModified: '2026-03-01' }).resume;
}

type Value = { date: string; foundMonth?: boolean | undefined } | null | undefined;

const shown = (value: Value) => value?.date.slice(0, value.foundMonth ? 7 : 4);

function contactIn({ contactInformation: contact }: ParsedResume): string {
  const name = contact?.candidateName;
  const { municipality, countryCode } = contact?.location ?? {};
  return [name?.givenName, name?.familyName, municipality, countryCode].join(', ');
}

function positionsIn({ employmentHistory }: ParsedResume): string[] {
  return (employmentHistory?.positions ?? []).map(
    ({ jobTitle, employer, startDate, endDate, isCurrent }) =>
      `${jobTitle?.raw} @ ${employer?.name?.raw}, ${shown(startDate)} - ${isCurrent ? 'now' : shown(endDate)}`,
  );
}

function educationIn({ education }: ParsedResume): string[] {
  return (education?.educationDetails ?? []).map(
    ({ degree, majors, schoolName, endDate }) =>
      `${degree?.type} [${majors?.join('; ')}] @ ${schoolName?.raw}, ${shown(endDate)}`,
  );
}

const EXPECTED: [language: string, contact: string, positions: string[], study: string, languages: string][] =
  [
    [
      'en',
      'Hazel, Thornbury, Bristol, GB',
      [
        'Timetable Planner @ Brackwater Ferries Ltd, 2019-03 - now',
        'Assistant @ Oakline Depots Ltd, 2015 - 2019-02',
      ],
      'BSc [Mathematics] @ University of Leeds, 2014',
      'en fr',
    ],
    [
      'nl',
      'Maartje, Westervelt, Utrecht, NL',
      [
        'Planner @ Veerdienst Lindeveen B.V., 2019-03 - now',
        'Administratief medewerker @ Gemeente Grasdorp, 2015 - 2019-02',
      ],
      'bachelors [Wiskunde] @ Universiteit Utrecht, 2014',
      'nl en',
    ],
    [
      'de',
      'Henriette, Falkenried, Kiel, DE',
      [
        'Fahrplanerin @ Nordlicht Fähren GmbH, 2019-03 - now',
        'Sachbearbeiterin @ Stadtwerke Grünau GmbH, 2015-10 - 2019-02',
      ],
      'BSc [Mathematik] @ Universität Kiel, 2014',
      'de en',
    ],
    [
      'fr',
      'Solène, Malvoisin, Nantes, FR',
      [
        'Chargée de planification @ Ferries Mistral SARL, 2019-03 - now',
        'Assistante administrative @ Mairie de Clairval, 2015-09 - 2019-02',
      ],
      'bachelors [mathématiques] @ Université de Nantes, 2014',
      'fr en',
    ],
    [
      'es',
      'Inés, Valdecasas Robles, Zaragoza, ES',
      [
        'Técnica de planificación @ Navieras Lucero S.L., 2019-03 - now',
        'Auxiliar administrativa @ Ayuntamiento de Robledal, 2015-09 - 2019-02',
      ],
      'bachelors [Matemáticas] @ Universidad de Zaragoza, 2014',
      'es en',
    ],
    [
      'it',
      'Ginevra, Montalbetti, Bologna, IT',
      [
        'Addetta alla pianificazione @ Traghetti Valbruna S.r.l., 2019-03 - now',
        'Impiegata amministrativa @ Comune di Roccaverde, 2015-09 - 2019-02',
      ],
      'bachelors [Matematica] @ Università di Bologna, 2014',
      'it en',
    ],
    [
      'pt',
      'Beatriz, Carvalhal, Porto, PT',
      [
        'Técnica de planeamento @ Balsas Serra Alta Lda, 2019-03 - now',
        'Assistente administrativa @ Câmara Municipal de Ribeirinha, 2015-09 - 2019-02',
      ],
      'bachelors [Matemática] @ Universidade do Porto, 2014',
      'pt en',
    ],
    [
      'pl',
      'Bogumiła, Zawistowska, Poznań, PL',
      [
        'Specjalista ds. planowania @ Promy Bursztyn Sp. z o.o., 2019-03 - now',
        'Referent @ Urząd Miasta Lipno, 2015-09 - 2019-02',
      ],
      'bachelors [Matematyka] @ Uniwersytet im. Adama Mickiewicza, 2014',
      'en de',
    ],
    [
      'da',
      'Astrid, Lindegård, Aarhus, DK',
      [
        'Køreplanlægger @ Nordsund Færger A/S, 2019-03 - now',
        'Sagsbehandler @ Grønby Kommune, 2015-09 - 2019-02',
      ],
      'bachelors [matematik] @ Aarhus Universitet, 2014',
      'da en',
    ],
    [
      'sv',
      'Elsa, Björkvall, Göteborg, SE',
      [
        'Tidtabellsplanerare @ Nordsund Färjor AB, 2019-03 - now',
        'Handläggare @ Grönby kommun, 2015-09 - 2019-02',
      ],
      'bachelors [matematik] @ Göteborgs universitet, 2014',
      'sv en',
    ],
    [
      'no',
      'Ingrid, Solbakken, Bergen, NO',
      [
        'Ruteplanlegger @ Nordsund Ferger AS, 2019-03 - now',
        'Saksbehandler @ Grønby kommune, 2015-09 - 2019-02',
      ],
      'bachelors [matematikk] @ Universitetet i Bergen, 2014',
      'no en',
    ],
    [
      'cs',
      'Ludmila, Havránková, Brno, CZ',
      [
        'Specialistka plánování @ Přívozy Jantar s.r.o., 2019-03 - now',
        'Referentka @ Městský úřad Lipník, 2015-09 - 2019-02',
      ],
      'bachelors [Matematika] @ Masarykova univerzita, 2014',
      'cs en',
    ],
    [
      'ro',
      'Ileana, Teiușeanu, Cluj-Napoca, RO',
      [
        'Specialist planificare @ Feriboturi Chihlimbar SRL, 2019-03 - now',
        'Asistent administrativ @ Primăria Teiușeni, 2015-09 - 2019-02',
      ],
      'bachelors [Matematică] @ Universitatea Babeș-Bolyai, 2014',
      'en de',
    ],
    [
      'tr',
      'Defne, Ihlamurcu, İzmir, TR',
      [
        'Planlama Uzmanı @ Kehribar Feribot A.Ş., 2019-03 - now',
        'İdari Asistan @ Ihlamurlu Belediyesi, 2015-09 - 2019-02',
      ],
      'bachelors [Matematik] @ Ege Üniversitesi, 2014',
      'tr en',
    ],
    [
      'el',
      'Φαίδρα, Φλαμουριάδη, Θεσσαλονίκη, GR',
      [
        'Υπεύθυνη προγραμματισμού @ Πορθμεία Κεχριμπάρι Α.Ε., 2019-03 - now',
        'Διοικητική υπάλληλος @ Δήμος Φλαμουριάς, 2015-09 - 2019-02',
      ],
      'bachelors [Μαθηματικών] @ Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης, 2014',
      'el en',
    ],
    [
      'hu',
      'Boglárka, Hársfalvi, Székesfehérvár, HU',
      [
        'Menetrendtervező @ Borostyán Komp Kft., 2019-03 - now',
        'Ügyintéző @ Hárskút Önkormányzata, 2015-09 - 2019-02',
      ],
      'BSc [Matematika] @ Szegedi Tudományegyetem, 2014',
      'en de',
    ],
    [
      'lt',
      'Austėja, Vėjūnaitė, Kaunas, LT',
      [
        'Tvarkaraščių planuotoja @ UAB Nemuno keltai, 2019-03 - now',
        'Administratorė @ VšĮ Gintaro uostas, 2015-09 - 2019-02',
      ],
      'bachelors [matematika] @ Vilniaus universitetas, 2014',
      'lt en',
    ],
    [
      'ru',
      'Мария, Липатова, Москва, RU',
      [
        'Специалист по планированию @ ООО «Янтарные паромы», 2019-03 - now',
        'Делопроизводитель @ Администрация города Липово, 2015-09 - 2019-02',
      ],
      'bachelors [Математика] @ Балтийский федеральный университет, 2014',
      'ru en',
    ],
    [
      'uk',
      'Оксана, Липенко, Одеса, UA',
      [
        'Фахівець з планування @ ТОВ «Бурштинові пороми», 2019-03 - now',
        'Діловод @ Липівська міська рада, 2015-09 - 2019-02',
      ],
      'bachelors [Математика] @ Одеський національний університет, 2014',
      'uk en',
    ],
    [
      'zh',
      '晓椴, 林, 青岛市, CN',
      ['航线规划师 @ 琥珀轮渡有限公司, 2019-03 - now', '行政助理 @ 椴树市政府, 2015-09 - 2019-02'],
      'bachelors [数学] @ 青岛大学, 2014-06',
      'en ja',
    ],
    [
      'ja',
      '菩提, 森川, 福岡市, JP',
      ['航路計画担当 @ 琥珀フェリー株式会社, 2019-03 - now', '事務職員 @ 菩提樹市役所, 2015-09 - 2019-02'],
      'bachelors [理学部 数学科] @ 九州大学, 2014-03',
      'en zh',
    ],
    [
      'ko',
      '리수, 보, 부산광역시, KR',
      ['노선 기획자 @ 호박페리 주식회사, 2019-03 - now', '행정 직원 @ 보리시청, 2015-09 - 2019-02'],
      'bachelors [수학과] @ 부산대학교, 2014-02',
      'en ja',
    ],
    [
      'ar',
      'ليلى, الزيزفوني, عمان, JO',
      [
        'أخصائية تخطيط @ شركة الكهرمان للعبارات, 2019-03 - now',
        'مساعدة إدارية @ بلدية الزيزفون, 2015-09 - 2019-02',
      ],
      'bachelors [رياضيات] @ جامعة اليرموك, 2014',
      'ar en',
    ],
    [
      'he',
      'תמר, טיליאן, חיפה, IL',
      ['מתכננת קווים @ מעבורות הענבר בע"מ, 2019-03 - now', 'פקידה @ עיריית טיליה, 2015-09 - 2019-02'],
      'bachelors [במתמטיקה] @ אוניברסיטת חיפה, 2014',
      'he en',
    ],
  ];

describe('CVs by language', () => {
  it.each(EXPECTED)('reads one in %s', (language, contact, positions, study, languages) => {
    const resume = resumeIn(language);
    expect(resume.resumeMetadata?.documentLanguage).toBe(language);
    expect(contactIn(resume)).toBe(contact);
    expect(resume.contactInformation?.emailAddresses).toHaveLength(1);
    expect(resume.contactInformation?.telephones).toHaveLength(1);
    expect(resume.professionalSummary?.length).toBeGreaterThan(10);
    expect(positionsIn(resume)).toEqual(positions);
    expect(educationIn(resume)).toEqual([study]);
    const named = resume.languageCompetencies?.filter(
      ({ foundInContext }) => foundInContext !== RESUME_LANGUAGE,
    );
    expect(named?.map(({ languageCode }) => languageCode).join(' ')).toBe(languages);
  });
});
