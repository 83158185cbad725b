import { CopyButton } from './copy-button';

/** Code or data, unchanged, which scrolls and can be copied. `name` is its label. */
export function CodeBlock({ name, text }: { name: string; text: string }) {
  return (
    <div className="relative">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        aria-label={name}
        className="focus-inset max-h-[60vh] overflow-auto rounded-md border bg-sunken p-3 pr-12"
      >
        <pre className="font-mono text-xs">{text}</pre>
      </section>
      <CopyButton text={text} label={name} className="absolute top-2 right-2" onRefused={() => undefined} />
    </div>
  );
}
