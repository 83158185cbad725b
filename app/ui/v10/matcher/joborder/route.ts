import { uiRoutesOf } from '@/lib/service/http';
import { generateJobMatcher } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateJobMatcher);
