import { describe, expect, it } from 'vitest';
import { cultureOf, languageOf, languageOfPosting, UNDETERMINED } from '.';

describe('the language of a text', () => {
  it.each([
    [
      'en',
      'Responsible for the development of services and the team. I have been working with all of them since 2015.',
    ],
    [
      'de',
      'Verantwortlich für die Entwicklung von Diensten und das Team, sowie für die Kunden. Berufserfahrung seit 2015.',
    ],
    [
      'fr',
      "Responsable du développement des services et de l'équipe depuis 2015, au sein de la direction. Expérience.",
    ],
    [
      'es',
      'Responsable del desarrollo de los servicios y del equipo desde 2015. Experiencia con las empresas y más.',
    ],
    [
      'it',
      'Responsabile dello sviluppo dei servizi e della squadra dal 2015. Esperienza presso le aziende, anche con gli altri.',
    ],
    [
      'pt',
      'Responsável pelo desenvolvimento dos serviços e da equipe desde 2015. Experiência com as empresas, não só em São Paulo.',
    ],
    [
      'nl',
      'Verantwoordelijk voor de ontwikkeling van diensten en het team. Werkervaring bij een bedrijf in de zorg sinds 2015.',
    ],
    [
      'pl',
      'Odpowiedzialna za rozwój usług oraz zespołu od 2015. Doświadczenie zawodowe w firmie, praca z klientami i nie tylko.',
    ],
    [
      'sv',
      'Ansvarig för utveckling av tjänster och teamet sedan 2015. Arbetslivserfarenhet inom vården, det är jag som har kunskaper.',
    ],
    [
      'tr',
      'Hizmetlerin geliştirilmesi için çalışma ve bir ekip ile proje yönetimi. İş deneyimi, eğitim ve diller da çok.',
    ],
    ['ru', 'Отвечала за разработку сервисов и команду с 2015 года. Опыт работы, образование, языки.'],
    ['uk', 'Відповідала за розробку сервісів і команду з 2015 року. Досвід роботи, освіта, мови її.'],
    ['ja', '2015年からサービスの開発とチームを担当しています。'],
    ['zh', '自二〇一五年起负责服务开发与团队管理，教育背景，工作经历。'],
    ['ko', '2015년부터 서비스 개발과 팀을 담당하고 있습니다.'],
    ['ar', 'مسؤولة عن تطوير الخدمات والفريق منذ عام 2015. الخبرة والتعليم.'],
    ['he', 'אחראית על פיתוח השירותים והצוות מאז שנת 2015.'],
    ['el', 'Υπεύθυνη για την ανάπτυξη υπηρεσιών και την ομάδα από το 2015.'],
  ])('is %s', (language, text) => expect(languageOf(text)).toBe(language));

  it.each([
    ['en', 'Ada Marwood\nSkills\nExcel\nEducation\nBarton College'],
    ['de', 'Ada Marwood\nAusbildung\nKenntnisse\nExcel'],
  ])('is %s by headings alone', (language, text) => expect(languageOf(text)).toBe(language));

  it('of a form in Japanese is known by the forms of its characters', () => {
    expect(languageOf('履歴書 氏名 森川健一 電話 学歴 職歴 株式会社森川商店')).toBe('ja');
    expect(languageOf('简历 姓名 李明 电话 教育经历 工作经历 上海远帆软件公司')).toBe('zh');
  });

  it.each([[''], ['12345'], ['Python Kubernetes Docker']])('of %j is undetermined', (text) =>
    expect(languageOf(text)).toBe(UNDETERMINED),
  );
});

describe('the culture', () => {
  it.each([
    ['es', 'MX', 'es-MX'],
    ['es', undefined, 'es-ES'],
    ['en', 'DE', 'en-US'],
    ['en', 'GB', 'en-GB'],
    ['ko', undefined, 'ko-KR'],
    ['iv', 'DE', undefined],
  ])('of %s and %s is %s', (language, country, culture) =>
    expect(cultureOf(language, country)).toBe(culture),
  );

  it.each([
    ['en', 'Position Title: Sales Manager\n\nCompany: Brightwater\n\nSkills:\n\tBudgeting\n\tAudit'],
    ['de', 'Stellenbezeichnung: Bauleiter\nArbeitgeber: Hafenbau\nStandort: Kiel'],
  ])('is known by the labels of a short posting (%s)', (language, text) =>
    expect(languageOf(text)).toBe(language),
  );
});

