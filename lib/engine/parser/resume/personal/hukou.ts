import type { ParsedResume } from '@/lib/contracts';

/** The registered residence of Chinese resumes (parsing.md, HukouArea and HukouCity). */

type Hukou = Pick<NonNullable<ParsedResume['personalAttributes']>, 'hukouArea' | 'hukouCity'>;

/** Municipalities that are also provinces. */
const CITIES = '北京|上海|天津|重庆';
const PROVINCES =
  '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门';
const AREA = new RegExp(
  `^((?:${CITIES})市?|(?:${PROVINCES})(?:省|(?:壮族|回族|维吾尔)?自治区|特别行政区)?|\\p{Script=Han}{2,8}?(?:省|自治区|特别行政区))[\\s/·-]*(\\p{Script=Han}{2,16})?$`,
  'u',
);
const CITY = new RegExp(`^(?:${CITIES})市?$`, 'u');

/** Returns the province and the city of a residence: "浙江省杭州市", "湖南长沙", "北京市海淀区"; empty without a province. */
export function hukouOf(value: string | null | undefined): Hukou {
  const [, area, rest] = AREA.exec(value?.trim() ?? '') ?? [];
  if (!area) return {};
  if (CITY.test(area)) return { hukouArea: area, hukouCity: rest ? `${area}${rest}` : area };
  return { hukouArea: area, hukouCity: rest ?? null };
}
