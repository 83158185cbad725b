import { marketMethods, marketRoute } from '@/lib/service/http';
import { aggregateMarket } from '@/lib/service/operations';

const handler = marketRoute(aggregateMarket);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = marketMethods({
  GET: handler,
  POST: handler,
});
