import { routesOf } from '@/lib/service/http';
import { addMarketSource, listMarketSources } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'app',
  listMarketSources,
  addMarketSource,
);
