import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('beginnings and ends on two lines', () => {
  it('reads the ruled form of Japanese CVs', () => {
    const text = `# 年⇥月⇥職歴
      2014⇥4⇥株式会社みずうみ商店 入社
      営業部で店舗を担当
      2018⇥3⇥株式会社みずうみ商店 退社
      2018⇥4⇥株式会社あおぞら電機 入社
      現在に至る
      # 年⇥月⇥免許・資格
      2012⇥6⇥普通自動車免許 取得`;
    expect(read(text).map((position) => position.replace(/^.* @ /u, ''))).toEqual([
      '株式会社みずうみ商店, 2014-04 - 2018-03',
      '株式会社あおぞら電機, 2018-04 - now',
    ]);
  });
});
