/**
 * Titles in Chinese characters, which have no spaces: their words are the characters and the pairs of neighbours, in
 * simplified writing, without praise of the post and its rank.
 */

/** Traditional characters of titles, each before the simplified one. */
const TRADITIONAL =
  '軟软體体師师開开發发員员後后應应術术經经總总監监動动遊游戲戏區区塊块鏈链構构絡络網网頁页設设計计測测試试數数據据庫库學学習习機机電电氣气車车統统環环質质檢检驗验醫医護护藥药劑剂復复療疗養养營营園园講讲會会財财務务審审稅税銀银櫃柜貸贷險险證证資资銷销業业場场廣广購购採采倉仓運运輸输貨货單单駕驾駛驶飛飞長长廚厨飯饭廳厅導导譯译編编輯辑記记劇剧攝摄裝装飾饰鉗钳銑铣維维潔洁獸兽農农藝艺綠绿職职顧顾問问專专創创辦办戰战規规劃划調调風风書书館馆練练隊队關关級级築筑結结圖图繪绘價价預预評评產产線线組组壓压鑄铸紙纸紡纺織织褲裤話话熱热語语樂乐貿贸進进報报聯联擬拟標标籌筹視视覺觉聽听針针兒儿婦妇獎奖貴贵實实礦矿鋼钢飼饲漁渔燈灯衛卫執执領领攬揽遞递';

const SIMPLE = new Map<string, string>();
for (let at = 0; at < TRADITIONAL.length; at += 2)
  SIMPLE.set(TRADITIONAL.charAt(at), TRADITIONAL.charAt(at + 1));

/** None of these scripts has a character before it. */
const MAY_BE_UNSPACED = /[\u2e80-\uffff]/u;
const RUNS = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /^\p{Script=Han}/u;
/** Letters that are not Latin, and runs of either kind. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
const SCRIPTS = /[^\P{L}\p{Script=Latin}]+|[\P{L}\p{Script=Latin}]+/gu;
/** Rank and praise before a title of two characters or more; not professions. */
const BEFORE =
  /^(?:高级|资深|中级|初级|见习|储备|实习|急聘|诚聘|急招|高薪|招聘)(?=..)(?!专员|经理|顾问|主管)/u;

function charactersOf(run: string): string[] {
  const simple = Array.from(run, (character) => SIMPLE.get(character) ?? character)
    .join('')
    .replace(BEFORE, '');
  if (simple.length <= 2) return [simple];
  return [...Array.from({ length: simple.length - 1 }, (_, at) => simple.slice(at, at + 2)), ...simple];
}

/**
 * Returns folded words as titles are compared by their letters: runs of Chinese characters with their pairs, all others
 * unchanged.
 */
export function withCharacters(words: readonly string[]): readonly string[] {
  if (!words.some((word) => MAY_BE_UNSPACED.test(word))) return words;
  return words.flatMap((word) =>
    (word.match(RUNS) ?? []).flatMap((run) => (HAN.test(run) ? charactersOf(run) : [run])),
  );
}

/** Returns the folded words in Latin letters: the space of titles knows no others. */
export function withoutOtherScripts(words: readonly string[]): readonly string[] {
  if (!words.some((word) => OTHER_SCRIPT.test(word))) return words;
  return words.flatMap((word) => (word.match(SCRIPTS) ?? []).filter((run) => !OTHER_SCRIPT.test(run)));
}
