import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('ranges whose ends stand one below the other', () => {
  it('reads the later end above the earlier one', () => {
    const text = `# Work experience

      Current⇥**Head gardener** at Larkfield Estate
      Jan 2017⇥Plans the planting of twelve hectares

      Dec 2016⇥**Gardener** at Brookmoor Parks
      Sep 2012⇥Kept the roses and the maze`;
    expect(read(text)).toEqual([
      'Head gardener @ Larkfield Estate, 2017-01 - now',
      'Gardener @ Brookmoor Parks, 2012-09 - 2016-12',
    ]);
  });

  it('reads the two ends from one cell', () => {
    expect(
      read('# Work experience\n\nPresent Feb 2019⇥**Midwife** at Corrib Hospital\n- Attended births'),
    ).toEqual(['Midwife @ Corrib Hospital, 2019-02 - now']);
  });

  it('leaves lists of lone dates alone', () => {
    const text = `# Work experience

      2016⇥**Gardener**, Brookmoor Parks
      2014⇥**Apprentice**, Larkfield Estate
      2013⇥**Trainee**, Stonewell Nursery`;
    expect(read(text)).toHaveLength(3);
  });
});

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
