import { answerScimRequest } from '@/lib/recruiter';

export {
  answerScimRequest as DELETE,
  answerScimRequest as GET,
  answerScimRequest as PATCH,
  answerScimRequest as POST,
  answerScimRequest as PUT,
};
