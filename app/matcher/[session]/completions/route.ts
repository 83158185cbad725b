import { matcherRoute } from '@/lib/service/http';
import { matcherCompletions } from '@/lib/service/operations';

export const GET = matcherRoute(matcherCompletions);
