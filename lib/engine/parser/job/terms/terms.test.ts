import { describe, expect, it } from 'vitest';
import { jobOf } from '../testing/read';

const contractOf = (text: string) => jobOf(`Clerk\nAcme\n\n${text}`).contractType;
const employmentOf = (text: string) => jobOf(`Clerk\nAcme\n\n${text}`).employmentType;

function hoursOf(text: string): string {
  const { minimumWorkingHours, maximumWorkingHours } = jobOf(`Clerk\nAcme\n\n${text}`);
  return minimumWorkingHours ? `${minimumWorkingHours.value}-${maximumWorkingHours?.value}` : 'none';
}

describe('the contract', () => {
  it.each([
    ['This is a permanent position.', 'permanent'],
    ['Die Stelle ist unbefristet.', 'permanent'],
    ['Poste en CDI, à pourvoir rapidement.', 'permanent'],
    ['Ofrecemos contrato indefinido.', 'permanent'],
    ['Contratto a tempo indeterminato.', 'permanent'],
    ['Een contract voor onbepaalde tijd.', 'permanent'],
    ['Umowa na czas nieokreślony.', 'permanent'],
    ['Contrato sem termo.', 'permanent'],
    ['A fixed-term contract of one year.', 'temporary'],
    ['Zunächst auf zwei Jahre befristet.', 'temporary'],
    ['CDD de six mois : contrat à durée déterminée.', 'temporary'],
    ['Contrat en intérim de trois mois.', 'interim'],
    ['Wir stellen im Rahmen der Arbeitnehmerüberlassung ein.', 'interim'],
    ['Contratto di somministrazione.', 'interim'],
    ['Befristet, mit Option auf Übernahme.', 'possibly_permanent'],
    ['Jaarcontract met uitzicht op een vast dienstverband.', 'possibly_permanent'],
    ['Contrato temporal con posibilidad de indefinido.', 'possibly_permanent'],
    ['Contract-to-hire after six months.', 'possibly_permanent'],
    ['This is a paid internship.', 'internship'],
    ['Tirocinio extracurriculare di sei mesi.', 'internship'],
    ['Płatny staż w dziale sprzedaży.', 'internship'],
    ['Wspieramy Cię od startu. Umowa B2B.', 'freelance'],
    ['You work as an independent contractor.', 'freelance'],
    ['Op zzp-basis.', 'freelance'],
    ['This is a voluntary role.', 'voluntary'],
    ['Ehrenamtliche Tätigkeit im Verein.', 'voluntary'],
    ['Geringfügige Beschäftigung auf Minijob-Basis.', 'side'],
    ['Praca dorywcza w weekendy.', 'side'],
    ['Contrat d’apprentissage de deux ans.', 'apprenticeship'],
    ['Werken en leren op een bbl-traject.', 'apprenticeship'],
    ['Become a franchise partner: open your own franchise.', 'franchise'],
    ['Riservata alle categorie protette.', 'assisted'],
    ['You negotiate contracts with freelancers and mentor interns.', 'unspecified'],
  ])('%s', (text, expected) => expect(contractOf(text)).toBe(expected));

  it('is told by a label before any sentence', () => {
    expect(
      contractOf('Contract type: Temporary\n\nWe have permanent staff; a permanent position may follow.'),
    ).toBe('temporary');
  });
});

describe('the employment', () => {
  it.each([
    ['Full-time position', 'fulltime'],
    ['in Vollzeit', 'fulltime'],
    ['Temps plein', 'fulltime'],
    ['Jornada completa', 'fulltime'],
    ['Pełny etat', 'fulltime'],
    ['Teilzeit (50 %)', 'parttime'],
    ['Deeltijd', 'parttime'],
    ['½ etatu, część etatu', 'parttime'],
    ['Voll- oder Teilzeit', 'fulltime/parttime'],
    ['Full-time or part-time', 'fulltime/parttime'],
    ['Pensum: 80 - 100 %', 'fulltime/parttime'],
    ['Working hours: 24 hours per week', 'parttime'],
    ['We like our work.', 'unspecified'],
  ])('%s', (text, expected) => expect(employmentOf(text)).toBe(expected));
});

describe('the hours', () => {
  it.each([
    ['40 hours per week', '40-40'],
    ['A 37.5-hour work week', '38-38'],
    ['35-Stunden-Woche', '35-35'],
    ['20 bis 25 Wochenstunden', '20-25'],
    ['39 h/semaine', '39-39'],
    ['30 horas semanales', '30-30'],
    ['25 ore settimanali', '25-25'],
    ['32 - 36 uur per week', '32-36'],
    ['20 godzin tygodniowo', '20-20'],
    ['44 horas semanais', '44-44'],
    ['We answer within 24 hours.', 'none'],
    ['Our product saves 10 hours per week.', 'none'],
    ['24/7 support', 'none'],
  ])('%s', (text, expected) => expect(hoursOf(text)).toBe(expected));

  it.each([
    ['You work night shifts and weekends.', 'irregular'],
    ['Arbeit im Schichtdienst', 'irregular'],
    ['Turni notturni', 'irregular'],
    ['Monday to Friday, 9 to 5', 'regular'],
    ['Du lundi au vendredi', 'regular'],
    ['A kind team', undefined],
  ])('%s is %s', (text, expected) => expect(jobOf(`Clerk\nAcme\n\n${text}`).workingHours).toBe(expected));
});

describe('remote work', () => {
  it.each([
    ['This role is fully remote.', true],
    ['Hybrid: three days in the office', true],
    ['Zwei Tage Homeoffice pro Woche', true],
    ['Télétravail partiel possible', true],
    ['Modalidad híbrida', true],
    ['Smart working due giorni a settimana', true],
    ['Praca zdalna', true],
    ['Remote work is not possible.', false],
    ['Kein Homeoffice.', false],
    ['You support remote sensing projects.', false],
    ['You work in our shop.', false],
  ])('%s: %s', (text, expected) => expect(jobOf(`Clerk\nAcme\n\n${text}`).isRemote).toBe(expected));
});
