import { matcherRoute } from '@/lib/service/http';
import { listSavedSearches, saveSearch } from '@/lib/service/operations';

export const GET = matcherRoute(listSavedSearches);
export const POST = matcherRoute(saveSearch);
