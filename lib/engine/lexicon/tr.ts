import type { Lexicon } from './model';

/** Turkish. */
export const TURKISH: Lexicon = {
  language: 'tr',
  lacks: [
    'certificates',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
  months: `
    ocak, oca; şubat, şub; mart, mar; nisan, nis; mayıs, may; haziran, haz; temmuz, tem; ağustos, ağu;
    eylül, eyl; ekim, eki; kasım, kas; aralık, ara`,
  seasons: {
    spring: 'ilkbahar',
    summer: 'yaz',
    autumn: 'sonbahar',
    winter: 'kış',
  },
  dates: {
    behindYear: 'yılında; yılı',
    present: 'günümüz; halen; devam ediyor; bugün; şu an; şimdi; devam',
    named: 'yıl',
    between: 'ile',
    lengths: 'yil; ay; ev',
  },
  headings: {
    workHistory: `
      çalışma deneyimi; staj bilgileri; stajlar; deneyim; deneyimler; iş deneyimi; iş deneyimleri;
      iş tecrübesi; iş tecrübeleri; tecrübe; mesleki deneyim; profesyonel deneyim; kariyer; çalışma geçmişi;
      çalışma hayatı; iş geçmişi; staj; iş deneyimlerim; profesyonel tecrübe; iş hayatı`,
    education: `
      eğitim; öğrenim; eğitim bilgileri; eğitim durumu; öğrenim durumu; akademik geçmiş; eğitim geçmişi;
      tahsil; öğrenim bilgileri; eğitimim`,
    training: `
      kurslar; seminerler; eğitimler; kurs ve seminerler; kurslar ve eğitimler; eğitimler ve sertifikalar;
      alınan eğitimler; seminer ve kurslar; katılınan eğitimler`,
    projects: 'projeler; projelerim; kişisel projeler',
    volunteering: `
      gönüllülük; gönüllü çalışmalar; gönüllü deneyim; sosyal sorumluluk; sosyal sorumluluk projeleri;
      gönüllü faaliyetler; topluluk çalışmaları`,
    skills: `
      yetenekler; beceriler; yetkinlikler; bilgisayar becerileri; bilgisayar bilgisi; teknik beceriler;
      teknik yetenekler; bilgi ve beceriler; nitelikler; teknolojiler; programlar; yeteneklerim;
      mesleki beceriler; teknik bilgiler; kişisel beceriler; bilgisayar bilgileri; yetenekler ve beceriler;
      uzmanlık alanları; kullanılan programlar`,
    languages: `
      diller; yabancı dil; yabancı diller; dil bilgisi; dil becerileri; yabancı dil bilgisi;
      dil yetkinlikleri; bildiği diller; dil; lisan; yabancı dil bilgileri; dil yeterliliği`,
    certifications: `
      sertifikalar; sertifika; sertifika bilgileri; belgeler; sertifikalarım; sertifika ve kurslar;
      sertifikalar ve kurslar`,
    licenses: 'ehliyet; sürücü belgesi; sürücü ehliyeti',
    awards:
      'ödüller; başarılar; ödüller ve başarılar; burslar; burs ve ödüller; başarılarım; ödül ve başarılar',
    contact: 'iletişim; iletişim bilgileri; adres; bağlantılar; sosyal medya; irtibat',
    personal: 'kişisel bilgiler; kimlik bilgileri; özlük bilgileri; genel bilgiler',
    summary: `
      hakkımda; özet; profil; kariyer özeti; kişisel profil; ön yazı özeti; özgeçmiş özeti;
      profesyonel özet; hakkimda; ben kimim; kısa özet; kısaca ben; genel bakış`,
    objective: 'kariyer hedefi; hedef; hedefler; kariyer hedefleri; hedefim; kariyer hedefim; amaç',
    qualifications: 'özellikler',
    coverLetter: 'ön yazı',
    hobbies: `
      hobiler; ilgi alanları; ilgi alanlarım; hobilerim; hobiler ve ilgi alanları; ilgi alanları ve hobiler`,
    publications: 'yayınlar; makaleler; bilimsel yayınlar; akademik yayınlar; araştırmalar; tez',
    articles: 'makale',
    books: 'kitaplar',
    conferencePapers: 'bildiriler; konferanslar; kongreler',
    patents: 'patentler; patent ve buluşlar',
    speaking: 'konuşmalar; sunumlar; konuşmacı; konferans konuşmaları',
    references: 'referanslar; referans; referanslarım',
    affiliations: 'üyelikler; dernek üyelikleri; topluluklar; üye olunan kuruluşlar; dernekler',
    military: 'askerlik; askerlik durumu; askerlik hizmeti; askerlik bilgileri',
    workStatus: 'çalışma izni; uyruk',
    availability: 'müsaitlik; işe başlama tarihi',
    ignored: 'ekler',
    other: 'diğer; ek bilgiler; diğer bilgiler; ilave bilgiler',
  },
  headingWords: {
    subjects: {
      education: 'akademik; öğrenim; eğitim',
      workHistory: 'mesleki',
      skills: 'teknik',
      personal: 'kişisel',
    },
    careers: 'mesleki',
    courses: 'geçmiş',
    accounts: 'özet',
    nouns: 'bilgiler; bilgileri',
    duties: 'görevler; sorumluluklar',
    modifiers: 'diğer; ilgili; mesleki; profesyonel; teknik; kişisel',
    joints: 've',
  },
  personLabels: {
    name: 'ad soyad; adı soyadı; adı ve soyadı',
    familyName: 'soyad; soyadı',
    address: 'ikametgah; ikamet adresi; ev adresi',
    phone: 'cep; cep telefonu; gsm no; telefon no',
    email: 'e posta; eposta',
    languages: 'yabancı dil; yabancı diller; diller; bildiği diller',
    relative: 'baba adı; anne adı',
    document: 'kimlik no',
    body: 'yaş; boy; kilo; kan grubu',
    belief: 'din; dini',
    interests: 'hobi; hobiler',
    birthplace: 'doğum yeri',
    dateOfBirth: 'doğum tarihi',
    drivingLicense: 'sürücü belgesi; ehliyet',
    gender: 'cinsiyet',
    maritalStatus: 'medeni durum; medeni hal',
    motherTongue: 'ana dil',
    nationalIdentity: 'tc kimlik no',
    nationality: 'uyruk',
  },
  fieldLabels: {
    whatOfJob: 'pozisyon; görev; görevi; unvan; ünvan; meslek; pozisyonu',
    whatOfStudy: 'derece; mezuniyet; öğrenim durumu',
    whereOfJob: 'işveren; şirket; şirket adı; firma; firma adı; iş yeri; işyeri; çalıştığı kurum',
    whereOfStudy: 'okul; okul adı; okulun adı',
    where: 'kurum',
    boardOfStudy: 'üniversite',
    subjectOfStudy: 'bölüm; alan; branş; mezun olduğu bölüm',
    when: 'dönem; tarih; tarihler; süre; yıl; yıllar; çalışma süresi',
    start: 'başlangıç; başlama tarihi',
    end: 'bitiş; bitiş tarihi; mezuniyet yılı; mezuniyet tarihi',
    place: 'yer; şehir; konum',
    gradeOfStudy: 'nota finală; not; ortalama; not ortalaması; diploma notu',
    text: 'sorumluluklar; görevler; iş tanımı; açıklama',
    projectOfJob: 'proje',
    detail: 'sektör; departman; bölümü',
  },
  fieldQualifiers: 'adı; ve; veya; şu anki; son; önceki',
  functionWords: `
    ve; bir; bu; ile; için; olarak; da; de; en; çok; olan; iş; deneyimi; eğitim; yetenekler; beceriler;
    diller; yabancı; dil; halen; geliştirme; proje; ingilizce; türkçe; üniversitesi; görev; çalışma;
    yönetimi; bilgi; deneyim; tanımı; aranan; nitelikler; deneyimli; mezun; bilgisi; tam; zamanlı; yıl;
    yıllık; sahip; tercihen; aranmaktadır; başvuru; maaş; konusunda; hakim; sözleşme; görevler;
    sorumluluklar; tercih`,
  sentences: {
    worked: 'çalıştım; çalışmış; çalıştı; görev yaptım',
    working: 'çalışıyorum; çalışmaktayım; halen; şu anda',
    studied: 'mezun; tamamladım',
    studying: 'okuyorum; devam ediyor',
    asBefore: 'olarak; unvanıyla; göreviyle; pozisyonunda',
    for: 'için',
    time: 'yılında; yılı',
  },
  dutyLabels: 'görevler; sorumluluklar',
  languageLabels: 'yabancı dil; diller; dil',
  phoneLabels: {
    mobile: 'cep',
  },
  placeLabels: 'sehir; konum',
  documentTitles: 'özgeçmiş',
  people: {
    genders: 'erkek; kadın',
    maritalStates: 'bekar; evli',
    prefixes: 'bay; bayan',
    notNames: 'mühendis; geliştirici; uzman; müdür; öğrenci',
  },
  employers: {
    legalForms: 'a.ş.; a.s.; ltd.şti.; şti.; şti; san.; tic.',
    words: `
      market; marketler; magazacilik; magazasi; eczane; eczanesi; lokantasi; restoran; firini; kres;
      anaokulu; fabrikasi; atolyesi; insaat; tekstil; gida; otomotiv; turizm; sanayi; ticaret; nakliyat;
      kargo; sigorta; emlak; muhasebe burosu; hukuk burosu; kaymakamligi; valiligi; universitesi; fakultesi;
      okulu; lisesi; enstitusu; hastanesi; bankasi; grubu; sirketi; ajansi; vakfi; dernegi; bakanligi;
      belediyesi; holding; mudurlugu; teknoloji; teknolojileri; yazilim; bilisim`,
    oneself: 'serbest; serbest meslek',
  },
  employment: {
    remote: 'uzaktan; uzaktan calisma',
    internship: 'staj; stajyer',
    volunteer: 'gonullu',
    directHire: 'tam zamanli',
  },
  titles: {
    sure: `
      sofor; asci; garson; kasiyer; tezgahtar; isci; usta; ustabasi; kaynakci; elektrikci; tesisatci;
      marangoz; terzi; kuafor; ebe; eczaci; psikolog; fizyoterapist; muhendis; muhendisi; gelistirici;
      gelistiricisi; yazilimci; programci; yonetici; yoneticisi; mudur; muduru; direktor; analist; analisti;
      danisman; danismani; tasarimci; tasarimcisi; uzman; uzmani; teknisyen; teknisyeni; asistan; asistani;
      stajyer; stajyeri; ogretmen; ogretmeni; arastirmaci; muhasebeci; avukat; hemsire; doktor; satis;
      temsilcisi; koordinator; koordinatoru; mimar; mimari; sorumlu; sorumlusu; kurucu; lider; lideri; sef;
      sefi; memur; memuru; eleman; elemani`,
    weak: 'staj',
    trades: `
      komi; garson; kurye; kalfa; kalfası; cirak; sekreter; sekreteri; gonullu; gazeteci; grafiker;
      resepsiyonist; hostes; bahcivan; barmen; rehber; rehberi; antrenor; antrenoru; tercuman; tercumani;
      diyetisyen; diyetisyeni; veteriner; amiri; gorevlisi; temsilci; temsilcisi; operator; operatoru;
      elemani; eleman; asci; ascisi; yardimcisi; isci; iscisi; memur; memuru; tekniker; teknikeri; sofor;
      soforu; kasiyer; ogretmen; eczaci; psikolog; laborant; kuafor; terzi; tezgahtar`,
  },
  schools: {
    university: 'universitesi; fakultesi',
    college: 'akademisi',
    vocational: 'meslek yuksekokulu; meslek lisesi; meslek okulu; halk egitim merkezi; halk egitim',
    highschool: 'lise; lisesi',
    lowerSchool: 'ilkogretim okulu; ilkokulu; ortaokulu',
    other: 'kolej; okulu; enstitusu',
  },
  degrees: {
    doctorate: 'doktora',
    MSc: 'yüksek mühendis; yüksek lisans mühendis',
    masters: 'yüksek lisans; lisansüstü; tezli yüksek lisans',
    bachelors: 'lisans; lisans derecesi; lisans programı',
    associates: 'ön lisans; önlisans',
    vocational: 'meslek lisesi; meslek yüksekokulu',
    highSchoolOrEquivalent: 'lise; lise diploması; anadolu lisesi; fen lisesi; ortaokul; ilkokul; ilköğretim',
    certification: 'sertifika',
  },
  studySubjects: `
    bilgisayar; muhendisligi; muhendislik; yazilim; yazilim muhendisligi; makine; elektrik; elektronik;
    insaat; mimarlik; tip; hemsirelik; ogretmenligi; edebiyati; tarih; psikoloji; sosyoloji;
    uluslararasi iliskiler; isletme; iktisat; hukuk; matematik; fizik`,
  levels: {
    skills: 'ileri; orta; baslangic; temel; iyi; uzman',
  },
  licences: 'ehliyet; surucu belgesi',
  nationalities: {
    TR: 'Türk; T.C.',
  },
  addresses: {
    streets: 'sokak; sok.; cadde(si)?; cad.; mahallesi; mah.',
  },
  placeMarks: {
    town: 'ilçe; ilçesi',
  },
  placeMarksBehind: {
    quarter: 'mah; mahallesi',
  },
  pages: {
    page: 'sayfa',
  },
  studies: {
    grades: 'not ortalaması; ortalama',
    finished: 'mezun',
    unfinished: 'devam ediyor',
    faculties: 'bölümü',
  },
  service: {
    army: 'ordu',
  },
  postingTopics: {
    benefits: 'yemek; servis; ozel saglik; sigorta',
    requirements: 'deneyim; tecrube; mezun; bilgisi; hakim; ehliyet; iletisim beceri',
  },
  optional: 'tercihen; tercih (sebebi*|nedeni*|edili+); artı; avantaj*',
  postingHeadings: {
    role: 'iş tanımı; pozisyon hakkında; pozisyon tanımı; rol hakkında; işin tanımı; iş ilanı hakkında',
    duties: `
      görevler; sorumluluklar; görev ve sorumluluklar; görevleriniz; temel sorumluluklar; neler yapacaksın;
      yapacağınız işler; başlıca sorumluluklar; ne yapacaksın; görev tanımı`,
    requirements: `
      aranan nitelikler; genel nitelikler; gereksinimler; nitelikler; aranan özellikler;
      sizden beklentilerimiz; beklentilerimiz; kimi arıyoruz; aradığımız özellikler; gerekli nitelikler;
      nitelikleriniz; aranan kriterler; genel nitelikler ve iş tanımı; senden beklentilerimiz;
      sende aradıklarımız; şartlar`,
    preferred: `
      tercihen; tercih sebebi; tercih nedeni; artı olarak; tercih edilen nitelikler; tercih edilen;
      artı puan; avantaj sağlayacak; olması tercih sebebidir; varsa iyi olur`,
    benefits: `
      sunduklarımız; size sunduklarımız; yan haklar; neler sunuyoruz; sağladığımız imkanlar; sosyal haklar;
      avantajlar; çalışanlarımıza sunduklarımız; imkanlar; sana sunduklarımız`,
    facts: 'çalışma şekli; çalışma yeri; çalışma saatleri; lokasyon; pozisyon bilgileri; çalışma koşulları',
  },
};
