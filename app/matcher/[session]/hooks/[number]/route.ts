import { matcherRoute } from '@/lib/service/http';
import { actOnHook } from '@/lib/service/operations';

export const POST = matcherRoute(actOnHook);
