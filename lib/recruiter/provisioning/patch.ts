import { ScimPatch } from '@/lib/contracts/scim';
import { wrong } from './fault';
import { attributeKey } from './filter';

/** A change of one attribute. `selector` is what the brackets of its path hold: `members[value eq "7"]`. */
export type Edit = {
  op: 'add' | 'replace' | 'remove';
  attribute: string;
  selector: string | null;
  value: unknown;
};

const PATH = /^([\w.$:-]+)(?:\[([^[\]]*)\])?(\.[\w$-]+)?$/;

function editAt(op: Edit['op'], path: string, value: unknown): Edit {
  const [, attribute = '', selector = null, below = ''] = PATH.exec(path.trim()) ?? [];
  if (!attribute) throw wrong('invalidPath', `The path ${path} cannot be read.`);
  return {
    op,
    attribute: attributeKey(attribute + below),
    selector,
    value: op === 'remove' ? (value ?? null) : value,
  };
}

/**
 * Reads a PATCH as changes of single attributes. Okta and Entra ID send values with a path, values of several attributes
 * without one, and names of attributes with dots within those.
 */
export function readPatch(body: unknown): Edit[] {
  const read = ScimPatch.safeParse(body);
  if (!read.success) throw wrong('invalidSyntax', 'A PatchOp with operations is expected.');
  return read.data.Operations.flatMap(({ op, path, value }): Edit[] => {
    if (path) return [editAt(op, path, value)];
    if (op === 'remove') throw wrong('noTarget', 'What is removed needs a path.');
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw wrong('invalidValue', 'Without a path, a value with the names of attributes is expected.');
    return Object.entries(value).map(([name, one]) => editAt(op, name, one));
  });
}
