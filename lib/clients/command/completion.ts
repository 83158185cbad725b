import { wrongUse } from './exit';
import { COMMAND_NAMES, COMMANDS, type CommandName, shownOptions } from './options';

const flags = (name: CommandName) => shownOptions(name).map(({ option }) => `--${option}`);
const quoted = (text: string) => text.replaceAll("'", "'\\''");

function bash(): string {
  const cases = COMMAND_NAMES.map((name) => `    ${name}) words='${flags(name).join(' ')}' ;;`).join('\n');
  return `_shortlist() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${COMMAND_NAMES.join(' ')} help' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases}
    completion) words='bash zsh fish' ;;
    help) words='${COMMAND_NAMES.join(' ')}' ;;
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    *) [ "\${COMP_WORDS[1]}" = help ] && COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
  esac
}
complete -o default -F _shortlist shortlist
`;
}

function zsh(): string {
  const commands = COMMAND_NAMES.map((name) => `    '${name}:${quoted(COMMANDS[name].help)}'`).join('\n');
  const cases = COMMAND_NAMES.map((name) => {
    const options = shownOptions(name).map(
      ({ option, value, help }) => `'*--${option}[${quoted(help)}]${value ? `:${value}:_files` : ''}'`,
    );
    return `    ${name}) _arguments ${options.join(' ')} '*:file:_files' ;;`;
  });
  return `#compdef shortlist
_shortlist() {
  local -a commands=(
${commands}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${cases.join('\n')}
  esac
}
compdef _shortlist shortlist
`;
}

function fish(): string {
  const commands = COMMAND_NAMES.map(
    (name) => `complete -c shortlist -n __fish_use_subcommand -a ${name} -d '${quoted(COMMANDS[name].help)}'`,
  );
  const options = COMMAND_NAMES.flatMap((name) =>
    shownOptions(name).map(
      ({ option, short, value, help }) =>
        `complete -c shortlist -n '__fish_seen_subcommand_from ${name}' -l ${option}${short ? ` -s ${short}` : ''}${value ? ' -r' : ''} -d '${quoted(help)}'`,
    ),
  );
  return `${[...commands, ...options].join('\n')}\n`;
}

const SHELLS: Readonly<Record<string, () => string>> = { bash, zsh, fish };

/** Returns the completion for a shell, to be put where that shell reads it. */
export function completionFor(shell: string | undefined): string {
  const made = Object.hasOwn(SHELLS, shell ?? '') ? SHELLS[shell ?? ''] : undefined;
  if (!made) throw wrongUse('Name the shell: bash, zsh or fish.');
  return made();
}
