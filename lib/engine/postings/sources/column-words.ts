/**
 * What the name of a column means by its words, in any language and script: `Название вакансии`, `公司名称`,
 * `scraping_datetime`. A name with a word that is not here means nothing, since that word may change all of it
 * (`公司规模` is the size of the employer).
 */

/** Words without accents and capitals, in the forms in which columns are named. */
const WORDS = {
  title: `title job position vacancy role titel titre titulo titolo tytul titlu baslik pozisyon ilan poste puesto posizione posisi
    lowongan pekerjaan pozice pozicia pozycja stanowisko stelle vacature vaga cargo vacante befattning rubrik stilling tehtavanimike
    nimike munkakor allas pozitie pozicija vitri congviec vieclam ตำแหน่ง τιτλος θεση вакансия вакансии вакансию вакансії вакансія
    должность должности посада посади позиция професия длъжност 职位 職位 职务 岗位 崗位 職種 职业 求人 タイトル 件名 제목 공고 채용
    직무 직종 포지션 모집 המשרה משרה תפקיד الوظيفة الوظيفي المسمي المسمى وظيفة عنوان شغل`,
  organization: `company employer organization organisation firm firma unternehmen arbeitgeber entreprise empresa empleador
    empregador azienda bedrijf werkgever school pracodawca sirket isveren perusahaan spolecnost zamestnavatel
    arbetsgivare foretag arbeidsgiver virksomhed tyonantaja yritys ceg munkaltato companie angajator poslodavac tvrtka
    congty nhatuyendung บริษัท εταιρεια εργοδοτης компания компании компанія компанії работодатель роботодавець организация
    организации фирма работодател 公司 企业 企業 会社 事業所 雇主 회사 기업 업체 חברה מעסיק الشركة شركة شرکت صاحب العمل`,
  description: `description text beschreibung omschrijving descripcion descricao descrizione opis aciklama tanim deskripsi popis
    beskrivning beskrivelse kuvaus leiras descriere mota รายละเอียด περιγραφη описание описания опис 描述 职责 内容 説明 詳細 仕事内容
    설명 업무 내용 תיאור الوصف وصف شرح maindutie duties duty tasks responsibilities obowiazki aufgaben taches tareas taken обязанности
    обов'язки`,
  date: `date datum fecha data posted published publication publicacion publicacao pubblicazione tarih tarihi tanggal published
    publicado publie dato paivamaara kelt datums ngaydang ngay วันที่ ημερομηνια дата опубликовано опубликована публикации публикації
    発布 发布 日期 時間 时间 掲載 登録 등록 일자 날짜 게시 תאריך تاريخ النشر تاریخ`,
  expirationDate: `deadline closing expiration expires expiry until frist bewerbungsschluss cierre limite scadenza sluiting
    sluitingsdatum ablauf ansokningsdatum soknadsfrist hataraido hannaplat срок截止 截止 締切 마감 마감일 deadlines`,
  seenOn: `scraping scrape scraped crawl crawled crawling fetched collected retrieved extracted extraction 抓取 采集 取得 수집 парсинга`,
  location: `location place address workingarea ort standort arbeitsort lieu ubicacion lugar localizacao local localizacion luogo sede
    plaats locatie lokalizacja miejsce konum yer lokasi lokalita misto plats arbetsort sted sijainti hely locatie lokacija diadiem
    noilamviec สถานที่ τοποθεσια локация место адрес адреса місце расположение 地点 地點 地址 区域 區域 工作地 勤務地 所在地 住所 就業場所
    지역 위치 주소 근무지 מיקום الموقع المكان موقع محل`,
  municipality: `city town municipality stadt ville ciudad cidade citta gemeente plaatsnaam miasto sehir kota mesto obec kommun
    kommune kaupunki varos oras grad thanhpho เมือง πολη город города місто града 城市 市区 市 都市 도시 עיר المدينة مدينة شهر`,
  region: `region state province bundesland departement provincia regione provincie wojewodztwo il provinsi kraj lan fylke maakunta
    megye judet tinh จังหวัด регион область область 省份 省 都道府県 시도`,
  country: `country land pays pais paese kraj ulke negara zeme stat maa orszag tara quocgia ประเทศ χωρα страна країна 国家 國家 国 국가 나라
    الدولة ארץ`,
  pay: `salary pay price wage compensation remuneration gehalt lohn verdienst salaire salario stipendio retribuzione salaris
    wynagrodzenie placa zarobki maas ucret gaji mzda plat lon palkka fizetes ber salariu placa mucluong luong เงินเดือน μισθος зарплата
    зарплаты зарплати заработная плата оклад заплата 薪资 薪資 薪水 薪酬 工资 工資 月薪 年薪 待遇 给与 給与 給料 賃金 年収 月給 연봉 급여 월급
    임금 שכר الراتب راتب حقوق`,
  payMinimum: 'min minimum from von ab desde od inferior inf 最低 最小 최소 от',
  payMaximum: 'max maximum to upto bis hasta ate superior sup 最高 最大 최대 до',
  currency:
    'currency wahrung devise moneda moeda valuta waluta parabirimi matauang mena валюта 币种 货币 通貨 통화',
  payPeriod: 'period unit per interval frequency periode periodo okres jednostka период 单位 単位 단위',
  employment: `contract employment vertrag vertragsart anstellungsart beschaftigungsart contrat contrato contratto contratacion
    contratacao dienstverband umowa umowy sozlesme kontrak uvazek uvazku anstallning anstallningsform ansettelsesform
    foglalkoztatas hopdong занятость занятости зайнятість 雇用形態 工作性质 工作类型 고용형태 고용 jobtype typeofwork`,
  education: `education degree studies bildung ausbildung formation educacion escolaridade istruzione opleiding wyksztalcenie
    egitim pendidikan vzdelani utbildning utdanning koulutus vegzettseg studii hocvan образование освіта 学历 學歷 学历要求 学歴 학력`,
  experience: `experience erfahrung experiencia esperienza ervaring doswiadczenie deneyim tecrube pengalaman praxe erfarenhet
    erfaring kokemus tapasztalat experienta kinhnghiem опыт опита досвід 经验 經驗 工作经验 経験 경력`,
  skills: `skill skills technologies technology kenntnisse competences competencias competenze vaardigheden umiejetnosci yetenek
    beceri keahlian dovednosti kompetenser ferdigheter taidot keszsegek abilitati kynang навыки навыков навички умения технологии
    技能 技術 スキル 기술 habilidades aptitudes mainskill`,
  isRemote: `remote telework teleworking teletrabajo homeoffice mode modalidad modalita modalidade tryb arbeitsmodell distanciel
    удаленно удаленная 远程 リモート 재택`,
  url: `url link href lien enlace collegamento adres verknupfung tautan odkaz lank lenke linkki hivatkozas duongdan ссылка ссылки
    посилання 链接 連結 网址 详情页 リンク 링크 קישור الرابط رابط لینک`,
  /** Of which nothing is read, so that its values are not taken for anything else either. */
  other: `benefit benefits perks vorteile avantages beneficios beneficio benefity benefici size rating ratings score stars logo icon img image
    photo email mail phone telephone telefon website homepage industry sector group type intro introduction about 福利 规模 規模 融资 融資
    阶段 福利厚生 복지 산업 로고 소개 бонусы льготы отрасль`,
} as const satisfies Record<string, string>;

