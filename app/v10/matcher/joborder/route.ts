import { routesOf } from '@/lib/service/http';
import { matchJob } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('accounts', matchJob);
