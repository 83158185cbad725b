/** Look of files for others: a name, one colour (`#rrggbb`), a footer, a logo. */
export type Look = {
  readonly name: string;
  readonly colour: string;
  readonly footer: string;
  readonly logo: { readonly bytes: Buffer; readonly type: 'png' | 'jpg' } | null;
};

/** Returns the footer of a page. */
export function footerOf({ name, footer }: Look): string {
  return [name, footer].filter(Boolean).join('  ·  ');
}
