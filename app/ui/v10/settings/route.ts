import { uiMethods, uiRoute } from '@/lib/service/http';
import { changeUISettings, readUISettings } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiMethods({
  GET: uiRoute(readUISettings),
  PATCH: uiRoute(changeUISettings),
});
