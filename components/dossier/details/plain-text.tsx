import { Folded } from './detail-lines';

/** The text of a document as the parser had it, folded away. */
export function PlainText({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Folded label="Plain text" of="the document">
      <pre
        dir="auto"
        className="max-h-96 overflow-y-auto font-sans text-xs break-words whitespace-pre-wrap text-ink-muted"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {text}
      </pre>
    </Folded>
  );
}
