import { uiRoutesOf } from '@/lib/service/http';
import { generateJobScorer } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateJobScorer);
