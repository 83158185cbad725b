import { cn } from '@/components/ui/cn';
import type { GuideBlock } from '@/lib/recruiter';
import { Code } from '../code';
import { Inline } from './inline';

type Of<K extends GuideBlock['kind']> = Extract<GuideBlock, { kind: K }>;

const LANGUAGES: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  jsx: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  html: 'HTML',
  json: 'JSON',
  yaml: 'YAML',
};

const HEADING_LOOKS: Record<number, string> = { 2: 'mt-9 text-base', 3: 'mt-6 text-sm', 4: 'mt-5 text-sm' };

/** A heading, one level below what it is in the document, since the bar of the page has the first. */
function Heading({ level, id, inlines }: Of<'heading'>) {
  const Tag = `h${Math.min(level + 1, 6)}` as 'h3';
  return (
    <Tag id={id} className={cn('group scroll-mt-16 font-semibold text-balance', HEADING_LOOKS[level])}>
      <Inline inlines={inlines} />
      <a
        href={`#${id}`}
        aria-label="Link to this part"
        className="ml-1.5 rounded-sm px-1 text-ink-faint opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </Tag>
  );
}

function List({ start, items }: Of<'list'>) {
  const Tag = start === null ? 'ul' : 'ol';
  return (
    <Tag
      {...(start !== null && start !== 1 && { start })}
      className={cn('space-y-1.5 pl-5', start === null ? 'list-disc' : 'list-decimal')}
    >
      {items.map((blocks, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other name
        <li key={at} className="space-y-1.5 pl-1 marker:text-ink-faint">
          <Blocks blocks={blocks} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ head, rows, numbers }: Of<'table'>) {
  const side = (column: number) => (numbers[column] ? 'text-right tabular-nums' : 'text-left');
  return (
    <section
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="focus-inset overflow-x-auto rounded-md border"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="bg-sunken text-xs text-ink-muted">
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table have no other name
              <th key={column} scope="col" className={cn('px-3 py-1.5 font-medium', side(column))}>
                <Inline inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table have no other name
            <tr key={at} className="border-t border-line/70">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column} className={cn('min-w-24 px-3 py-1.5 align-top', side(column))}>
                  <Inline inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Inline inlines={block.inlines} />
        </p>
      );
    case 'code':
      return <Code label={LANGUAGES[block.language] ?? 'Text'} source={block.text} />;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'quote':
      return (
        <blockquote className="space-y-2 border-l-2 pl-4 text-ink-muted">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
  }
}

/** The parts of a guide, one below the other. */
export function Blocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document have no other name
  return blocks.map((block, at) => <Block key={at} block={block} />);
}
