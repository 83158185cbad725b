/** The fonts of a page for a picture of it: a picture loads nothing, so that they come along within its source. */

type Range = readonly [number, number];

/** Returns the code points of a CSS `unicode-range`, as pairs of first and last. */
export function rangesOf(text: string): Range[] {
  return [...text.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replace(/\?/g, '0'), 16),
    Number.parseInt(to ?? from.replace(/\?/g, 'F'), 16),
  ]);
}

/** Returns whether a face with this `unicode-range`, which may be empty, draws any letter of a text. */
export function draws(range: string, text: string): boolean {
  const ranges = rangesOf(range);
  if (ranges.length === 0) return true;
  return [...text].some((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => first <= point && point <= last);
  });
}

/** Returns the names of a `font-family`, without quotes. */
const namesOf = (family: string) => family.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));

function facesIn(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return 'cssRules' in rule ? facesIn(rule.cssRules as CSSRuleList) : [];
  });
}

async function asDataUrl(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`a font answered ${answer.status}`);
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
  });
  reader.readAsDataURL(await answer.blob());
  return read;
}

/**
 * Returns the `@font-face` rules of a family that draw a text, each with its font within it. Without one, a picture has
 * another font.
 */
export async function fontFaces(family: string, text: string): Promise<string> {
  const names = namesOf(family);
  const wanted = [...document.styleSheets].flatMap((sheet) =>
    facesIn(sheet.cssRules)
      .filter(({ style }) =>
        namesOf(style.getPropertyValue('font-family')).some((name) => names.includes(name)),
      )
      .filter(({ style }) => draws(style.getPropertyValue('unicode-range'), text))
      .map((face) => ({ face, base: sheet.href ?? location.href })),
  );
  const written = wanted.map(async ({ face, base }) => {
    const source = face.style.getPropertyValue('src').match(/url\(["']?([^"')]+)/)?.[1];
    if (!source) return '';
    const font = await asDataUrl(new URL(source, base).href);
    const kept = ['font-style', 'font-weight'].map((name) => `${name}:${face.style.getPropertyValue(name)};`);
    return `@font-face{font-family:${face.style.getPropertyValue('font-family')};${kept.join('')}src:url(${font})}`;
  });
  return (await Promise.all(written)).join('');
}