it.each([
  ['en', 'Stable hand\nMuck out boxes, groom horses, mend fences, drive the tractor at harvest time.'],
  [
    'de',
    'Dachdecker\nEindeckung, Abdichtung, Gerüstbau, Reparatur von Ziegeldächern, Einweisung neuer Kollegen.',
  ],
  [
    'es',
    'Encargado de almacén\nRecepción de mercancías, inventarios, preparación de pedidos, carretilla elevadora.',
  ],
  ['fr', 'Menuisier\nFabrication de meubles, pose de cuisines, lecture de plans, entretien des machines.'],
  ['sv', 'Elektriker\nInstallation, felsökning, service av värmepumpar, dokumentation, kundkontakt.'],
  [
    'nl',
    'Stratenmaker\nBestrating aanleggen, straatwerk herstellen, machines bedienen, bestelwagen besturen.',
  ],
])('a posting of a few lines without sentences is in %s', (language, text) => {
  expect(languageOfPosting(text)).toBe(language);
});

it.each([
  ['cs', 'Řidič skupiny C pro svoz odpadu, nástup možný ihned, stravenky, práce na směny, mzda dle domluvy.'],
  ['sk', 'Predavačka do pekárne na hlavný pracovný pomer, nástup ihneď, práca na zmeny, mzda dohodou.'],
  [
    'hu',
    'Raktári munkatárs: áruátvétel, rakodás, leltározás, targoncavezetői engedély előny, kétműszakos munkarend.',
  ],
  ['ro', 'Casier supermarket: operarea casei de marcat, aranjarea mărfii, program în ture, bonuri de masă.'],
  [
    'tr',
    'Satış danışmanı: müşterileri karşılama, reyon düzeni, kasa işlemleri, hafta sonu vardiyalı çalışma.',
  ],
  [
    'fi',
    'Lähihoitaja kotihoitoon: asiakkaiden hoito, lääkkeiden jako, kirjaaminen, vuorotyö, oma auto eduksi.',
  ],
  ['no', 'Rørlegger søkes til nybygg og rehabilitering, fagbrev kreves, firmabil, oppstart etter avtale.'],
  ['lt', 'Vairuotojas ekspeditorius: krovinių pristatymas klientams, dokumentų tvarkymas, darbas Vilniuje.'],
  [
    'lv',
    'Pārdevējs konsultants: klientu apkalpošana, preču izvietošana, darbs maiņās, veselības apdrošināšana.',
  ],
  ['et', 'Laotöötaja: kauba vastuvõtt, komplekteerimine, inventuur, tõstuki juhtimine, töö vahetustega.'],
  ['hr', 'Konobar za sezonu: posluživanje gostiju, priprema pića, naplata, smještaj i hrana osigurani.'],
  ['bg', 'Шофьор на камион за международни курсове, категория С и Е, работа на смени, добро заплащане.'],
  ['id', 'Staf gudang: menerima barang, mencatat stok, menyiapkan pesanan, bersedia bekerja lembur.'],
  ['vi', 'Nhân viên kho: nhập xuất hàng, kiểm kê, sắp xếp hàng hóa, làm việc theo ca, có phụ cấp.'],
])('a posting of a line or two is in %s', (language, text) => {
  expect(languageOfPosting(text)).toBe(language);
});

it('of a title in a shared script is that of its source, where one is known', () => {
  expect(languageOfPosting('برنامه نویس ارشد', 'fa')).toBe('fa');
  expect(languageOfPosting('Готвач', 'bg')).toBe('bg');
  expect(languageOfPosting('Готвач', 'fa')).toBe('ru');
  expect(languageOfPosting('Готвач')).toBe('ru');
});

it('of a list of names no language is guessed', () => {
  expect(languageOfPosting('Kubernetes, Docker, Terraform')).toBe(UNDETERMINED);
});
