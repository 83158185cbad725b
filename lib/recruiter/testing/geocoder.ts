import { errorReply, type Reply } from './replies';

type Asked = { PostalAddress: Record<string, string | null> };

/** Creates the geocoder of the parsing API (wire-facts 1.3) on a map: its places, and the requests, in order. */
export function createTestGeocoder() {
  const state = {
    /** By `Municipality, Region, CountryCode`, of which those that are left out are missing. */
    known: new Map<string, { Latitude: number; Longitude: number }>(),
    asked: [] as string[],
  };

  function replyTo(url: string | undefined, body: string): Reply | undefined {
    if (!url?.endsWith('/geocoder/joborder')) return undefined;
    const { Municipality, Region, CountryCode } = (JSON.parse(body) as Asked).PostalAddress;
    const name = [Municipality, Region, CountryCode].filter(Boolean).join(', ');
    state.asked.push(name);
    const GeoCoordinates = state.known.get(name);
    if (!GeoCoordinates) return errorReply(404, 'CoordinatesNotFound');
    const JobData = { CurrentLocation: { GeoCoordinates } };
    return { status: 200, body: { Info: { Code: 'Success', Message: 'ok' }, Value: { JobData } } };
  }

  return Object.assign(state, { replyTo });
}
