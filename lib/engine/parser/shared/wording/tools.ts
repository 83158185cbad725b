import { fold } from '../../../kernel';
import { COMMON_TOOLS } from './vocabulary/skills';

/** Names of tools in lists of skills, known by their look or by a table of everyday software. */

/** The look of a tool, which words of languages do not have. */
const TOOL = /[\d+#]|\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\.(?:js|net)$/u;
const MOST_WORDS = 3;

const MAKER = /^(?:ms|m\.? ?s\.?|microsoft|micro soft|adobe|google|autodesk|apache)[ .-]+/u;
const NUMBER = /(?<![\dx.])\d[\dx.]*$/u;
const EDGE = /(?<![ .-])[ .-]+$/u;
const EDITION = /[ .-](?:v|version|erp|xp|vista|pro)$/u;

function withoutVersion(name: string): string {
  const bare = name.replace(NUMBER, '').replace(EDGE, '');
  return bare === name ? name : bare.replace(EDITION, '').replace(EDGE, '');
}

/** True for the name of everyday software, with or without its maker and version ("M.S. Excel", "Tally ERP 9"). */
export function isCommonTool(name: string): boolean {
  const bare = withoutVersion(fold(name).trim().replace(MAKER, ''));
  return COMMON_TOOLS.has(bare) || COMMON_TOOLS.has(bare.replace(/[ .-]/gu, ''));
}

export function isTool(name: string): boolean {
  const words = name.split(/[ -]+/u);
  if (words.length > MOST_WORDS) return false;
  return isCommonTool(name) || words.some((word) => TOOL.test(word) || COMMON_TOOLS.has(fold(word)));
}

/** "... such as Word, Excel": words before the names of a list. */
export const TOOL_LIST_LEAD =
  /\s*[,(]?\s*(?:such as|like|including|i\.e\.?|e\.g\.?|namely|viz\.?)\s*[:,-]?\s+/iu;
