import { routesOf } from '@/lib/service/http';
import { rotateServiceKey } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('app', rotateServiceKey);
