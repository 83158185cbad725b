/** The JSON of an answer, also where a model put a fence of Markdown around it; undefined for anything else. */
export function readJson(text: string): unknown {
  const [, fenced] = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return undefined;
  }
}
