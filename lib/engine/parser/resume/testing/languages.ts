/**
 * One short CV in each language that the parser reads, of people who do not exist: contact, summary, two positions, one
 * study and languages, with dates in the usual form there.
 */
export const CVS: Record<string, string> = {
  en: `Hazel Thornbury
12 Quay Street, Bristol BS1 4QA, United Kingdom
hazel.thornbury@post.example | +44 20 7946 0123

# Profile
Planner of ferry lines with a liking for timetables that hold in any weather.

# Work Experience
**Timetable Planner**, Brackwater Ferries Ltd, Bristol
March 2019 – Present
- Planned forty lines

**Assistant**, Oakline Depots Ltd, Leeds
Summer 2015 – Feb 2019

# Education
BSc in Mathematics, University of Leeds
2011 – 2014

# Languages
English (native), French (B2)`,
  nl: `Maartje Westervelt
Lindelaan 8, 3512 AB Utrecht, Nederland
maartje@post.example | +31 6 12345678

# Profiel
Planner van veerdiensten met plezier in dienstregelingen die altijd kloppen.

# Werkervaring
**Planner**, Veerdienst Lindeveen B.V., Utrecht
maart 2019 – heden
- Dienstregeling van veertig lijnen

**Administratief medewerker**, Gemeente Grasdorp
2015 tot en met februari 2019

# Opleiding
Bachelor Wiskunde, Universiteit Utrecht
2011 – 2014

# Talen
Nederlands (moedertaal), Engels (goed)`,
  de: `Henriette Falkenried
Lindenweg 8, 24103 Kiel, Deutschland
henriette@post.example | +49 431 5550123

# Profil
Planerin von Fährlinien mit Freude an Fahrplänen, die bei jedem Wetter halten.

# Berufserfahrung
**Fahrplanerin**, Nordlicht Fähren GmbH, Kiel
seit März 2019
- Fahrplan von vierzig Linien

**Sachbearbeiterin**, Stadtwerke Grünau GmbH
10/2015 – 02/2019

# Ausbildung
Bachelor of Science Mathematik, Universität Kiel
WS 2011/12 – 2014

# Sprachen
Deutsch (Muttersprache), Englisch (C1)`,
  fr: `Solène Malvoisin
8 rue des Tilleuls, 44000 Nantes, France
solene@post.example | +33 6 39 98 00 12

# Profil
Planificatrice de lignes de ferry, avec le goût des horaires qui tiennent par tous les temps.

# Expérience professionnelle
**Chargée de planification** chez Ferries Mistral SARL, Nantes
depuis mars 2019
- Horaires de quarante lignes

**Assistante administrative**, Mairie de Clairval
de septembre 2015 à février 2019

# Formation
Licence de mathématiques, Université de Nantes
2011 – 2014

# Langues
Français (langue maternelle), Anglais (courant)`,
  es: `Inés Valdecasas Robles
Calle del Olmo 8, 50001 Zaragoza, España
ines@post.example | +34 612 345 011

# Perfil
Planificadora de líneas de ferry, con gusto por los horarios que se cumplen siempre.

# Experiencia laboral
**Técnica de planificación**, Navieras Lucero S.L., Zaragoza
marzo de 2019 – actualidad
- Horarios de cuarenta líneas

**Auxiliar administrativa**, Ayuntamiento de Robledal
desde septiembre de 2015 hasta febrero de 2019

# Formación académica
Grado en Matemáticas, Universidad de Zaragoza
2011 – 2014

# Idiomas
Español (nativo), Inglés (B2)`,
  it: `Ginevra Montalbetti
Via dei Tigli 8, 40122 Bologna, Italia
ginevra@post.example | +39 347 555 0111

# Profilo
Pianificatrice di linee di traghetti, con il gusto degli orari che reggono sempre.

# Esperienza professionale
**Addetta alla pianificazione** presso Traghetti Valbruna S.r.l., Bologna
da marzo 2019 a oggi
- Orari di quaranta linee

**Impiegata amministrativa**, Comune di Roccaverde
settembre 2015 – febbraio 2019

# Istruzione e formazione
Laurea in Matematica, Università di Bologna
2011 – 2014

# Lingue
Italiano (madrelingua), Inglese (B2)`,
  pt: `Beatriz Carvalhal
Rua das Tílias, 8, 4000-123 Porto, Portugal
beatriz@post.example | +351 912 345 011

# Perfil
Planejadora de linhas de balsas, com gosto por horários que se cumprem sempre.

# Experiência profissional
**Técnica de planeamento**, Balsas Serra Alta Lda, Porto
março de 2019 – atual
- Horários de quarenta linhas

**Assistente administrativa**, Câmara Municipal de Ribeirinha
setembro de 2015 a fevereiro de 2019

# Formação acadêmica
Licenciatura em Matemática, Universidade do Porto
2011 – 2014

# Idiomas
Português (nativo), Inglês (fluente)`,
  pl: `Bogumiła Zawistowska
ul. Lipowa 8, 61-881 Poznań, Polska
bogumila@post.example | +48 601 555 011

# Profil zawodowy
Planistka linii promowych, lubi rozkłady, które sprawdzają się przy każdej pogodzie.

# Doświadczenie zawodowe
**Specjalista ds. planowania**, Promy Bursztyn Sp. z o.o., Poznań
od marca 2019 do chwili obecnej
- Rozkłady czterdziestu linii

**Referent**, Urząd Miasta Lipno
09.2015 – 02.2019

# Wykształcenie
Licencjat, Matematyka, Uniwersytet im. Adama Mickiewicza
2011 – 2014

# Języki obce
Angielski (B2), Niemiecki (podstawowy)`,
  da: `Astrid Lindegård
Lindevej 8, 8000 Aarhus, Danmark
astrid@post.example | +45 20 12 34 56

# Profil
Planlægger af færgelinjer med glæde ved køreplaner, der holder i al slags vejr.

# Erhvervserfaring
**Køreplanlægger**, Nordsund Færger A/S, Aarhus
marts 2019 – nuværende
- Køreplaner for fyrre linjer

**Sagsbehandler**, Grønby Kommune
september 2015 til februar 2019

# Uddannelse
Bachelor i matematik, Aarhus Universitet
2011 – 2014

# Sprog
Dansk (modersmål), Engelsk (flydende)`,
  sv: `Elsa Björkvall
Lindvägen 8, 411 05 Göteborg, Sverige
elsa@post.example | +46 70 123 45 67

# Profil
Planerare av färjelinjer med glädje åt tidtabeller som håller i alla väder.

# Arbetslivserfarenhet
**Tidtabellsplanerare**, Nordsund Färjor AB, Göteborg
mars 2019 – nuvarande
- Tidtabeller för fyrtio linjer

**Handläggare**, Grönby kommun
september 2015 till februari 2019

# Utbildning
Kandidatexamen i matematik, Göteborgs universitet
2011 – 2014

# Språk
Svenska (modersmål), Engelska (flytande)`,
  no: `Ingrid Solbakken
Lindeveien 8, 5003 Bergen, Norge
ingrid@post.example | +47 412 34 567

# Profil
Planlegger av fergelinjer med glede over rutetabeller som holder i all slags vær.

# Arbeidserfaring
**Ruteplanlegger**, Nordsund Ferger AS, Bergen
mars 2019 – nåværende
- Rutetabeller for førti linjer

**Saksbehandler**, Grønby kommune
september 2015 til februar 2019

# Utdanning
Bachelor i matematikk, Universitetet i Bergen
2011 – 2014

# Språk
Norsk (morsmål), Engelsk (flytende)`,
  cs: `Ludmila Havránková
Lipová 8, 602 00 Brno, Česká republika
ludmila@post.example | +420 601 123 456

# Profil
Plánovačka přívozů, která má ráda jízdní řády, jež platí za každého počasí.

# Pracovní zkušenosti
**Specialistka plánování**, Přívozy Jantar s.r.o., Brno
březen 2019 – současnost
- Jízdní řády čtyřiceti linek

**Referentka**, Městský úřad Lipník
září 2015 – únor 2019

# Vzdělání
Bakalář, Matematika, Masarykova univerzita
2011 – 2014

# Jazyky
Čeština (rodilý mluvčí), Angličtina (C1)`,
  ro: `Ileana Teiușeanu
Strada Teilor 8, 400001 Cluj-Napoca, România
ileana@post.example | +40 712 345 678

# Profil
Planificatoare de linii de feribot, cu plăcerea orarelor care se respectă mereu.

# Experiență profesională
**Specialist planificare**, Feriboturi Chihlimbar SRL, Cluj-Napoca
martie 2019 – prezent
- Orarele a patruzeci de linii

**Asistent administrativ**, Primăria Teiușeni
septembrie 2015 – februarie 2019

# Educație
Licență în Matematică, Universitatea Babeș-Bolyai
2011 – 2014

# Limbi străine
Engleză (avansat), Germană (începător)`,
  tr: `Defne Ihlamurcu
Ihlamur Sokak 8, 35220 İzmir, Türkiye
defne@post.example | +90 532 123 45 67

# Özet
Her havada tutan tarifeleri seven feribot hattı planlayıcısı.

# İş Deneyimi
**Planlama Uzmanı**, Kehribar Feribot A.Ş., İzmir
Mart 2019 – Halen
- Kırk hattın tarifesi

**İdari Asistan**, Ihlamurlu Belediyesi
Eylül 2015 – Şubat 2019

# Eğitim
Lisans, Matematik, Ege Üniversitesi
2011 – 2014

# Diller
Türkçe (ana dil), İngilizce (ileri)`,
  el: `Φαίδρα Φλαμουριάδη
Οδός Φλαμουριάς 8, 546 22 Θεσσαλονίκη, Ελλάδα
faidra@post.example | +30 691 234 5678

# Προφίλ
Σχεδιάστρια ακτοπλοϊκών γραμμών που αγαπά τα δρομολόγια που τηρούνται πάντα.

# Επαγγελματική εμπειρία
**Υπεύθυνη προγραμματισμού**, Πορθμεία Κεχριμπάρι Α.Ε., Θεσσαλονίκη
Μάρτιος 2019 – σήμερα
- Δρομολόγια σαράντα γραμμών

**Διοικητική υπάλληλος**, Δήμος Φλαμουριάς
Σεπτέμβριος 2015 – Φεβρουάριος 2019

# Εκπαίδευση
Πτυχίο Μαθηματικών, Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης
2011 – 2014

# Γλώσσες
Ελληνικά (μητρική), Αγγλικά (άριστα)`,
  hu: `Hársfalvi Boglárka
8000 Székesfehérvár, Hársfa utca 8., Magyarország
boglarka@post.example | +36 20 123 4567

# Bemutatkozás
Kompjáratok tervezője, aki szereti a minden időben tartható menetrendeket.

# Munkatapasztalat
**Menetrendtervező**, Borostyán Komp Kft., Székesfehérvár
2019. március – jelenleg
- Negyven járat menetrendje

**Ügyintéző**, Hárskút Önkormányzata
2015. szeptember – 2019. február

# Tanulmányok
BSc, Matematika, Szegedi Tudományegyetem
2011 – 2014

# Nyelvtudás
Angol (felsőfok), Német (alapfok)`,
  lt: `Austėja Vėjūnaitė
Liepų g. 8, LT-44280 Kaunas, Lietuva
austeja@post.example | +370 612 34567

# Apie mane
Keltų linijų planuotoja, kuri mėgsta bet kokiu oru galiojančius tvarkaraščius.

# Darbo patirtis
**Tvarkaraščių planuotoja**, UAB Nemuno keltai, Kaunas
2019 m. kovo mėn. – dabar
- Sudariau keturiasdešimties linijų tvarkaraščius

**Administratorė**, VšĮ Gintaro uostas, Klaipėda
2015 m. rugsėjo mėn. – 2019 m. vasario mėn.

# Išsilavinimas
Bakalauro laipsnis, matematika, Vilniaus universitetas
2011 – 2014

# Kalbos
Lietuvių (gimtoji), anglų (gerai)`,
  ru: `Липатова Мария Игоревна
г. Москва, ул. Липовая, д. 8, Россия
maria@post.example | +7 912 345-67-89

# О себе
Планирую паромные линии и люблю расписания, которые держатся в любую погоду.

# Опыт работы
**Специалист по планированию**, ООО «Янтарные паромы», Москва
март 2019 – по настоящее время
- Расписания сорока линий

**Делопроизводитель**, Администрация города Липово
сентябрь 2015 – февраль 2019

# Образование
Бакалавр, Математика, Балтийский федеральный университет
2011 – 2014

# Языки
Русский (родной), Английский (B2)`,
  uk: `Липенко Оксана Петрівна
м. Одеса, вул. Липова, 8, Україна
oksana@post.example | +380 67 123 45 67

# Про себе
Планую поромні лінії та люблю розклади, що тримаються за будь-якої погоди.

# Досвід роботи
**Фахівець з планування**, ТОВ «Бурштинові пороми», Одеса
березень 2019 – теперішній час
- Розклади сорока ліній

**Діловод**, Липівська міська рада
вересень 2015 – лютий 2019

# Освіта
Бакалавр, Математика, Одеський національний університет
2011 – 2014

# Мови
Українська (рідна), Англійська (B2)`,
  zh: `林晓椴
电话：+86 138 0013 8000
邮箱：xiaoduan@post.example
现居：青岛市

# 自我评价
从事轮渡航线规划，喜欢在任何天气都能执行的时刻表。

# 工作经历
2019年3月 – 至今
琥珀轮渡有限公司 | 航线规划师
- 负责四十条航线的时刻表

2015年9月 – 2019年2月
椴树市政府 | 行政助理

# 教育背景
2011年9月 – 2014年6月
青岛大学 | 数学 | 本科

# 语言
英语（流利）、日语（基础）`,
  ja: `森川 菩提
〒812-0011 福岡県福岡市博多区8丁目
bodai@post.example | +81 90-1234-5678

# 自己PR
どんな天気でも守れる時刻表が好きなフェリー航路の計画担当です。

# 職務経歴
2019年3月～現在
琥珀フェリー株式会社　航路計画担当
- 四十路線の時刻表

平成27年9月～平成31年2月
菩提樹市役所　事務職員

# 学歴
2011年4月～2014年3月
九州大学　理学部　数学科　学士

# 語学
英語（ビジネスレベル）、中国語（日常会話）`,
  ko: `보리수
부산광역시 해운대구 보리로 8
borisu@post.example | +82 10-1234-5678

# 자기소개
어떤 날씨에도 지켜지는 시간표를 좋아하는 여객선 노선 계획 담당자입니다.

# 경력
**호박페리 주식회사** | 노선 기획자
2019년 3월 ~ 현재
- 노선 마흔 개의 시간표

**보리시청** | 행정 직원
2015년 9월 ~ 2019년 2월

# 학력
부산대학교 수학과 학사
2011년 3월 ~ 2014년 2월

# 외국어
영어 (상), 일본어 (중)`,
  ar: `ليلى الزيزفوني
شارع الزيزفون 8، عمان، الأردن
layla@post.example | +962 7 9012 3456

# نبذة شخصية
مخططة خطوط عبارات تحب الجداول التي تصمد في كل طقس وفي كل فصل من السنة.

# الخبرة العملية
**أخصائية تخطيط**، شركة الكهرمان للعبارات، عمان
مارس 2019 – حتى الآن
- جداول أربعين خطا

**مساعدة إدارية**، بلدية الزيزفون
سبتمبر 2015 – فبراير 2019

# التعليم
بكالوريوس رياضيات، جامعة اليرموك
2011 – 2014

# اللغات
العربية (اللغة الأم)، الإنجليزية (متقدم)`,
  he: `תמר טיליאן
רחוב הטיליה 8, חיפה, ישראל
tamar@post.example | +972 50-123-4567

# תמצית
מתכננת קווי מעבורות שאוהבת לוחות זמנים שמחזיקים בכל מזג אוויר ובכל עונה.

# ניסיון תעסוקתי
**מתכננת קווים**, מעבורות הענבר בע"מ, חיפה
מרץ 2019 – היום
- לוחות זמנים של ארבעים קווים

**פקידה**, עיריית טיליה
ספטמבר 2015 – פברואר 2019

# השכלה
תואר ראשון במתמטיקה, אוניברסיטת חיפה
2011 – 2014

# שפות
עברית (שפת אם), אנגלית (גבוהה)`,
};
