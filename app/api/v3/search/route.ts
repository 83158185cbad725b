import { marketMethods, marketRoute } from '@/lib/service/http';
import { searchMarket } from '@/lib/service/operations';

const handler = marketRoute(searchMarket);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = marketMethods({
  GET: handler,
  POST: handler,
});
