import { matcherRoute } from '@/lib/service/http';
import { replayMatcherDelivery } from '@/lib/service/operations';

export const POST = matcherRoute(replayMatcherDelivery);
