type Members = Record<string, unknown>;

function isMembers(value: unknown): value is Members {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/**
 * Lays the machine-readable data of a document's page over the data read from its text: it is the publisher's own word.
 * Objects are joined member by member; anything else replaces the parsed value.
 */
export function withDeclared(data: object, declared: unknown): object {
  if (!isMembers(declared)) return data;
  const joined: Members = { ...data };
  for (const [name, value] of Object.entries(declared)) {
    const known = joined[name];
    joined[name] = isMembers(value) && isMembers(known) ? withDeclared(known, value) : value;
  }
  return joined;
}
