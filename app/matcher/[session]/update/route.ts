import { matcherRoute } from '@/lib/service/http';
import { updatePreferences } from '@/lib/service/operations';

export const POST = matcherRoute(updatePreferences);
