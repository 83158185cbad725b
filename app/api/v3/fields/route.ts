import { marketMethods, marketRoute } from '@/lib/service/http';
import { marketFields } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = marketMethods({
  GET: marketRoute(marketFields),
});
