import { describe, expect, it } from 'vitest';
import { jobOf } from './testing/read';

describe('the title', () => {
  it.each([
    ['Senior Beekeeper\nHoney House\nKent\n\nWe keep bees.', 'Senior Beekeeper'],
    ['Job title: Night Porter\nCompany: Grand Hotel', 'Night Porter'],
    ['WE ARE HIRING\n\nWelder\n\nAcme is growing.', 'Welder'],
    ['Tram Driver at Blackpool Trams\n\nDrive our trams.', 'Tram Driver'],
    [
      'Acme is looking for an experienced Payroll Specialist to join our team in Leeds.',
      'Payroll Specialist',
    ],
    ['Zum 1. Mai suchen wir eine engagierte Erzieherin (m/w/d) für unsere Kita.', 'Erzieherin (m/w/d)'],
    ['Nous recherchons un(e) Chef de rang (H/F) pour notre salle.', 'Chef de rang (H/F)'],
    ['Ausbildung zum Tischler (m/w/d) ab 01.09.2027\n\nHolzwerk Meyer', 'Ausbildung zum Tischler (m/w/d)'],
  ])('of %j', (text, title) => expect(jobOf(text).jobTitles?.mainJobTitle).toBe(title));

  it('is absent where nothing names it', () => {
    expect(
      jobOf('The weather was fine, and the boats went out to sea.').jobTitles?.mainJobTitle,
    ).toBeUndefined();
  });
});

describe('the employer', () => {
  it.each([
    ['Cook\nBistro Lavande\nLyon', 'Bistro Lavande'],
    ['Employer: Oakridge Schools\nTitle: Caretaker', 'Oakridge Schools'],
    ['Analyst\n\nAt Tidewater, we map the sea. Tidewater is an equal opportunity employer.', 'Tidewater'],
    ['Analyst\n\n# ABOUT MOSSLIGHT\nAt mosslight we grow mushrooms.', 'MOSSLIGHT'],
    ['Das Seniorenheim Abendrot in Kassel sucht eine Pflegekraft (m/w/d).', 'Seniorenheim Abendrot'],
    ['Bij Stichting Windkracht in Zwolle zoeken we een Kok.', 'Stichting Windkracht'],
    ['La société Verrerie Dubosc (Rouen, 80 salariés) recherche un Comptable.', 'Verrerie Dubosc'],
    ['En Taller Robledo buscamos un Soldador para nuestro equipo.', 'Taller Robledo'],
    ['Piekarnia Złoty Kłos (Lublin) zatrudni osobę na stanowisko: Piekarz.', 'Piekarnia Złoty Kłos'],
  ])('of %j', (text, employer) => expect(jobOf(text).employerNames?.mainEmployerName).toBe(employer));
});

describe('the place', () => {
  it.each([
    ['Location: Lisbon, Portugal', 'Lisbon', 'PT'],
    ['Standort: 80331 München', 'München', 'DE'],
    ['Lieu : Toulouse (31)', 'Toulouse', 'FR'],
    ['Location\nRemote - Dublin, Ireland', 'Dublin', 'IE'],
    ['Location: Singapore', 'Singapore', 'SG'],
    ['You will work in our Chicago, IL office.', 'Chicago', 'US'],
    ['Location: Remote (Germany)', undefined, 'DE'],
    ['Location: Remote U.S.', undefined, 'US'],
    ['Location: US Remote', undefined, 'US'],
    ['Location: Europe', undefined, undefined],
    ['Location: USA - Lehi UT', 'Lehi', 'US'],
    ['Location: Varies by practice, Canada', undefined, 'CA'],
    ['Location: India-Karnataka', undefined, 'IN'],
    ['Location: North America - Remote', undefined, undefined],
  ])('of %j', (text, city, country) => {
    const { currentLocation } = jobOf(`Clerk\n\n${text}`);
    expect(currentLocation?.municipality).toBe(city);
    expect(currentLocation?.countryCode).toBe(country);
  });

  it.each([
    [
      'Address: 1200 Mill Road\nCity: Dayton\nState: OH\nZip: 45402',
      {
        countryCode: 'US',
        postalCode: '45402',
        regions: ['OH'],
        municipality: 'Dayton',
        streetAddressLines: ['1200 Mill Road'],
      },
    ],
    ['State: Texas\nZip Code: 78701', { countryCode: 'US', postalCode: '78701', regions: ['Texas'] }],
    [
      'Straße: Hauptstraße 12\nPLZ: 80331\nOrt: München\nBundesland: Bayern',
      {
        countryCode: 'DE',
        postalCode: '80331',
        regions: ['Bayern'],
        municipality: 'München',
        streetAddressLines: ['Hauptstraße 12'],
      },
    ],
    [
      'Address: 14 Elm Street, Springfield, IL 62701',
      {
        countryCode: 'US',
        postalCode: '62701',
        regions: ['IL'],
        municipality: 'Springfield',
        streetAddressLines: ['14 Elm Street'],
      },
    ],
  ])('in labelled parts, %j', (text, location) =>
    expect(jobOf(`Clerk\n\n${text}\n\n# Duties\nYou file letters.`).currentLocation).toEqual(location),
  );

  it('is none where no place is named', () =>
    expect(jobOf('Clerk\n\nWe like tea.').currentLocation).toBeUndefined());
});

