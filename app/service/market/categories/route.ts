import { routesOf } from '@/lib/service/http';
import { declareMarketCategories, listMarketCategories } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  listMarketCategories,
  declareMarketCategories,
);
