import { suggestMarketValues } from '../market/search/suggest';
import { marketValues } from '../market/search/values';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

/** `GET /api/recruiter/market/values?_field=&…`: the values of a field among the jobs that match the other filters. */
export async function getMarketValues(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const filters = [...searchParams]
    .filter(([name]) => name !== '_field')
    .map(([name, value]) => ({ name, value }));
  return answerWith(
    await marketValues(await currentUser(), { field: searchParams.get('_field') ?? '', filters }),
  );
}

/** `GET /api/recruiter/market/suggestions?typed=`: values of any field that match the typed text. */
export async function getMarketSuggestions(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('typed') ?? '';
  return answerWith(await suggestMarketValues(await currentUser(), { typed }));
}
