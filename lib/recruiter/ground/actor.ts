import type { LabelLanguage } from './label-languages';

/** Weakest first: a viewer reads, a recruiter also writes, an owner also manages people and access. */
export const ROLES = ['viewer', 'recruiter', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/** The signed-in person a use case acts for, as the store had them when the request came in. */
export type Actor = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** In which language they read the labels of the market; English where it is not known. */
  labels?: LabelLanguage;
};
