import { matcherRoute } from '@/lib/service/http';
import { readView } from '@/lib/service/operations';

export const GET = matcherRoute(readView);
