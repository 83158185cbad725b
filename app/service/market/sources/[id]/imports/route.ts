import { routesOf } from '@/lib/service/http';
import { startMarketImport } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('app', startMarketImport);
