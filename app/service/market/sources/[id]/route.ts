import { routesOf } from '@/lib/service/http';
import { changeMarketSource, removeMarketSource } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'app',
  removeMarketSource,
  changeMarketSource,
);