describe('dates', () => {
  it.each([
    ['Start date: 1 March 2027', 'startDate', '2027-03-01'],
    ['Eintritt: ab 01.02.2027', 'startDate', '2027-02-01'],
    ['Prise de poste le 4 janvier 2027', 'startDate', '2027-01-04'],
    ['Der Vertrag ist befristet bis zum 31.12.2027.', 'endDate', '2027-12-31'],
    ['Contract from 11 January 2027 to 26 March 2027', 'endDate', '2027-03-26'],
  ] as const)('%s', (text, member, value) => expect(jobOf(`Clerk\n\n${text}`)[member]?.value).toBe(value));

  it.each([
    ['Apply by 5 December 2026.', 'applicationDeadline', '2026-12-05'],
    ['Bewerbungsschluss: 15.12.2026', 'applicationDeadline', '2026-12-15'],
    ['Envoyez votre candidature avant le 30 novembre 2026', 'applicationDeadline', '2026-11-30'],
    ['Aplikuj do 20.12.2026', 'applicationDeadline', '2026-12-20'],
    ['Posted 3 days ago', 'postedDate', '2026-10-29'],
    ['Veröffentlicht am 20.10.2026', 'postedDate', '2026-10-20'],
    ['Hace 2 semanas', 'postedDate', '2026-10-18'],
  ] as const)('%s', (text, member, value) =>
    expect(jobOf(`Clerk\n\n${text}`).applicationDetails?.[member]?.value).toBe(value),
  );
});

describe('whom to ask', () => {
  it.each([
    ['Contact: Jane Fothergill, HR', 'Jane Fothergill'],
    ['Ihre Ansprechpartnerin Frau Dr. Heike Sommerfeld hilft gern.', 'Heike Sommerfeld'],
    ['Candidature à adresser à Mme Odile Carpentier', 'Odile Carpentier'],
    ['Chiedere di Marta Bellandi', 'Marta Bellandi'],
    ['Bel Pieter de Wit', 'Pieter de Wit'],
  ])('%s', (text, person) =>
    expect(jobOf(`Clerk\n\n# Contact\n${text}`).applicationDetails?.contactPerson).toBe(person),
  );

  it.each([
    ['Reference: AB-1234', 'AB-1234'],
    ['Kennziffer 2026/17', '2026/17'],
    ['Vacaturenummer: 5566', '5566'],
  ])('%s', (text, reference) =>
    expect(jobOf(`Clerk\n\n${text}`).applicationDetails?.referenceNumber).toBe(reference),
  );

  it.each([
    ['Your recruiter: Sam Whitby (sam@brightwater.example)', ['Sam Whitby']],
    ['Recruiter name: Sam Whitby', ['Sam Whitby']],
    ['The hiring manager for this role is Ruth Okonedo. She likes tea.', ['Ruth Okonedo']],
    ['Ruth Okonedo, Hiring Manager', ['Ruth Okonedo']],
    ['You report to the hiring manager.', []],
    ['Recruiter\n\nABOUT THE ROLE\n\nYou recruit.', []],
  ])('of %j are the owners', (text, owners) =>
    expect(jobOf(`Clerk\n\n# Duties\nYou file letters.\n\n${text}`).owners).toEqual(owners),
  );

  it('names the owners of the posting', () =>
    expect(jobOf('Clerk\n\nHiring manager: Ruth Okonedo\nRecruiter: Sam Whitby').owners).toEqual([
      'Ruth Okonedo',
      'Sam Whitby',
    ]));
});
