import { routesOf } from '@/lib/service/http';
import { createServiceAccount, listServiceAccounts } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'app',
  listServiceAccounts,
  createServiceAccount,
);
