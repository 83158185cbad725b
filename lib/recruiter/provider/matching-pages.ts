import { z } from 'zod';
import { type Answered, changeInterfaces, connections, readInterfaces } from '@/lib/clients';
import type { AccountInterfacesData } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from './problems';
import type { MatchingPages } from './types';

/** Settings of an account of the built-in service for all its matching pages (docs/matching-ui.md). */

const HOSTED = refused('conflict', 'The app uses a hosted provider: this is managed there.');

const LONGEST_LOGO = 300_000;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/;

/** Returns whether text is an origin: a scheme and a host, and nothing after them. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || text.includes('*')) return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

const origin = z
  .string()
  .trim()
  .refine(isOrigin, {
    error: ({ input }) =>
      `“${String(input).slice(0, 60)}” is not an origin. Write it like https://ats.example.com, with no path behind it.`,
  });

const skillsList = z.object({
  name: z.string().trim().min(1, 'Give each list of skills a name.').max(80, 'Use at most 80 characters.'),
  skills: z
    .array(z.string().trim().min(1).max(100, 'Use at most 100 characters for a skill.'))
    .min(1, 'Enter at least one skill in each list.')
    .max(5000, 'A list holds at most 5,000 skills.'),
});

const pages = z.object({
  accountId: z.string().min(1).max(100),
  frameOrigins: z.array(origin).max(50, 'At most 50 origins can be kept.'),
  logo: z
    .string()
    .max(LONGEST_LOGO, 'Use a smaller picture, of at most 200 KB.')
    .regex(PICTURE, 'Use a PNG, JPEG, GIF or WebP picture.')
    .nullable(),
  skillsLists: z
    .array(skillsList)
    .max(50, 'At most 50 lists can be kept.')
    .refine(
      (lists) => new Set(lists.map(({ name }) => name.toLowerCase())).size === lists.length,
      'Two lists have the same name.',
    ),
});

function told(answer: Answered<AccountInterfacesData>): Outcome<MatchingPages> {
  if (!answer.ok) return problemOfFailure(answer.failure);
  const { frameOrigins, logo, skillsLists } = answer.value;
  const lists = Object.entries(skillsLists).map(([name, skills]) => ({ name, skills }));
  return done({ frameOrigins, logo: logo ?? null, skillsLists: lists });
}

/** Returns the settings of an account for its matching pages. Owners only. */
export const matchingPages = defineUseCase(
  reads('owner'),
  pages.pick({ accountId: true }),
  async (_actor, { accountId }): Promise<Outcome<MatchingPages>> => {
    if (!(await connections()).parser.builtIn) return HOSTED;
    return told(await readInterfaces(accountId));
  },
);

/** Sets it. Pages that were generated before keep the origins that could embed them. Owners only. */
export const setMatchingPages = defineUseCase(
  'owner',
  pages,
  async (actor, { accountId, frameOrigins, logo, skillsLists }): Promise<Outcome<MatchingPages>> => {
    if (!(await connections()).parser.builtIn) return HOSTED;
    const answer = await changeInterfaces(accountId, {
      frameOrigins,
      logo: logo ?? '',
      skillsLists: Object.fromEntries(skillsLists.map(({ name, skills }) => [name, skills])),
    });
    if (answer.ok)
      await audit(await records(), { actorId: actor.id, action: 'matching-pages-set', subject: accountId });
    return told(answer);
  },
);
