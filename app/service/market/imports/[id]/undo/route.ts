import { routesOf } from '@/lib/service/http';
import { undoMarketImport } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('app', undoMarketImport);
