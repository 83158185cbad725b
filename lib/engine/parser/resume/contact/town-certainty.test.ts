import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { type ChosenTown, judgeTown } from './town-certainty';

const { strings } = loadTaxonomies(taxonomyPlaces(process.cwd(), 'none'));
let places: Gazetteer;

beforeAll(async () => {
  places = await gazetteer();
});

const verdict = (town: string, members: Partial<ChosenTown> = {}) =>
  judgeTown(
    {
      town,
      countryCode: 'BE',
      weight: 5,
      hasCode: true,
      hasRegion: false,
      hasStreet: true,
      isLabelled: false,
      isSigned: false,
      rivals: 0,
      lines: [0],
      ...members,
    },
    { strings, gazetteer: places },
  );

describe('the town of an address', () => {
  it.each(['Leuven', 'Gent', 'Oostende'])('is sure where the gazetteer has it in the country: %s', (town) => {
    expect(verdict(town)).toBe('sure');
  });

  it.each(['Date of Birth', 'Personal Information', 'Employment History', 'Marital Status Single'])(
    'is left out where it is words of a form: %s',
    (town) => {
      expect(verdict(town, { countryCode: undefined, hasCode: false, rivals: 1 })).toBe('absent');
    },
  );

  it('is not sure where it is the name of a person', () => {
    expect(verdict('Annelies Vandenbroucke Peeters', { countryCode: undefined, hasCode: false })).not.toBe(
      'sure',
    );
  });
});
