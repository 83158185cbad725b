/** The first link of a page, for keys: past the navigation to `main`, which has the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-raised px-3 py-2 font-medium text-accent shadow-overlay focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to the content
    </a>
  );
}
