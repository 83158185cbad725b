import { matcherRoute } from '@/lib/service/http';
import { listMatcherDeliveries } from '@/lib/service/operations';

export const GET = matcherRoute(listMatcherDeliveries);
