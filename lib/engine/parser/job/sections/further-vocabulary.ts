import type { PostingSectionKind } from './model';

/**
 * More headings of postings, in the form of `vocabulary.ts`. Languages, a line each: cs sk hu ro sv da no fi tr el ru uk
 * ar zh ja ko.
 */
export const FURTHER_PHRASES = {
  role: `
    o pozici; popis pozice; popis práce; popis pracovní pozice; vaše role; tvoje role; o práci; koho hledáme;
    o pozícii; popis pozície; popis práce; opis pozície; vaša rola; informácie o pracovnom mieste;
    a pozícióról; pozíció leírása; munkakör leírása; a munkakör célja; állásleírás; a munkáról;
    despre rol; despre post; descrierea postului; descrierea jobului; descriere job; rolul tău; despre poziție;
    om rollen; om tjänsten; om jobbet; om arbetet; din roll; rollen; befattningsbeskrivning; arbetsbeskrivning; beskrivning; om uppdraget;
    om stillingen; om jobbet; din rolle; stillingsbeskrivelse; jobbet; jobbeskrivelse; beskrivelse;
    om rollen; om stillinga; rollen; vil du bli med; stillingen;
    tehtävän kuvaus; tehtävästä; työstä; rooli; työn kuvaus; tietoa tehtävästä; toimenkuva;
    iş tanımı; pozisyon hakkında; pozisyon tanımı; rol hakkında; işin tanımı; iş ilanı hakkında;
    περιγραφή θέσης; περιγραφή; ο ρόλος; ρόλος; σχετικά με τη θέση; η θέση;
    описание вакансии; о вакансии; описание; описание должности; о роли; о работе; кого мы ищем;
    опис вакансії; про вакансію; опис посади; про роль; опис; кого ми шукаємо;
    الوصف الوظيفي; وصف الوظيفة; نبذة عن الوظيفة; عن الوظيفة; ملخص الوظيفة;
    职位描述; 岗位描述; 职位简介; 职位介绍; 岗位介绍; 職位描述; 工作描述;
    募集背景; ポジション概要; 職種概要; 業務概要; 募集概要;
    포지션 소개; 직무 소개; 포지션 설명; 모집 배경`,
  duties: `
    náplň práce; pracovní náplň; co budete dělat; co budeš dělat; co vás čeká; co tě čeká; vaše úkoly; hlavní úkoly; odpovědnosti; zodpovědnosti; vaše náplň práce; co bude vaším úkolem; činnosti; popis činnosti;
    náplň práce; pracovná náplň; čo budete robiť; čo budeš robiť; čo vás čaká; zodpovednosti; hlavné úlohy; úlohy; vaše úlohy; popis činnosti;
    feladatok; főbb feladatok; feladataid; munkaköri feladatok; mit fogsz csinálni; mi lesz a feladatod; felelősségi körök; feladatkör; napi feladatok; amit csinálni fogsz; tevékenységek; az ön feladatai; ami rád vár;
    responsabilități; responsabilitățile tale; ce vei face; atribuții; atribuții principale; sarcini; principalele responsabilități; ce presupune jobul; activități principale; cu ce te vei ocupa; ce vei avea de făcut;
    arbetsuppgifter; dina arbetsuppgifter; ansvarsområden; vad du kommer att göra; huvudsakliga arbetsuppgifter; dina uppgifter; ditt ansvar; vad du gör; uppgifter; du kommer att; vad innebär jobbet; dina ansvarsområden; vad erbjuder rollen;
    arbejdsopgaver; dine opgaver; dine arbejdsopgaver; opgaver; ansvarsområder; opgaver og ansvar; det skal du lave; hvad skal du lave; dit ansvar; dine ansvarsområder; dine primære opgaver; primære opgaver; hovedopgaver;
    arbeidsoppgaver; dine oppgaver; ansvarsområder; dine arbeidsoppgaver; hva skal du gjøre; oppgaver; dette skal du gjøre; hva du vil gjøre; ansvar og oppgaver; ditt ansvar; dine ansvarsområder; hovedoppgaver; sentrale arbeidsoppgaver;
    työtehtävät; tehtävät; vastuualueet; mitä tulet tekemään; tehtäväsi; keskeiset tehtävät; päätehtävät; vastuusi; tehtäviisi kuuluu; mitä pääset tekemään; työnkuva; tehtävänkuva;
    görevler; sorumluluklar; görev ve sorumluluklar; görevleriniz; temel sorumluluklar; neler yapacaksın; yapacağınız işler; başlıca sorumluluklar; ne yapacaksın; görev tanımı;
    αρμοδιότητες; καθήκοντα; κύρια καθήκοντα; κύριες αρμοδιότητες; τι θα κάνεις; τι θα κάνετε; υπευθυνότητες; βασικές αρμοδιότητες; ευθύνες; καθήκοντα και αρμοδιότητες;
    обязанности; должностные обязанности; задачи; чем предстоит заниматься; что нужно делать; что предстоит делать; основные задачи; функционал; ваши задачи; твои задачи; чем вы будете заниматься; что делать; основные обязанности; что вы будете делать; зона ответственности; чем заниматься;
    обов'язки; посадові обов'язки; основні обов'язки; завдання; що потрібно робити; що робити; чим ви будете займатися; твої задачі; основні завдання; задачі; що ви будете робити; функціональні обов'язки; чим займатися;
    المهام; المسؤوليات; المهام والمسؤوليات; الواجبات; مهام الوظيفة; المسؤوليات الرئيسية; مسؤوليات الوظيفة; المهام الوظيفية; الواجبات والمسؤوليات; ماذا ستفعل;
    岗位职责; 工作职责; 工作内容; 主要职责; 职责描述; 职位职责; 職責; 工作內容; 职责; 你将负责; 你要做什么; 岗位责任;
    仕事内容; 業務内容; 職務内容; 具体的な仕事内容; 具体的な業務内容; 担当業務; 主な業務; お仕事内容; 主な業務内容; 仕事の内容; 具体的には;
    담당업무; 담당 업무; 주요업무; 주요 업무; 업무내용; 업무 내용; 직무내용; 하는 일; 이런 일을 해요; 합류하면 함께할 업무; 합류하게 되면 담당할 업무; 수행업무`,
  requirements: `
    požadavky; požadujeme; co požadujeme; naše požadavky; očekáváme; co očekáváme; co od vás očekáváme; co od tebe očekáváme; požadavky na uchazeče; váš profil; tvůj profil; předpoklady; kvalifikace; co potřebujete; co byste měli umět; vzdělání; praxe; hledáme; kvalifikační předpoklady; kvalifikační požadavky;
    požiadavky; požadujeme; čo požadujeme; očakávame; čo od vás očakávame; požiadavky na uchádzača; požiadavky na zamestnanca; váš profil; predpoklady; kvalifikácia; od vás očakávame; čo potrebujete; hľadáme; vzdelanie; prax; kvalifikačné predpoklady; čo očakávame;
    elvárások; elvárásaink; követelmények; amit várunk; mit várunk tőled; szükséges végzettség; alapvető elvárások; amire szükséged lesz; szükséges képesítés; az ideális jelölt; pályázati feltételek; akit keresünk; kit keresünk; végzettség; amit elvárunk; feltételek;
    cerințe; cerințele postului; ce căutăm; candidatul ideal; profilul candidatului; profilul tău; calificări; ce îți trebuie; ce așteptăm de la tine; pe cine căutăm; așteptările noastre; abilități necesare; cerințe obligatorii; experiență; studii; cerințe minime; ce ne dorim de la tine;
    kvalifikationer; krav; kravprofil; vi söker dig som; vi söker dig; vi söker; vem är du; om dig; din profil; din bakgrund; vem vi söker; vem söker vi; dina kvalifikationer; du har; du är; skallkrav; ska-krav; utbildning; vi ser gärna att du har; vad vi söker; för att lyckas i rollen; vem du är;
    kvalifikationer; dine kvalifikationer; din profil; krav; vi forventer; om dig; hvem er du; faglige kvalifikationer; vi søger; din baggrund; du har; det forventer vi; vi forestiller os; hvem er vi på udkig efter; personlige kvalifikationer; vi leder efter;
    kvalifikasjoner; kvalifikasjonskrav; krav; hvem er du; om deg; din profil; vi ser etter; vi søker; vi søker deg som; kravene; kompetanse; utdanning; din bakgrunn; du har; dine kvalifikasjoner; hvem ser vi etter; krav til stillingen; ønskede kvalifikasjoner; utdanning og erfaring; personlige egenskaper;
    edellytämme; vaatimukset; odotamme sinulta; odotamme; edellytykset; kelpoisuusvaatimukset; kuka olet; etsimme; sinulla on; sinulta edellytämme; hakijalta edellytämme; osaaminen; koulutus; osaamisvaatimukset; kenet etsimme; toivomme sinulta; mitä odotamme sinulta; arvostamme sinussa;
    aranan nitelikler; genel nitelikler; gereksinimler; nitelikler; aranan özellikler; sizden beklentilerimiz; beklentilerimiz; kimi arıyoruz; aradığımız özellikler; gerekli nitelikler; nitelikleriniz; aranan kriterler; genel nitelikler ve iş tanımı; senden beklentilerimiz; sende aradıklarımız; şartlar;
    απαιτούμενα προσόντα; προσόντα; απαραίτητα προσόντα; απαιτήσεις; τι ζητάμε; τυπικά προσόντα; προφίλ υποψηφίου; προφίλ; ποιον ψάχνουμε; δεξιότητες; απαιτήσεις θέσης; τι αναζητούμε; το προφίλ σου; ζητούμενα προσόντα;
    требования; мы ожидаем; что мы ждем; требования к кандидату; ожидания; наши ожидания; наши требования; от вас; нам важно; необходимые навыки; ключевые навыки; мы ищем; что мы ожидаем; обязательные требования; наши пожелания; пожелания к кандидату; что нужно уметь; кого мы ищем; что для этого нужно; мы ждем от вас; для нас важно;
    вимоги; ми очікуємо; що ми очікуємо; вимоги до кандидата; очікування; наші очікування; наші вимоги; нам важливо; необхідні навички; ми шукаємо; що потрібно; обов'язкові вимоги; ключові вимоги; від вас; для нас важливо; очікуємо від вас; ми чекаємо;
    المتطلبات; متطلبات الوظيفة; المؤهلات; الشروط; المهارات; المؤهلات المطلوبة; المهارات المطلوبة; شروط الوظيفة; المتطلبات الأساسية; المؤهلات والخبرات; الخبرات المطلوبة; الشروط المطلوبة; شروط التقديم; المؤهلات والمهارات; ما نبحث عنه;
    任职要求; 任职资格; 岗位要求; 职位要求; 招聘要求; 应聘要求; 我们期待你; 任職要求; 职位资格; 要求; 我们希望你; 应聘条件; 任职条件; 岗位资格; 必备条件; 必備條件; 条件要求;
    応募資格; 必須スキル; 必須条件; 求める人物像; 求める経験; 応募条件; 対象となる方; 必須要件; 必要なスキル; 必須; 必要な経験; 求めるスキル; 求める人材; 資格; 対象者; 必須経験; 経験・資格; 必要な経験・スキル; 応募要件; 求める経験・スキル;
    자격요건; 자격 요건; 지원자격; 지원 자격; 필수요건; 필수 요건; 필수사항; 이런 분을 찾아요; 이런 분을 찾고 있어요; 필수 자격; 자격조건; 지원조건; 필수조건; 필수역량; 요구사항; 이런 분과 함께하고 싶어요`,
  preferred: `
    výhodou; výhodou je; výhodou bude; výhodou jsou; vítáme; oceníme; nice to have; výhoda; bude výhodou; uvítáme; vítané; není podmínkou; výhodou ale není podmínkou;
    výhodou; výhodou je; výhodou bude; uvítame; oceníme; výhoda; vítané; bude výhodou; vítame; výhodou sú;
    előny; előnyt jelent; előnyök a jelentkezésnél; előny ha; előnyök; előnynek számít; plusz pont; előnyös; nem feltétel de előny; előnyt jelentő;
    constituie un avantaj; reprezintă un avantaj; constituie avantaj; este un plus; ar fi un plus; de preferat; avantaje pentru candidat; constituie un plus; ar fi ideal;
    meriterande; det är meriterande; det är meriterande om du har; plus om du har; önskvärt; meriterande för tjänsten; bra att ha; bonus; börkrav; särskilt meriterande; meriter; vi ser det som ett plus;
    det er en fordel; en fordel; det er et plus; ønskeligt; fordel; fordelagtigt; ikke et krav; et plus; det vægter positivt; det er en fordel hvis du;
    det er en fordel; en fordel; ønskelig; fordel; et pluss; det er et pluss; fordelaktig; ikke et krav; det er ønskelig; vi verdsetter; gjerne også;
    eduksi katsotaan; eduksi luetaan; eduksi; plussaa; katsomme eduksi; arvostamme; eduksi lasketaan; etuna; luemme eduksi; lisäksi arvostamme; toivomme;
    tercihen; tercih sebebi; tercih nedeni; artı olarak; tercih edilen nitelikler; tercih edilen; artı puan; avantaj sağlayacak; olması tercih sebebidir; varsa iyi olur;
    επιθυμητά προσόντα; επιθυμητά; επιπλέον προσόντα; θα εκτιμηθεί; θα ληφθεί υπόψη; θα θεωρηθεί προσόν; πρόσθετα προσόντα; συνεκτιμώμενα προσόντα; επιπρόσθετα προσόντα; θα εκτιμηθούν; πλεονέκτημα;
    будет плюсом; плюсом будет; желательно; будет преимуществом; преимуществом будет; приветствуется; как плюс; будет круто если; дополнительным плюсом; плюсы; большим плюсом будет; преимущества кандидата; необязательно но; приветствуются;
    буде плюсом; плюсом буде; бажано; буде перевагою; перевагою буде; вітається; додатковою перевагою; переваги кандидата; перевага; буде перевагою досвід; вважатиметься перевагою;
    يفضل; مزايا إضافية للمرشح; يفضل أن يكون لديه; مهارات إضافية; ميزة إضافية; المؤهلات المفضلة; المهارات المفضلة; من المستحسن;
    加分项; 优先条件; 优先考虑; 加分項; 具备以下条件者优先; 有以下经验者优先; 加分条件; 优先; 优先录用;
    歓迎スキル; 歓迎条件; 歓迎要件; 歓迎; 尚可; あれば尚可; 歓迎する経験; 優遇; あると望ましい; 歓迎経験; 優遇条件; 歓迎する経験・スキル;
    우대사항; 우대 사항; 우대조건; 우대요건; 우대 요건; 이런 분이면 더 좋아요; 이런 경험이 있다면 더 좋아요; 우대; 우대 조건; 우대역량; 가산점`,
  benefits: `
    nabízíme; co nabízíme; nabízíme vám; co vám nabízíme; benefity; zaměstnanecké výhody; výhody u nás; za odměnu; naše nabídka; co získáte; u nás získáte; těšit se můžete na;
    ponúkame; čo ponúkame; ponúkame vám; benefity; zamestnanecké výhody; výhody u nás; naša ponuka; čo získate; u nás získate; ponúkané výhody;
    amit kínálunk; kínálunk; amit nyújtunk; mit kínálunk; juttatások; miért jó nálunk; ajánlatunk; nálunk; mit nyújtunk; béren kívüli juttatások; amit ajánlunk; nyújtunk; előnyök nálunk;
    oferim; ce oferim; ce îți oferim; beneficii; beneficiile tale; ce primești; oferta noastră; pachet de beneficii; ce vei primi; de ce să lucrezi la noi;
    vi erbjuder; förmåner; vad vi erbjuder; vi erbjuder dig; våra förmåner; vad erbjuder vi; därför ska du välja oss; varför oss; erbjudande;
    vi tilbyder; vi tilbyder dig; fordele hos os; hvad vi tilbyder; personalegoder; goder; vi kan tilbyde; hvad tilbyder vi; løn og ansættelsesvilkår; du får;
    vi tilbyr; vi kan tilby; goder; hva vi tilbyr; fordeler hos oss; vi tilbyr deg; hva tilbyr vi; lønn og betingelser; hvorfor jobbe hos oss;
    tarjoamme; tarjoamme sinulle; edut; mitä tarjoamme; työsuhde-edut; miksi meille; me tarjoamme; henkilöstöedut;
    sunduklarımız; size sunduklarımız; yan haklar; neler sunuyoruz; sağladığımız imkanlar; sosyal haklar; avantajlar; çalışanlarımıza sunduklarımız; imkanlar; sana sunduklarımız;
    προσφέρουμε; παροχές; τι προσφέρουμε; η εταιρεία προσφέρει; σου προσφέρουμε; τι σου προσφέρουμε; πακέτο παροχών; η εταιρία προσφέρει;
    условия; мы предлагаем; что мы предлагаем; условия работы; предлагаем; почему у нас; наши преимущества; мы гарантируем; условия труда; бонусы и льготы; у нас; мы даем;
    умови; ми пропонуємо; що ми пропонуємо; умови роботи; пропонуємо; наші переваги; компанія пропонує; чому саме ми; ми гарантуємо; бонуси;
    المزايا; نقدم; ما نقدمه; المميزات; نوفر; الحوافز; المزايا والحوافز; مميزات الوظيفة; ماذا نقدم; نقدم لكم; الراتب والمزايا;
    福利待遇; 薪酬福利; 我们提供; 员工福利; 福利; 公司福利; 薪资福利; 我们能提供; 福利制度; 待遇; 薪资待遇;
    福利厚生; 待遇; 給与・待遇; 待遇・福利厚生; 各種制度; 給与; 社会保険; 待遇/福利厚生; 休日・休暇; 休日休暇;
    복리후생; 복지; 혜택; 혜택 및 복지; 복지 및 혜택; 급여 및 복지; 이런 혜택이 있어요; 복지혜택`,
  facts: `
    druh pracovního poměru; pracovní doba; místo výkonu práce; místo práce; typ smlouvy; nástup; informace o pozici; pracovní poměr;
    druh pracovného pomeru; miesto práce; pracovný čas; termín nástupu; typ úväzku; mzdové podmienky;
    munkavégzés helye; munkaidő; munkarend; munkavégzés; foglalkoztatás jellege; alkalmazás típusa;
    locația; locație; program de lucru; tip contract; tipul contractului; loc de muncă; program;
    omfattning; anställningsform; plats; placeringsort; arbetstid; anställning; tillträde; om anställningen; placering; villkor;
    arbejdssted; ansættelsesform; arbejdstid; tiltrædelse; ansættelsesvilkår; vilkår; ansættelse;
    arbeidssted; ansettelsesform; arbeidstid; oppstart; stillingsprosent; betingelser;
    sijainti; työaika; työsuhteen tyyppi; työpaikan sijainti; työsuhde; aloitus; työn luonne;
    çalışma şekli; çalışma yeri; çalışma saatleri; lokasyon; pozisyon bilgileri; çalışma koşulları;
    τόπος εργασίας; ωράριο; είδος απασχόλησης; τοποθεσία; τύπος απασχόλησης;
    график работы; место работы; тип занятости; график; занятость; тип договора; адрес;
    графік роботи; місце роботи; тип зайнятості; графік; зайнятість; адреса;
    نوع العقد; مكان العمل; ساعات العمل; الموقع; نوع الدوام; تفاصيل الوظيفة;
    工作地点; 工作时间; 工作性质; 上班时间; 上班地点; 工作地址;
    雇用形態; 勤務地; 勤務時間; 募集要項; 勤務条件; 契約期間; 就業時間; 応募概要; 試用期間;
    근무조건; 근무형태; 근무지; 고용형태; 근무지역; 근무시간; 근무 조건; 근무 형태; 고용 형태; 근무환경`,
} satisfies Partial<Record<PostingSectionKind, string>>;
