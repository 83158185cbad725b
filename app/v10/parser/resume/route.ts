import { ResumeParseRequest, ResumeParseValue } from '@/lib/contracts';
import { defineRoute, routeMethods } from '@/lib/service/http';
import { maxParseBodyBytes, parseResume } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({
    operation: 'parseResume',
    version: '10',
    audience: 'accounts',
    metered: true,
    body: { schema: ResumeParseRequest, maxBytes: maxParseBodyBytes },
    value: ResumeParseValue,
    run: (call) => parseResume(call),
  }),
});
