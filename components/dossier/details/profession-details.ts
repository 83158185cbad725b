import type { ParsedResume } from '@/lib/contracts';
import { type Detail, detail } from './detail';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** A title normalised to a profession, with its codes in the public classifications. */
export type Profession = NonNullable<Position['normalizedProfession']>;

type Coded =
  | {
      codeId?: number | string | null | undefined;
      description?: string | null | undefined;
      version?: string | null | undefined;
    }
  | null
  | undefined;

function coded(code: Coded): string {
  return [code?.codeId, code?.description, code?.version && `(${code.version})`].filter(Boolean).join(' ');
}

/** Returns all details of a profession. */
export function professionDetails(profession: Profession | null | undefined): Detail[] {
  if (!profession) return [];
  const { confidence } = profession;
  return [
    detail('Profession', coded(profession.profession)),
    detail('Group', coded(profession.group)),
    detail('Class', coded(profession.class)),
    detail('ISCO', coded(profession.isco)),
    detail('O*NET', coded(profession.onet)),
    detail('Certainty', confidence === null || confidence === undefined ? '' : `${confidence}`),
  ];
}
