import { matcherRoute } from '@/lib/service/http';
import { queryMatcher } from '@/lib/service/operations';

export const POST = matcherRoute(queryMatcher);
