import { Inspected } from './detail-lines';

/** The text of a document as the parser had it, for the inspector. */
export function PlainText({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Inspected title="Plain text">
      <pre
        dir="auto"
        className="max-h-96 overflow-y-auto rounded-md bg-sunken p-3 font-sans text-xs break-words whitespace-pre-wrap text-ink-muted"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {text}
      </pre>
    </Inspected>
  );
}
