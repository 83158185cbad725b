import { afterAll, expect, it } from 'vitest';
import { GeocodeJobResponse } from '@/lib/contracts';
import { defineRoute } from '../http';
import { jsonRequest, stopService } from '../testing/service';
import { geocodeJob } from './geocode-document';

afterAll(stopService);

const route = defineRoute({ version: '10', audience: 'accounts', operation: geocodeJob });

async function pointOf(PostalAddress: Record<string, string>) {
  const response = await route(jsonRequest({ JobData: {}, PostalAddress }));
  const { Value } = GeocodeJobResponse.parse(await response.json());
  const point = Value?.JobData?.CurrentLocation?.GeoCoordinates;
  return point ? [Math.round(point.Latitude), Math.round(point.Longitude)] : response.status;
}

it.each([
  [{ Municipality: 'London' }, [52, -0]],
  [{ Municipality: 'London', CountryCode: 'GB' }, [52, -0]],
  [{ Municipality: 'London', Region: 'Ontario' }, [43, -81]],
  [{ Municipality: 'Los Angeles', Region: 'CA' }, [34, -118]],
  [{ Municipality: 'Wien', CountryCode: 'AT' }, [48, 16]],
  [{ Municipality: 'Vienna', CountryCode: 'AT' }, [48, 16]],
  [{ Municipality: 'Los Angeles', CountryCode: 'CA' }, 404],
  [{ Municipality: 'Qwghlm' }, 404],
])('finds a place beside an empty document: %j', async (address, point) => {
  expect(await pointOf(address)).toEqual(point);
});
