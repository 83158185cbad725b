/**
 * What the name of a column means by its words, in any language and script: `Название вакансии`, `公司名称`, `学历要求`.
 * A name with a word that is not here means nothing, since that word may change all of it (`公司规模` is the size of the
 * employer). Only the roles that this finds in tables of others are here; the others are found by the contents.
 */

/** Words without accents and capitals, in the forms in which columns are named. */
const WORDS = {
  title: `title job position vacancy role titel titre titulo titolo tytul titlu baslik pozisyon ilan poste puesto posizione posisi
    lowongan pekerjaan pozice pozicia pozycja stanowisko stelle vacature vaga cargo vacante befattning rubrik stilling tehtavanimike
    nimike munkakor allas pozitie pozicija vitri congviec vieclam 工作名称 工作名稱 ตำแหน่ง τιτλος θεση вакансия вакансии вакансию вакансії вакансія
    должность должности посада посади позиция професия длъжност 职位 職位 职务 岗位 崗位 職稱 职称 職種 职业 求人 タイトル 件名 제목 공고 채용
    직무 직종 포지션 모집 המשרה משרה תפקיד الوظيفة الوظيفي المسمي المسمى وظيفة عنوان شغل`,
  organization: `company comp corp employer organization organisation firm firma unternehmen arbeitgeber entreprise empresa empleador
    empregador azienda bedrijf werkgever pracodawca sirket isveren perusahaan spolecnost zamestnavatel
    arbetsgivare foretag arbeidsgiver virksomhed tyonantaja yritys ceg munkaltato companie angajator poslodavac tvrtka
    congty nhatuyendung บริษัท εταιρεια εργοδοτης компания компании компанія компанії работодатель роботодавець организация
    организации фирма работодател 公司 企业 企業 会社 事業所 雇主 회사 기업 업체 חברה מעסיק الشركة شركة شرکت صاحب العمل`,
  education: `education degree studies bildung ausbildung formation educacion formacion formacao escolaridade istruzione opleiding wyksztalcenie
    egitim pendidikan vzdelani utbildning utdanning koulutus vegzettseg studii hocvan образование освіта 学历 學歷 学历要求 学歴 학력`,
  experience: `experience berufserfahrung erfahrung experiencia esperienza ervaring werkervaring doswiadczenie zkusenosti praxe prax
    erfarenhet arbetslivserfarenhet erfaring erfarenheter kokemus tyokokemus tapasztalat experienta iskustvo deneyim tecrube
    pengalaman kinhnghiem ประสบการณ์ εμπειρια опыт досвід стаж опит 经验 經驗 経験 資歷 경력 경험 ניסיון الخبرة خبرة
    deneyimseviyesi yearsofexperience yearsexperience experienciaanos anosexperiencia anosdeexperiencia 工作年限 经验年限 工作经历`,
  pay: `salary pay income wage wages remuneration compensation gehalt lohn vergutung salaire salario stipendio retribuzione salaris wynagrodzenie
    placa zarobki plat mzda beres fizetes ber salariu maas ucret maasi gaji luong mucluong lon lonn palkka
    зарплата зарплаты зарплату оклад зп заробитна плата зарплатня доход 薪资 薪資 薪水 薪酬 工资 月薪 年薪 年収 月収 thunhap 待遇 薪资待遇 薪资范围 給与 給料 年収 月給 時給 賃金
    tjm 时薪 급여 연봉 월급 임금 시급 שכר الراتب راتب حقوق`,
} as const satisfies Record<string, string>;

type NamedRole = keyof typeof WORDS;

/** Words that change nothing: of whom, and that something is a name. */
const PLAIN_WORDS = `name names of the a an for in on at and full short required expected main work working recruit
  gross net brutto netto annual monthly yearly detail list minimum minima minimo minimale mindest
  nom nome nombre naam nazwa namn navn nimi nev nume adi adı ad nama nazev ten ime название наименование назва найменование име наим
  на по в и для работы роботи 名称 名稱 名字 名 全名 全称 简称 要求 工作 原文 范围 의 명 名前 שם اسم نام de del della do da des du la le el van der
  di dei des zum zur und et y e i sur pour para per z w na
  usd eur gbp chf pln czk huf ron bgn rsd uah rub try inr idr vnd thb myr php jpy krw cny twd brl mxn ars clp cop pen zar aed sar egp
  ngn kes ghs irr ils sek nok dkk`;

