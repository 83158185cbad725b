import { z } from 'zod';
import { connections, type DocumentToParse } from '@/lib/clients';
import { config } from '@/lib/config';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { ANSWER_TYPES, type CvQuestion, type QuestionSettings } from './types';

const MOST_QUESTIONS = 20;
const MOST_CHOICES = 50;

const line = (longest: number, missing: string) =>
  z.string().trim().min(1, missing).max(longest, `Use at most ${longest} characters.`);

const Question = z
  .object({
    name: line(60, 'Give each question a name.'),
    prompt: line(1000, 'Write what is asked.'),
    type: z.enum(ANSWER_TYPES),
    choices: z
      .array(line(100, 'A choice is empty.'))
      .max(MOST_CHOICES, `An answer can be chosen from at most ${MOST_CHOICES}.`)
      .default([]),
  })
  .refine(({ type, choices }) => type !== 'Enumeration' || choices.length > 1, 'Give at least two choices.');

const Questions = z.object({
  questions: z
    .array(Question)
    .max(MOST_QUESTIONS, `Ask at most ${MOST_QUESTIONS} questions.`)
    .refine(
      (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
      'Two questions have the same name.',
    ),
});

async function questionsIn(db: Executor): Promise<CvQuestion[]> {
  const rows = await db.selectFrom('cv_question').selectAll().orderBy('position').execute();
  return rows.map(({ name, prompt, data_type: type, choices }) => ({
    name,
    prompt,
    type,
    choices: choices as string[],
  }));
}

/** Returns the questions as the clients send them with a CV. */
export async function questionsToAsk(): Promise<DocumentToParse['questions']> {
  return (await questionsIn(await records())).map(({ name, prompt, type, choices }) => ({
    identifier: name,
    prompt,
    dataType: type,
    ...(type === 'Enumeration' && { enumerationValues: choices }),
  }));
}

/** Returns whether a model reads each new CV along with the parser. */
export async function modelReadsAlong(): Promise<boolean> {
  const db = await records();
  const { is_on } = await db.selectFrom('model_reading').select('is_on').executeTakeFirstOrThrow();
  return is_on;
}

async function endpointOf(): Promise<QuestionSettings['endpoint']> {
  if (!(await connections()).parser.builtIn) return 'hosted';
  return config().LLM_BASE_URL ? 'there' : 'missing';
}

/** Returns the questions about each new CV, and whether a model is there to answer. Owners only. */
export const questionSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<QuestionSettings>> =>
    done({
      questions: await questionsIn(await records()),
      readsAlong: await modelReadsAlong(),
      endpoint: await endpointOf(),
    }),
);

/** Sets the questions, whole; CVs that are read from now on are asked them. Owners only. */
export const configureQuestions = defineUseCase(
  'owner',
  Questions,
  async (actor, { questions }): Promise<Outcome<null>> => {
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('cv_question').execute();
      if (questions.length > 0)
        await trx
          .insertInto('cv_question')
          .values(
            questions.map(({ name, prompt, type, choices }, position) => ({
              position,
              name,
              prompt,
              data_type: type,
              choices: JSON.stringify(type === 'Enumeration' ? choices : []),
            })),
          )
          .execute();
      const detail = { questions: questions.length };
      await audit(trx, { actorId: actor.id, action: 'questions-configured', detail });
    });
    return done(null);
  },
);

/** Sets whether a model reads each new CV along with the parser from now on. Owners only. */
export const configureModelReading = defineUseCase(
  'owner',
  z.object({ isOn: z.boolean() }),
  async (actor, { isOn }): Promise<Outcome<null>> => {
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('model_reading').set({ is_on: isOn }).execute();
      await audit(trx, {
        actorId: actor.id,
        action: 'model-reading-configured',
        detail: { reads: isOn ? 'yes' : 'no' },
      });
    });
    return done(null);
  },
);
