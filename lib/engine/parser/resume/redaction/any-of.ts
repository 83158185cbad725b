/** A node of a tree of terms: its branches by the next piece of an expression, and whether a term ends here. */
type Node = { next: Map<string, Node>; isEnd: boolean };

function sourceOf({ next, isEnd }: Node): string {
  const branches = [...next].map(([piece, node]) => `${piece}${sourceOf(node)}`);
  if (branches.length === 0) return '';
  const [only = ''] = branches;
  return branches.length === 1 && !isEnd ? only : `(?:${branches.join('|')})${isEnd ? '?' : ''}`;
}

/**
 * Returns the source of an expression that matches any of some terms, the longest that fits; each term is given as pieces
 * of an expression that match one character or more. Terms with a common beginning share it, so that thousands of them
 * are tried at the cost of a few.
 */
export function anyOf(terms: readonly (readonly string[])[]): string {
  const root: Node = { next: new Map(), isEnd: false };
  for (const pieces of terms) {
    let node = root;
    for (const piece of pieces) {
      const below: Node = node.next.get(piece) ?? { next: new Map(), isEnd: false };
      node.next.set(piece, below);
      node = below;
    }
    node.isEnd = true;
  }
  return sourceOf({ ...root, isEnd: false });
}
