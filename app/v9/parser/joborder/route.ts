import { routesOf } from '@/lib/service/http';
import { parseJobV9 } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('accounts', parseJobV9);
