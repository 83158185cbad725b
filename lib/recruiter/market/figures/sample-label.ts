/** Returns the name of the column that has the jobs a column of numbers rests on. */
export function sampleLabel(label: string): string {
  return `${label}, jobs`;
}
