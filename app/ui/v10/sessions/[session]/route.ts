import { uiMethods, uiRoute } from '@/lib/service/http';
import { endUISession } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiMethods({
  DELETE: uiRoute(endUISession),
});
