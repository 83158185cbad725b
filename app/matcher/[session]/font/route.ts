import { matcherFontRoute } from '@/lib/service/http';

export const GET = matcherFontRoute;
