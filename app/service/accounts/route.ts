import { CreateServiceAccountRequest, ServiceAccountList, ServiceAccountWithKey } from '@/lib/contracts';
import { defineRoute, routeMethods } from '@/lib/service/http';
import { createServiceAccount, listServiceAccounts } from '@/lib/service/operations';

const MAX_BODY_BYTES = 16 * 1024;

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  GET: defineRoute({
    operation: 'listServiceAccounts',
    version: '10',
    audience: 'app',
    metered: false,
    value: ServiceAccountList,
    run: listServiceAccounts,
  }),
  POST: defineRoute({
    operation: 'createServiceAccount',
    version: '10',
    audience: 'app',
    metered: false,
    body: { schema: CreateServiceAccountRequest, maxBytes: () => MAX_BODY_BYTES },
    value: ServiceAccountWithKey,
    run: ({ body }) => createServiceAccount(body),
  }),
});
