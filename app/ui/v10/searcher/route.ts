import { uiMethods, uiRoute } from '@/lib/service/http';
import { generateSearcher } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiMethods({
  POST: uiRoute(generateSearcher),
});
