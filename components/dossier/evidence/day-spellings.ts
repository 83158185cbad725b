/**
 * Returns the ways in which a document in `language` (ISO 639-1) may write a day (yyyy-MM-dd), the most exact first.
 */
export function daySpellings(iso: string | null | undefined, language?: string | null): string[] {
  if (!iso || Number.isNaN(Date.parse(iso))) return [];
  const [year = '', month = '', day = ''] = iso.split('-');
  const date = new Date(`${iso}T00:00:00Z`);
  const [d, m] = [String(Number(day)), String(Number(month))];
  const tongues = [language && /^[a-z]{2}$/.test(language) ? language : 'en', 'en'];
  const worded = [...new Set(tongues)].flatMap((tongue) =>
    (['long', 'short'] as const).flatMap((style) => {
      const parts = new Intl.DateTimeFormat([tongue, 'en'], {
        day: 'numeric',
        month: style,
        timeZone: 'UTC',
      });
      const name = parts.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
      return [
        `${d} ${name} ${year}`,
        `${d} de ${name} de ${year}`,
        `${name} ${d} ${year}`,
        `${day} ${name} ${year}`,
      ];
    }),
  );
  const figures = [
    `${day}.${month}.${year}`,
    `${d}.${m}.${year}`,
    `${day}/${month}/${year}`,
    `${m}/${d}/${year}`,
  ];
  return [...new Set([...worded, ...figures, iso, `${day}.${month}.${year.slice(2)}`])];
}
