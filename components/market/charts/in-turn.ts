/** Tasks that wait for their turn, in the order in which they came. */
const waiting = new Set<() => void>();
let isGoing = false;
let isRunning = false;

function goOn(): void {
  const [next] = waiting;
  if (!next) {
    isGoing = false;
    return;
  }
  waiting.delete(next);
  setTimeout(goOn);
  isRunning = true;
  try {
    next();
  } finally {
    isRunning = false;
  }
}

/**
 * Runs things one after another, each in a separate task, so that a browser reacts to input between them. Returns a
 * function to leave the queue.
 */
export function inTurn(run: () => void): () => void {
  waiting.add(run);
  if (!isGoing) {
    isGoing = true;
    setTimeout(goOn);
  }
  return () => {
    waiting.delete(run);
  };
}

/** Returns whether the current code runs in its turn. */
export const isTurn = () => isRunning;
