import { describe, expect, it } from 'vitest';
import { readJobAnswer, readParseAnswer } from './parser';

function answer(body: unknown, status = 200) {
  return readParseAnswer({ status, text: JSON.stringify(body), json: body });
}

const Info = { Code: 'Success', Message: 'ok', TransactionId: 'T-1' };
const ResumeData = { ContactInformation: { CandidateName: { FormattedName: 'Mara Lind' } } };

describe('readParseAnswer', () => {
  it.each(['Success', 'WarningsFoundDuringParsing', 'PossibleTruncationFromTimeout'])(
    'takes the data that comes with %s, under the names of our code, and keeps the text as received',
    (Code) => {
      const body = { Info, Value: { ParsingResponse: { Code }, ResumeData, Unknown: 1 } };
      const read = answer(body);
      expect(read).toMatchObject({
        ok: true,
        value: {
          received: JSON.stringify(body),
          info: { transactionId: 'T-1' },
          value: { resumeData: { contactInformation: { candidateName: { formattedName: 'Mara Lind' } } } },
        },
      });
    },
  );

  it.each(['ConversionException', 'Timeout'])(
    'is a final failure when the parse step says %s, also on 200',
    (Code) => {
      const read = answer({ Info, Value: { ParsingResponse: { Code, Message: 'It is encrypted.' } } });
      expect(read).toEqual({
        ok: false,
        failure: {
          code: Code,
          message: 'It is encrypted.',
          status: 200,
          transactionId: 'T-1',
          retry: 'never',
          retryAfterMs: null,
        },
      });
    },
  );

  it('takes the outcome of the whole where the parse step has none', () => {
    expect(answer({ Info, Value: { ResumeData } }).ok).toBe(true);
    expect(answer({ Info: { Code: 'InvalidParameter' } })).toMatchObject({
      failure: { code: 'InvalidParameter' },
    });
  });

  it.each([
    [{}],
    [[]],
    ['text'],
    [{ Info: {} }],
    [{ Info, Value: { ResumeData: { ContactInformation: 7 } } }],
  ])('says of %o that it is no answer of this API', (body) => {
    expect(answer(body)).toMatchObject({ ok: false, failure: { code: 'BadAnswer', retry: 'never' } });
  });
});

describe('readJobAnswer', () => {
  function jobAnswer(Value: unknown) {
    const body = { Info, Value };
    return readJobAnswer({ status: 200, text: JSON.stringify(body), json: body });
  }

  it('takes the job under the names of our code', () => {
    const JobData = {
      JobTitles: { MainJobTitle: 'Lock keeper' },
      Salary: { Minimum: { Value: 31_000 }, Currency: 'EUR' },
    };
    expect(jobAnswer({ ParsingResponse: { Code: 'Success' }, JobData })).toMatchObject({
      ok: true,
      value: {
        value: {
          jobData: {
            jobTitles: { mainJobTitle: 'Lock keeper' },
            salary: { minimum: { value: 31_000 }, currency: 'EUR' },
          },
        },
      },
    });
  });

  it('lets no answer through without a job, a resume among them', () => {
    expect(jobAnswer({ ParsingResponse: { Code: 'Success' }, ResumeData })).toMatchObject({ ok: false });
  });
});