/** Words of roles that their contents tell, in names that may have other words, too: there they are no more than a voice. */
const FURTHER_VOICES = {
  location: `location area place city town address workplace ort standort arbeitsort stadt lieu ville ubicacion ciudad localidad lugar local
    cidade luogo citta sede plaats locatie stad miasto lokalizacja miejsce misto mesto lokalita helyszin varos oras localitate konum sehir
    lokasi kota lokacija grad paikka kaupunki sted by ort diadiem khuvuc μερος τοποθεσια πολη город место адрес місто місце град място
    地點 地点 城市 工作地 勤務地 所在地 근무지 지역 위치 מיקום עיר مكان الموقع موقع مدينة محل شهر สถานที่`,
  description: `description text body content details beschreibung omschrijving descripcion descricao descrizione opis popis leiras
    descriere aciklama tanim deskripsi beskrivning beskrivelse kuvaus mota περιγραφη описание опис 描述 內容 内容 介绍 介紹 詳細 상세 내용
    תיאור الوصف وصف شرح توضیحات รายละเอียด`,
  /** Lists of what is offered look like lists of skills. */
  benefits: `benefits benefit perks welfare facility facilities fasilitas beneficios beneficio avantages vantaggi benefici voordelen
    leistungen vorteile benefity swiadczenia juttatasok beneficii yanhaklar formaner forma goder lợiích phuclợi
    льготы бенефиты бонусы пільги 福利 待遇 복지 혜택 福利厚生 הטבות مزايا مزایا สวัสดิการ`,
};

/** Returns a name without case, accents, spaces and punctuation. */
export function plainName(column: string): string {
  return column
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The roles of a word; a word without any changes nothing. */
const meanings = new Map<string, NamedRole[]>();
for (const word of PLAIN_WORDS.split(/\s+/)) meanings.set(plainName(word), []);
for (const [role, words] of Object.entries(WORDS) as [NamedRole, string][])
  for (const word of words.split(/\s+/)) {
    const plain = plainName(word);
    meanings.set(plain, [...(meanings.get(plain) ?? []), role]);
  }

const LONGEST_WORD = Math.max(...[...meanings.keys()].map((word) => word.length));
const LONGEST_NAME = 60;

/** The fewest known words that make the whole of a name. */
function wordsOf(plain: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= plain.length; end++)
    for (let from = Math.max(0, end - LONGEST_WORD); from < end; from++) {
      const before = best[from];
      const word = plain.slice(from, end);
      if (before && meanings.has(word) && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY))
        best[end] = [...before, word];
    }
  return best[plain.length];
}

type VoicedRole = NamedRole | keyof typeof FURTHER_VOICES;

const voices: readonly (readonly [VoicedRole, ReadonlySet<string>])[] = Object.entries({
  ...WORDS,
  ...FURTHER_VOICES,
}).map(([role, words]) => [role as VoicedRole, new Set(words.split(/\s+/).map(plainName))]);

/** Scripts that write no spaces between words. */
const OF_UNSPACED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}$/u;

/** Returns the roles of which a word is in a name, among whatever others: `posisi_magang`, `工作職稱`. */
export function rolesVoicedBy(column: string): ReadonlySet<VoicedRole> {
  const plain = plainName(column);
  const parts = column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .map(plainName);
  const isVoiced = ([, words]: (typeof voices)[number]) =>
    parts.some((part) => words.has(part)) ||
    [...words].some((word) => OF_UNSPACED.test(word) && plain.includes(word));
  return new Set(voices.filter(isVoiced).map(([role]) => role));
}

/** Returns the one role that a name means; undefined where it means none, or several. */
export function roleOfWords(column: string): NamedRole | undefined {
  const plain = plainName(column);
  if (plain === '' || plain.length > LONGEST_NAME) return undefined;
  const roles = new Set(wordsOf(plain)?.flatMap((word) => meanings.get(word) ?? []));
  if (roles.size > 1) roles.delete('title');
  return roles.size === 1 ? [...roles][0] : undefined;
}
