import { describe, expect, it } from 'vitest';
import { columnsOf } from './table-columns';

/** Which column is the day of publication and which the last day to apply, as an import finds it. */

const TITLES = ['Baker', 'Ledger clerk', 'Store manager', 'Nurse', 'Electrician', 'Sales assistant', 'Cook'];
const FIRMS = ['Weber GmbH', 'Nadel AG', 'Harbour Kitchens Ltd', 'Adler Logistics GmbH', 'Quill & Co'];
const ROWS = 30;

type Days = (at: number) => string;

const dayFrom =
  (month: number, step = 1): Days =>
  (at) =>
    new Date(Date.UTC(2026, month - 1, 1 + ((at * step) % 27))).toISOString().slice(0, 10);
const dotted =
  (days: Days): Days =>
  (at) =>
    days(at).split('-').reverse().join('.');

/** Returns the roles of the columns of days in a table that has titles and employers as well. */
async function rolesOf(days: Readonly<Record<string, Days>>, today?: string) {
  const header = ['title', 'company', ...Object.keys(days)].join(';');
  const lines = Array.from({ length: ROWS }, (_, at) =>
    [
      TITLES[at % TITLES.length],
      FIRMS[at % FIRMS.length],
      ...Object.values(days).map((written) => written(at)),
    ].join(';'),
  );
  const bytes = (async function* () {
    yield new TextEncoder().encode([header, ...lines].join('\n'));
  })();
  const { mapping } = await columnsOf('csv', bytes, today);
  return { date: mapping.date, expirationDate: mapping.expirationDate };
}

const NAMES: readonly (readonly [language: string, posted: string, last: string])[] = [
  ['English', 'Advertised on', 'Applications close'],
  ['German', 'Eingestellt am', 'Bewerben bis'],
  ['French', 'Mise en ligne', 'Date limite de candidature'],
  ['Spanish', 'Publicado el', 'Fecha fin de postulación'],
  ['Portuguese', 'Publicada em', 'Inscrições até'],
  ['Italian', 'Data inserimento', 'Termine candidature'],
  ['Dutch', 'Online sinds', 'Reageren voor'],
  ['Polish', 'Data dodania', 'Termin składania ofert'],
  ['Czech', 'Zveřejněno', 'Uzávěrka přihlášek'],
  ['Slovak', 'Dátum pridania', 'Prihlášky do'],
  ['Croatian', 'Datum objave', 'Rok prijave'],
  ['Hungarian', 'Meghirdetve', 'Jelentkezési határidő'],
  ['Romanian', 'Data publicării', 'Termen limită'],
  ['Russian', 'Дата размещения', 'Приём откликов до'],
  ['Ukrainian', 'Дата публікації', 'Дійсна до'],
  ['Bulgarian', 'Публикувана на', 'Краен срок'],
  ['Turkish', 'İlan tarihi', 'Son başvuru tarihi'],
  ['Swedish', 'Publicerad', 'Sista ansökningsdag'],
  ['Norwegian', 'Lagt ut', 'Søknadsfrist'],
  ['Danish', 'Oprettet', 'Ansøgningsfrist'],
  ['Finnish', 'Julkaistu', 'Hakuaika päättyy'],
  ['Greek', 'Ημερομηνία δημοσίευσης', 'Λήξη αιτήσεων'],
  ['Indonesian', 'Tanggal tayang', 'Batas akhir lamaran'],
  ['Vietnamese', 'Ngày đăng', 'Hạn nộp hồ sơ'],
  ['Thai', 'วันที่ประกาศ', 'ปิดรับสมัคร'],
  ['Japanese', '掲載日', '応募期限'],
  ['Chinese', '发布日期', '报名截止'],
  ['Korean', '등록일', '접수마감일'],
  ['Hebrew', 'תאריך פרסום', 'מועד אחרון להגשה'],
  ['Arabic', 'تاريخ النشر', 'آخر موعد للتقديم'],
];

describe.each(NAMES)('in %s', (_, posted, last) => {
  it('the day of publication and the last day are each where their name says', async () => {
    const days = { [posted]: dotted(dayFrom(3)), [last]: dotted(dayFrom(4)) };
    expect(await rolesOf(days)).toEqual({ date: posted, expirationDate: last });
    const turned = { [last]: dotted(dayFrom(4)), [posted]: dotted(dayFrom(3)) };
    expect(await rolesOf(turned)).toEqual({ date: posted, expirationDate: last });
  });

  it('a last day alone is no day of publication', async () => {
    expect(await rolesOf({ [last]: dotted(dayFrom(4)) })).toEqual({ expirationDate: last });
  });
});

it.each(['Tarih', 'Data', 'Datum', 'Fecha', 'Дата', '日期', 'date_1'])(
  'a plain word for a day, %s, is the day of publication',
  async (name) => expect(await rolesOf({ [name]: dayFrom(3) })).toEqual({ date: name }),
);

it.each([
  'Last updated',
  'Letzte Änderung',
  'Data aktualizacji',
  'Senast uppdaterad',
  'Son güncelleme',
  'Дата обновления',
  'Eintrittsdatum',
  'Start date',
  'Contract end date',
  'Fecha de nacimiento',
])('%s is neither', async (name) => expect(await rolesOf({ [name]: dayFrom(3) })).toEqual({}));

describe('what the days say', () => {
  it('a plain day that is always after that of publication is the last day', async () => {
    expect(await rolesOf({ Datum: dayFrom(4), 'Eingestellt am': dayFrom(3) })).toEqual({
      date: 'Eingestellt am',
      expirationDate: 'Datum',
    });
  });

  it('a plain day after the day of collection is the last day', async () => {
    expect(await rolesOf({ date_x: dayFrom(5), scraped_at: () => '2026-03-02' })).toEqual({
      expirationDate: 'date_x',
    });
  });

  it('days that have not come yet are no days of publication', async () => {
    expect(await rolesOf({ Data: dayFrom(5) }, '2026-04-01')).toEqual({ expirationDate: 'Data' });
    expect(await rolesOf({ Data: dayFrom(3) }, '2026-04-01')).toEqual({ date: 'Data' });
  });

  it('a name for the last day of cells that hold no days is nothing', async () => {
    const columns: [string, Days][] = [
      ['Termin', () => '3 miesiące'],
      ['Срок', () => 'бессрочно'],
      ['Deadline', dayFrom(4)],
    ];
    expect(await rolesOf(Object.fromEntries(columns))).toEqual({ expirationDate: 'Deadline' });
  });
});
