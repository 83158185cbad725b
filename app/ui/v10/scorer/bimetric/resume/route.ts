import { uiRoutesOf } from '@/lib/service/http';
import { generateResumeScorer } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateResumeScorer);
