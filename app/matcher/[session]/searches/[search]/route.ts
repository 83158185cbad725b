import { matcherRoute } from '@/lib/service/http';
import { deleteSavedSearch } from '@/lib/service/operations';

export const DELETE = matcherRoute(deleteSavedSearch);
