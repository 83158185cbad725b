/** Returns a text as part of a pattern, which finds it however its words are spaced. */
export const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
