import '../../testing/service';
import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import type { ReadResume } from '../../workers';
import { readByModel } from './model-reading';
import { DOCUMENT, says, serveModel } from './testing/model-server';

const never = new AbortController().signal;
const model = serveModel();

const resume: ParsedResume = {
  resumeMetadata: { documentLanguage: 'en', plainText: DOCUMENT },
  employmentHistory: { positions: [{ id: 'POS-1', jobTitle: { raw: 'Data Engineer' } }] },
  skills: { raw: [{ name: 'Python' }] },
} as ParsedResume;

const read = { sort: 'resume', resume, redacted: resume } as ReadResume;

describe('the LLM parser', () => {
  it('adds what is in the document, and drops what does not', async () => {
    model.answering = says({
      EmailAddresses: ['amara@example.org', 'invented@example.org'],
      Skills: ['python', 'PostgreSQL', 'Kubernetes'],
      Positions: [
        { Employer: 'Quayside Logistics', JobTitle: 'Data Engineer' },
        { Employer: 'NASA', JobTitle: 'Astronaut' },
      ],
    });
    const further = await readByModel(read, never);
    expect(further.notes[0]).toContain('4 of its values were dropped');
    expect(further.read.resume.skills?.raw?.map(({ name }) => name)).toEqual(['Python', 'PostgreSQL']);
    expect(further.read.resume.employmentHistory?.positions?.[0]?.employer?.name?.raw).toBe(
      'Quayside Logistics',
    );
    expect(further.read.resume.contactInformation?.emailAddresses).toEqual(['amara@example.org']);
    expect(further.responses?.llmParserResponse).toMatchObject({
      added: ['POS-1.Employer', 'Email', 'Skill: PostgreSQL'],
    });
    expect(JSON.stringify(further.read.redacted.contactInformation ?? {})).not.toContain('example.org');
  });

  it('gives both values where it and the standard parser disagree, and decides nothing', async () => {
    const parsed: ParsedResume = {
      ...resume,
      contactInformation: {
        candidateName: { formattedName: 'Data Engineer' },
        emailAddresses: ['amara@example.org'],
      },
      employmentHistory: {
        positions: [
          {
            id: 'POS-1',
            jobTitle: { raw: 'Built pipelines' },
            employer: { name: { raw: 'Quayside Logistics' } },
          },
          { id: 'POS-2', jobTitle: { raw: 'Engineer' }, employer: { name: { raw: 'Python' } } },
        ],
      },
    };
    model.answering = says({
      Name: 'Amara Whitcombe',
      EmailAddresses: ['AMARA@example.org'],
      Positions: [
        { Employer: 'Quayside Logistics', JobTitle: 'Data Engineer' },
        { Employer: 'PYTHON', JobTitle: 'engineer' },
        { Employer: 'NASA', JobTitle: 'Built pipelines' },
      ],
    });
    const { responses, read: after } = await readByModel({ ...read, resume: parsed }, never);
    expect(responses?.llmParserResponse).toEqual({
      code: 'Success',
      message: expect.stringContaining('1 of its values were dropped'),
      differences: [
        { field: 'Name', id: null, standard: 'Data Engineer', claimed: 'Amara Whitcombe' },
        { field: 'JobTitle', id: 'POS-1', standard: 'Built pipelines', claimed: 'Data Engineer' },
      ],
      added: [],
    });
    expect(after.resume).toEqual(parsed);
  });

  it('changes nothing when the model is hostile or of another form', async () => {
    model.answering = says({ Skills: 'genius', Positions: 'all of them' });
    const further = await readByModel(read, never);
    expect(further.read).toEqual(read);
    expect(further.notes[0]).toContain('another form');
  });

  it('is for English documents alone', async () => {
    const german = {
      ...read,
      resume: { ...resume, resumeMetadata: { documentLanguage: 'de' } },
    } as ReadResume;
    expect((await readByModel(german, never)).notes[0]).toContain('English documents');
    expect(model.asked).toHaveLength(0);
  });

  it('adds the entries of a CV in prose that it alone found, word for word, and names them', async () => {
    model.answering = says({
      Name: 'Amara Whitcombe',
      Positions: [
        { Employer: 'Quayside Logistics', JobTitle: 'Data Engineer' },
        { Employer: 'NASA', JobTitle: 'Data Engineer' },
        { Employer: 'Atlantis Works', JobTitle: 'Astronaut' },
      ],
      Education: [{ School: 'University of Nowhere', Degree: 'BSc' }],
    });
    const prose = { ...resume, employmentHistory: undefined } as ParsedResume;
    const further = await readByModel({ ...read, resume: prose, redacted: prose }, never);
    const positionsOf = ({ employmentHistory }: ParsedResume) =>
      employmentHistory?.positions?.map(({ id, employer, jobTitle }) => [
        id,
        employer?.name?.raw,
        jobTitle?.raw,
      ]);
    expect(positionsOf(further.read.resume)).toEqual([['POS-1', 'Quayside Logistics', 'Data Engineer']]);
    expect(positionsOf(further.read.redacted)).toEqual(positionsOf(further.read.resume));
    expect(further.read.resume.education).toBeUndefined();
    expect(further.read.resume.contactInformation?.candidateName?.formattedName).toBe('Amara Whitcombe');
    expect(further.read.redacted.contactInformation).toBeUndefined();
    expect(further.responses?.llmParserResponse).toMatchObject({ code: 'Success', added: ['Name', 'POS-1'] });
  });

  it('adds a second job of the same title, and no pair whose values stand apart in the document', async () => {
    const plainText = `${DOCUMENT}\nEngineer at Harbour Works\n${'Filler of other words. '.repeat(30)}\nEngineer at Mill House, once Zookeeper`;
    const known = { id: 'POS-1', jobTitle: { raw: 'Engineer' }, employer: { name: { raw: 'Mill House' } } };
    const parsed = {
      resumeMetadata: { documentLanguage: 'en', plainText },
      employmentHistory: { positions: [known] },
    } as ParsedResume;
    model.answering = says({
      Positions: [
        { Employer: 'Mill House', JobTitle: 'Engineer' },
        { Employer: 'Harbour Works', JobTitle: 'Engineer' },
        { Employer: 'Quayside Logistics', JobTitle: 'Zookeeper' },
        { Employer: 'Mill House', JobTitle: 'Engineer at Mill House' },
      ],
    });
    const further = await readByModel({ ...read, resume: parsed, redacted: parsed }, never);
    expect(
      further.read.resume.employmentHistory?.positions?.map(({ employer }) => employer?.name?.raw),
    ).toEqual(['Mill House', 'Harbour Works']);
    expect(further.responses?.llmParserResponse).toMatchObject({ added: ['POS-2'] });
  });

  it('leaves out the values of an answer that have another form, and takes the others', async () => {
    model.answering = says({
      Name: 7,
      Skills: ['PostgreSQL', { name: 'Python' }, 'x'.repeat(5000)],
      Positions: [{ Employer: 'Quayside Logistics', JobTitle: ['Data Engineer'] }, 'none'],
      Education: 'none',
    });
    const further = await readByModel(read, never);
    expect(further.notes[0]).toContain('6 of its values were dropped');
    expect(further.read.resume.skills?.raw?.map(({ name }) => name)).toEqual(['Python', 'PostgreSQL']);
  });

  it('says when the model failed, and not that the caller did', async () => {
    model.answering = (response) => response.destroy();
    const further = await readByModel(read, never);
    expect(further.read).toEqual(read);
    expect(further.responses?.llmParserResponse).toMatchObject({ code: 'UnhandledException' });
  });
});
