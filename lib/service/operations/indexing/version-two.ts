import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { DocumentIndex, StoredDocument } from '../../store';
import type { OperationFailure } from '../outcome';
import type { ParsedDocument } from './stored-copy';

/** Search and match V2 (decision 0029): its indexes, and the additional data of its documents. */

const ENVIRONMENTS = ['acc', 'prod'] as const;
const MAX_ROLES = 100;
const MAX_CUSTOM_FIELDS = 100;
const MAX_TEXT_LENGTH = 1000;
const EVERYBODY = 'all';

type Given = { roles?: readonly string[] | null; customFields?: Readonly<Record<string, string>> | null };
type Extras = Pick<StoredDocument, 'roles' | 'customFields'>;

/** Returns the name of the index of an environment (ACC or PROD, in either case); undefined for another word. */
export function environmentIndexName(environment: string, type: ParsedDocument['type']): string | undefined {
  const known = ENVIRONMENTS.find((each) => each === environment.toLowerCase());
  return known && `v2-${known}-${type === 'Job' ? 'jobs' : 'resumes'}`;
}

/** Returns whether an index is one of those in which documents of version 2 are kept. */
export function isOfVersionTwo({ name, type }: Pick<DocumentIndex, 'name' | 'type'>): boolean {
  return ENVIRONMENTS.some((environment) => environmentIndexName(environment, type) === name.toLowerCase());
}

function refuse(code: OperationFailure['code'], message: string): Result<never, OperationFailure> {
  return fail({ code, message });
}

/** Version 2 only scores by normalised skills, so a document without them is a ConstraintError. */
function hasNormalisedSkills(document: ParsedDocument): boolean {
  const { skills } = document.type === 'Job' ? document.job : document.resume;
  return Boolean(skills?.normalized);
}

/**
 * Returns roles and custom fields as stored with a document of version 2; `place` comes before the names of members in
 * a refusal, such as `IndexingOptions.`.
 */
export function versionTwoExtras(
  document: ParsedDocument,
  { roles, customFields }: Given,
  place = '',
): Result<Extras, OperationFailure> {
  const tooLong = (text: string) => text.length > MAX_TEXT_LENGTH;
  if ((roles?.length ?? 0) > MAX_ROLES || roles?.some(tooLong))
    return refuse(
      'InvalidParameter',
      `${place}Roles may hold at most ${MAX_ROLES} roles of at most ${MAX_TEXT_LENGTH} characters.`,
    );
  const fields = Object.entries(customFields ?? {});
  if (fields.length > MAX_CUSTOM_FIELDS || fields.flat().some(tooLong))
    return refuse(
      'InvalidParameter',
      `${place}CustomFields may hold at most ${MAX_CUSTOM_FIELDS} fields of at most ${MAX_TEXT_LENGTH} characters.`,
    );
  if (!hasNormalisedSkills(document))
    return refuse(
      'ConstraintError',
      'Search and match V2 takes documents with normalized skills; set SkillsSettings.Normalize with TaxonomyVersion V2.',
    );
  return succeed({ roles: roles?.length ? roles : [EVERYBODY], customFields: customFields ?? {} });
}
