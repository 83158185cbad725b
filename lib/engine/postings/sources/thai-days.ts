/** Days as Thailand writes them: `22 ธ.ค. 68`, `22 ธันวาคม 2568`, in years since the Buddha. */

const MONTHS = [
  'ม.ค. มกราคม',
  'ก.พ. กุมภาพันธ์',
  'มี.ค. มีนาคม',
  'เม.ย. เมษายน',
  'พ.ค. พฤษภาคม',
  'มิ.ย. มิถุนายน',
  'ก.ค. กรกฎาคม',
  'ส.ค. สิงหาคม',
  'ก.ย. กันยายน',
  'ต.ค. ตุลาคม',
  'พ.ย. พฤศจิกายน',
  'ธ.ค. ธันวาคม',
].map((names) => names.split(' '));

const DAY = /^(\d{1,2})\s*([\p{Script=Thai}.]{4,12})\s*(?:พ\.ศ\.\s*)?(\d{4}|\d{2})(?!\d)/u;
const BUDDHIST = 543;

/** Returns year, month and day of a text that begins with a day in Thai. */
export function thaiDay(text: string): { year: number; month: number; day: number } | undefined {
  const [, day = '', name = '', year = ''] = DAY.exec(text) ?? [];
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  if (month === 0) return undefined;
  const full = year.length === 2 ? 2500 + Number(year) : Number(year);
  return { year: full > 2400 ? full - BUDDHIST : full, month, day: Number(day) };
}
