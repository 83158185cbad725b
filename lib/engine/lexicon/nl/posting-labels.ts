import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'functietitel; functie; vacature; functienaam',
  employer: 'bedrijf; werkgever; organisatie; bedrijfsnaam; opdrachtgever; ziekenhuis; winkel',
  location: 'locatie; standplaats; plaats; werklocatie; werkplek; regio; vestiging',
  salary: 'salaris; salarisindicatie; loon; bruto salaris; uurloon; maandsalaris',
  contract: `
    dienstverband; contracttype; soort dienstverband; type contract; soort contract; dienstverbandtype`,
  hours: 'uren; uren per week; aantal uren; werkuren; werktijden',
  workplace: 'thuiswerken; werkvorm',
  start: 'startdatum; ingangsdatum; per; start per; aanvangsdatum',
  end: 'einddatum',
  deadline: `
    sluitingsdatum; reageren voor; reageren kan tot; solliciteren tot; deadline sollicitatie; sluit op;
    uiterste datum`,
  posted: 'geplaatst; geplaatst op; publicatiedatum; online sinds',
  reference: 'referentie; vacaturenummer; referentienummer; vacature-id; kenmerk',
  contact: 'contactpersoon; vragen; recruitment',
  owner: 'vacaturehouder; recruiter',
  phone: 'telefoon; telefoonnummer',
  email: 'e-mailadres',
  years: 'ervaring; werkervaring; jaren ervaring',
  degree: 'opleiding; opleidingsniveau; opleidingsniveau(s)',
  languages: 'talen; taal; talenkennis',
  school: 'universiteiten',
  street: 'adres; straat',
  town: 'stad; gemeente; woonplaats',
  region: 'provincie',
  country: 'staat',
  driving: 'rijbewijs',
  skills: 'vaardigheden; competenties',
  other: 'afdeling; sector; branche; vakgebied; niveau',
};
