/** Rows of program code, in the words and characters that the widespread languages share. */
const CODE = [
  // Nothing but brackets, or a block that opens.
  /^[{}()[\]]+[;,]?$/,
  /[\w)\]] ?(=> )?\{$/,
  /^#(include|define|ifn?def|endif|pragma)\b/,
  /^from [\w.]+ import /,
  /^(import|package|using|use|namespace) ["'\w.*:\\/{}@ ,-]+;$/,
  /^import ([\w.]+|["'][^"']+["'])$/,
  /^import .+ from ["'][^"']+["'];?$/,
  /^package \w+$/,
  // Declarations, calls, returns and assignments.
  /^(@?\w+ ){0,4}(def|func|fn|function|class|interface|struct|enum|trait|impl) ?\*?\w*.{0,120}[({:]$/,
  /^(async )?(def|func|fn|function) \w+ ?\(/,
  /^(export |static |final |public |private )*(const|let|var|val|int|long|double|float|bool|char|string|auto) [\w[\]<>*]+ ?(:[^=]+)?= ?\S/,
  /^(return|throw|yield|await|print|echo|assert|raise)\b.*[;)\]'"]$/,
  /^(if|elif|else if|for|foreach|while|switch|catch|except|with) ?\(?.*[:{)]$/,
  /^(else|try|finally|do):?$/,
  /^[\w.$]+(\[[^\]]*\])? (=|:=|\+=) \S/,
  /^(await )?[\w.$:>-]+\(.*\);?$/,
  // Statements of SQL.
  /^(CREATE|ALTER|DROP) (TABLE|INDEX|VIEW|DATABASE)\b/,
  /^(INSERT INTO|DELETE FROM|UPDATE) \w+ ?(\(|VALUES|SET|WHERE)/,
];
const COMMENT = /^(\/\/|\/\*|\*|#(?!include|define|if|endif|pragma)|--|"""|''')/;
const LEAST_ROWS = 3;
const LEAST_SHARE = 0.6;

/**
 * True for program code sent instead of a document: most of its rows are code, not counting comments. A CV that only
 * shows some code, or whose rows end in semicolons, does not count.
 */
export function isProgramCode(head: string): boolean {
  if (/^\s*<\?php\b/.test(head)) return true;
  // A page may begin with a long script; its markup shows what it is.
  if (/^\s*</.test(head)) return false;
  const rows = head
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '' && !COMMENT.test(row));
  const code = rows.filter((row) => CODE.some((pattern) => pattern.test(row))).length;
  return code >= LEAST_ROWS && code >= rows.length * LEAST_SHARE;
}