type NamedRole = keyof typeof WORDS;

/** Words that change nothing: of whom, and that something is a name. */
const PLAIN_WORDS = `name names of the a an for in on at and datetime time day full short required expected main work working recruit
  nom nome nombre naam nazwa namn navn nimi nev nume adi adı ad nama nazev ten ime название наименование назва найменование име наим
  на по в и для работы роботи 名称 名稱 名字 名 全名 全称 简称 要求 工作 의 명 名前 שם اسم نام de del della do da des du la le el van der
  di dei des zum zur und et y e i sur pour para per z w na`;

/** Roles that another one in the same name narrows down: the date of the end, the currency of pay. */
const NARROWED: Partial<Record<NamedRole, readonly NamedRole[]>> = {
  date: ['expirationDate', 'seenOn'],
  pay: ['payMinimum', 'payMaximum', 'currency', 'payPeriod'],
  location: ['municipality', 'region', 'country'],
};

/** Roles that only mean something beside the one they narrow down. */
const BESIDE: Partial<Record<NamedRole, NamedRole>> = {
  payMinimum: 'pay',
  payMaximum: 'pay',
  payPeriod: 'pay',
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

/** Returns the one role that a name means, or that it means something else; undefined where it means none, or several. */
export function roleOfWords(column: string): NamedRole | undefined {
  const plain = plainName(column);
  if (plain === '' || plain.length > LONGEST_NAME) return undefined;
  const roles = new Set(wordsOf(plain)?.flatMap((word) => meanings.get(word) ?? []));
  for (const role of [...roles]) if (BESIDE[role] && !roles.has(BESIDE[role])) roles.delete(role);
  for (const role of [...roles])
    if (NARROWED[role]?.some((narrower) => roles.has(narrower))) roles.delete(role);
  if (roles.has('other')) return 'other';
  if (roles.size > 1) roles.delete('title');
  return roles.size === 1 ? [...roles][0] : undefined;
}
