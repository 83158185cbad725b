import { folded } from '../ground/folded';
import { RESERVED } from './reserved';

const LONGEST = 40;

const slug = (name: string) =>
  folded(name)
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST)
    .replace(/^_+|_+$/g, '');

/** Returns the first of a name, the name with 2, and so on that is free. */
function free(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name}_${count}`;
    if (!isTaken(tried)) return tried;
  }
}

/** Makes the key of a new field: its name in small letters, as it is typed into the bar. */
export function keyFor(name: string, taken: ReadonlySet<string>): string {
  const plain = slug(name);
  const key = /^[a-z]/.test(plain) && plain.length > 1 ? plain : `custom_${plain || 'field'}`;
  return free(key, (tried) => taken.has(tried) || RESERVED.has(tried));
}

/** Makes the id of a new choice of a field. */
export function choiceIdFor(label: string, taken: ReadonlySet<string>): string {
  return free(slug(label) || 'choice', (tried) => taken.has(tried));
}
