import { routesOf } from '@/lib/service/http';
import { changeAccountInterfaces, readAccountInterfaces } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'app',
  readAccountInterfaces,
  changeAccountInterfaces,
);
