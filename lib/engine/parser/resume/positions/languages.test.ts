import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('languages', () => {
  it.each([
    [
      'de',
      '# Berufserfahrung\n**Projektleiterin**⇥seit März 2019\nNordlicht Energie GmbH, Kiel\n- Leitung von Netzprojekten',
      'Projektleiterin @ Nordlicht Energie GmbH, 2019-03 - now',
    ],
    [
      'fr',
      '# Expériences professionnelles\n**Développeuse web** chez Atelier Mistral, Lyon⇥janvier 2018 – août 2021\n- Sites pour musées',
      'Développeuse web @ Atelier Mistral, 2018-01 - 2021-08',
    ],
    [
      'es',
      '# Experiencia laboral\n**Panadería Lucero S.L.**⇥junio 2015 – actualidad\nJefa de producción\n- Turnos y compras',
      'Jefa de producción @ Panadería Lucero S.L., 2015-06 - now',
    ],
    [
      'nl',
      '# Werkervaring\n**Projectleider** bij Waterschap Lindeveen⇥2017 – heden\n- Dijkonderhoud',
      'Projectleider @ Waterschap Lindeveen, 2017 - now',
    ],
    [
      'it',
      '# Esperienza lavorativa\n**Responsabile acquisti** presso Cantine Valbruna S.r.l.⇥maggio 2014 – in corso\n- Fornitori',
      'Responsabile acquisti @ Cantine Valbruna S.r.l., 2014-05 - now',
    ],
    [
      'pt',
      '# Experiência profissional\n**Engenheira de produção** | Metalúrgica Serra Alta Ltda | mar. 2016 – atual\n- Linha de montagem',
      'Engenheira de produção @ Metalúrgica Serra Alta Ltda, 2016-03 - now',
    ],
    [
      'pl',
      '# Doświadczenie zawodowe\n**Kierownik magazynu**⇥styczeń 2018 – obecnie\nHurtownia Bursztyn Sp. z o.o., Gdańsk\n- Zespół 12 osób',
      'Kierownik magazynu @ Hurtownia Bursztyn Sp. z o.o., 2018-01 - now',
    ],
    [
      'sv',
      '# Arbetslivserfarenhet\n**Systemutvecklare**⇥2019 – nu\nFjällbäck Teknik AB, Umeå\n- Webbtjänster',
      'Systemutvecklare @ Fjällbäck Teknik AB, 2019 - now',
    ],
    [
      'ru',
      '# Опыт работы\n**Инженер-конструктор**⇥март 2017 — настоящее время\nООО «Северный мост», Казань\n- Чертежи',
      'Инженер-конструктор @ ООО «Северный мост», 2017-03 - now',
    ],
    [
      'ko',
      '# 경력사항\n**주식회사 한빛물류**⇥2018년 3월 ~ 현재\n백엔드 개발자\n- 배송 시스템 개발',
      '백엔드 개발자 @ 주식회사 한빛물류, 2018-03 - now',
    ],
    [
      'ja',
      '# 職務経歴\n**株式会社みなと商会**⇥2016年4月～現在\nシステムエンジニア\n- 在庫管理の開発',
      'システムエンジニア @ 株式会社みなと商会, 2016-04 - now',
    ],
    [
      'zh',
      '# 工作经历\n**青松软件有限公司**⇥2017年7月-至今\n高级工程师\n- 负责订单系统',
      '高级工程师 @ 青松软件有限公司, 2017-07 - now',
    ],
    [
      'tr',
      '# İş Deneyimi\n**Yazılım Mühendisi**⇥Ocak 2018 – Halen\nMavi Liman Teknoloji A.Ş., İzmir\n- Ödeme sistemleri',
      'Yazılım Mühendisi @ Mavi Liman Teknoloji A.Ş., 2018-01 - now',
    ],
    [
      'cs',
      '# Pracovní zkušenosti\n**Vedoucí skladu**⇥leden 2015 – dosud\nStavebniny Horák s.r.o., Brno\n- Tým osmi lidí',
      'Vedoucí skladu @ Stavebniny Horák s.r.o., 2015-01 - now',
    ],
    [
      'el',
      '# Επαγγελματική εμπειρία\n**Λογιστής**⇥2016 – σήμερα\nΑιγαίο Ναυτιλιακή Α.Ε., Πειραιάς\n- Μισθοδοσία',
      'Λογιστής @ Αιγαίο Ναυτιλιακή Α.Ε., 2016 - now',
    ],
    [
      'he',
      '# ניסיון תעסוקתי\n**מהנדסת תוכנה**⇥2019 - היום\nחברת גל ים בע"מ\n- פיתוח מערכות',
      'מהנדסת תוכנה @ חברת גל ים בע"מ, 2019 - now',
    ],
    [
      'ar',
      '# الخبرة العملية\n**مهندس برمجيات**⇥2018 - الآن\nشركة النخيل للحلول\n- تطوير الأنظمة',
      'مهندس برمجيات @ شركة النخيل للحلول, 2018 - now',
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});
