import { answerTokenRequest } from '@/lib/service/http';

export {
  answerTokenRequest as DELETE,
  answerTokenRequest as GET,
  answerTokenRequest as HEAD,
  answerTokenRequest as PATCH,
  answerTokenRequest as POST,
  answerTokenRequest as PUT,
};
