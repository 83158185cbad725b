import { useLayoutEffect } from 'react';
import type { View } from '../data/model';
import { styleTokens, type Theme } from './shades';

const RADII = ['xs', 'sm', 'md', 'lg', 'xl'];

const asRule = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

/** Returns a font family as CSS takes it, without anything that would end the declaration. */
const familyOf = (written: string) => written.replaceAll(/[;{}<>\\]/g, '');

/** Returns the style of a session as rules over the tokens of globals.css, for both themes. */
export function styleSheetOf(style: View['style']): string {
  const of = (theme: Theme) => asRule(styleTokens(style, theme));
  const common = [
    style.squareCorners ? RADII.map((name) => `--radius-${name}: 0;`).join(' ') : '',
    style.fontFamily
      ? `--font-sans: ${familyOf(style.fontFamily)}, ui-sans-serif, system-ui, sans-serif;`
      : '',
  ].join(' ');
  return `:root { ${common} ${of('light')} }
@media screen and (prefers-color-scheme: dark) { :root[data-theme="system"] { ${of('dark')} } }
@media screen { :root[data-theme="dark"] { ${of('dark')} } }
${style.squareCorners ? '.rounded-full { border-radius: 0; }' : ''}`;
}

/** Applies the style of the session, in the theme of the page around it unless the session names one. */
export function useStyle({ style, theme }: View): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme ?? 'system';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheetOf(style));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [style, theme]);

  useLayoutEffect(() => {
    const [family] = style.fontFamily?.split(',') ?? [];
    if (!style.fontUrl || !family) return;
    const face = new FontFace(
      family.trim().replaceAll(/^["']|["']$/g, ''),
      `url(${JSON.stringify(style.fontUrl)})`,
      {
        display: 'swap',
      },
    );
    face.load().then(
      (loaded) => document.fonts.add(loaded),
      () => undefined,
    );
  }, [style]);
}
