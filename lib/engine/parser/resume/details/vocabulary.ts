import { fold } from '../../../kernel';
import { type AttributeName, type FurtherDetail, phrasesOf } from '../../../lexicon';

/** The kinds of labels of a person's details. Of two with one label the first is meant, attributes before all others. */

export const ATTRIBUTE_NAMES: readonly AttributeName[] = [
  'availability',
  'birthplace',
  'currentLocation',
  'currentSalary',
  'dateOfBirth',
  'drivingLicense',
  'familyComposition',
  'fathersName',
  'gender',
  'hukouCity',
  'maritalStatus',
  'mothersMaidenName',
  'motherTongue',
  'nationalIdentity',
  'nationality',
  'passportNumber',
  'preferredLocation',
  'requiredSalary',
  'visaStatus',
  'willingToRelocate',
];

export const FURTHER_DETAILS: readonly FurtherDetail[] = [
  'name',
  'reading',
  'givenName',
  'familyName',
  'address',
  'permanentAddress',
  'phone',
  'email',
  'languages',
  'relative',
  'document',
  'body',
  'belief',
  'interests',
];

/** Returns the labels of a detail in all languages. */
export function labelsOf(kind: AttributeName | FurtherDetail): string[] {
  return phrasesOf(({ personLabels }) => personLabels?.[kind]);
}

/** Returns the key by which labels are compared: small letters and digits, without apostrophes, single spaces. */
export function labelKey(text: string): string {
  return fold(text)
    .replace(/['’‘`´ʼ"“”]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=^\p{Script=Han}) (?=\p{Script=Han}$)/u, '')
    .trim();
}
