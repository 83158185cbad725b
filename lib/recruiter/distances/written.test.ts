import { expect, it } from 'vitest';
import { placesWritten } from './written';

it.each([
  ['London', [{ city: 'London' }]],
  [
    'Wien, AT',
    [
      { city: 'Wien', countryCode: 'AT' },
      { city: 'Wien', region: 'AT' },
    ],
  ],
  ['Graz, Austria', [{ city: 'Graz', countryCode: 'AT' }]],
  ['Leeds, United Kingdom', [{ city: 'Leeds', countryCode: 'GB' }]],
  ['London, Ontario', [{ city: 'London', region: 'Ontario' }]],
  ['London, Ontario, Canada', [{ city: 'London', region: 'Ontario', countryCode: 'CA' }]],
  [' , ', []],
])('%j may mean %j', (typed, places) => {
  expect(placesWritten(typed)).toEqual(places);
});
