import { matcherRoute } from '@/lib/service/http';
import { matcherDetails } from '@/lib/service/operations';

export const POST = matcherRoute(matcherDetails);
