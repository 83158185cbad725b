import type { SectionKind } from '../kinds';

/**
 * Headings of work history, education and related subjects, separated by `;`. Languages: en nl de fr es it pt pl da sv
 * no cs ro tr el hu ru uk zh ja ko ar he (and fi ca hr bg sk for common ones).
 */
export const HISTORY_HEADINGS: Partial<Record<SectionKind, string>> = {
  workHistory: `
    berufliche praxis; berufsweg; beruflicher weg; beruflicher lebensweg; berufsausübung; arbeitsstellen; bisherige arbeitsstellen; beruflicher einsatz; studentische tätigkeiten; werkstudententätigkeit; werkstudententätigkeiten; freiberufliche tätigkeit; selbstständige tätigkeit; beschäftigungsverlauf; expérience pro; expériences pro; expériences pros; emplois saisonniers; jobs étudiants; expériences en entreprise; fonctions exercées; cursus professionnel; itinéraire professionnel; historia profesional; actividad laboral; experiencia en el sector; cargos desempeñados; cargos ocupados; práctica profesional; ejercicio profesional; ocupación actual; empleo actual; esperienze professionali e lavorative; occupazione; occupazione attuale; impiego attuale; attività lavorative; percorso di carriera; histórico de empregos; cargos exercidos; atividades profissionais; emprego atual; doświadczenie w pracy; historia pracy; werkgevers; werkgeschiedenis; bijbaan; current position; industrial attachment; companies worked; companies worked for; indian experience; abroad experience; domestic experience; marine experience; jobs held; offices held; self employment; pracovní historie; prehľad zamestnaní; erhvervsmæssig erfaring; ansættelsesforhold; çalışma deneyimi; трудовой путь;
    jobs d'été; precedenti esperienze; stages en bijbanen; bijbanen; dosavadní praxe; priebeh zamestnaní; staj bilgileri; stajlar; erhvervsmæssig baggrund; loc de muncă; field experience; site experience; overseas experience; gulf experience; sea service; sea experience; appointments held; arbetslivserfarenheter; zatrudnienie; historie zaměstnání;
    experience; experiences; work; work experience; working experience; work history; employment; employment history; employment record; employment background; employments;
    professional experience; professional background; professional history; professional career; career; career history; career experience; career path; career progression; career overview;
    job history; job experience; jobs; positions; positions held; positions of responsibility; appointments; academic appointments; internships; internship; industry experience; industrial experience;
    work background; where i worked; what i have done; i worked at; practical experience; assignments; engagements; consulting engagements; research experience; teaching experience; employment summary; work summary; experience summary by employer; professional appointments; relevant roles; roles; prior experience; track record; worked at;
    werkervaring; ervaring; ervaringen; beroepservaring; arbeidsverleden; loopbaan; loopbaanoverzicht; relevante werkervaring; werk; professionele ervaring; stages; stage; stage-ervaring; carrière; werkzaamheden; arbeidservaring;
    berufserfahrung; berufserfahrungen; berufliche erfahrung; berufliche erfahrungen; beruflicher werdegang; berufspraxis; berufstätigkeit; berufliche tätigkeit; berufliche tätigkeiten; beruflicher hintergrund; werdegang; arbeitserfahrung; erfahrung; erfahrungen; praktische erfahrung; praktische erfahrungen; praxiserfahrung; praktika; praktikum; beruf; karriere; anstellungen; beschäftigungen; beschäftigungsverhältnisse; tätigkeiten; bisherige tätigkeiten; berufsleben; berufspraktische erfahrungen; stationen; berufliche stationen; nebentätigkeiten; nebenjobs; beruflicher lebenslauf; arbeitsverhältnisse;
    expérience; expériences; expérience professionnelle; expériences professionnelles; parcours professionnel; parcours; emploi; emplois; carrière; stages; expériences et stages; activités professionnelles; activité professionnelle; historique professionnel; historique d'emploi; antécédents professionnels; expérience de travail; expériences de travail; missions; postes occupés;
    experiencia; experiencias; historia laboral; empleos anteriores; empleos; últimos empleos; actividad profesional; actividades profesionales; desempeño profesional; desempeño laboral; experiencia docente; experiencia previa; experiencia laboral previa; experiencia laboral; experiencias laborales; experiencia profesional; experiencias profesionales; trayectoria; trayectoria profesional; trayectoria laboral; historial laboral; historial profesional; empleo; empleos; trabajo; trabajos; antecedentes laborales; antecedentes profesionales; vida laboral; prácticas; prácticas profesionales; puestos; puestos desempeñados; recorrido profesional; carrera profesional; pasantías; experiencia de trabajo;
    experiència; experiència laboral; experiència professional; trajectòria professional;
    esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali; carriera; percorso professionale; percorso lavorativo; storia lavorativa; impieghi; occupazioni; tirocini; tirocinio; lavoro; carriera professionale; attività professionale; attività lavorativa;
    experiência; experiências; experiência profissional; experiências profissionais; experiência de trabalho; experiência laboral; histórico profissional; percurso profissional; trajetória profissional; carreira; emprego; empregos; histórico de trabalho; estágios; estágio; atividade profissional; vivência profissional; trabalho; atuação profissional;
    doświadczenie; doświadczenie zawodowe; doświadczenia zawodowe; przebieg kariery; przebieg pracy zawodowej; historia zatrudnienia; zatrudnienie; praca; praca zawodowa; kariera zawodowa; praktyki; praktyki i staże; staże; przebieg zatrudnienia; kariera;
    erhvervserfaring; arbejdserfaring; erfaring; beskæftigelse; ansættelser; karriere; erhvervskarriere; job; praktik; ansættelseshistorik; professionel erfaring; arbejde;
    arbetslivserfarenhet; arbetserfarenhet; yrkeserfarenhet; erfarenhet; erfarenheter; anställningar; anställning; karriär; arbete; praktik; yrkesliv; professionell erfarenhet; uppdrag;
    arbeidserfaring; yrkeserfaring; jobberfaring; erfaringer; ansettelser; arbeid; yrkesbakgrunn; praksis; relevant erfaring; karrierehistorikk;
    työkokemus; kokemus; työhistoria; työura; työsuhteet;
    pracovní zkušenosti; pracovní zkušenost; zkušenosti; praxe; pracovní praxe; profesní zkušenosti; zaměstnání; kariéra; průběh zaměstnání; odborná praxe; stáže; profesní praxe; předchozí zaměstnání;
    pracovné skúsenosti; skúsenosti; prax; pracovné skúsenosti a prax; zamestnanie;
    experiență; experiență profesională; experiență de muncă; experienţă; experienţă profesională; experiența profesională; experiența; locuri de muncă; carieră; istoric profesional; parcurs profesional; stagii; activitate profesională; experiențe profesionale; experienta profesionala; experienta;
    deneyim; deneyimler; iş deneyimi; iş deneyimleri; iş tecrübesi; iş tecrübeleri; tecrübe; mesleki deneyim; profesyonel deneyim; kariyer; çalışma geçmişi; çalışma hayatı; iş geçmişi; stajlar; staj; iş deneyimlerim; profesyonel tecrübe; iş hayatı;
    επαγγελματική εμπειρία; εργασιακή εμπειρία; εμπειρία; προϋπηρεσία; επαγγελματική πορεία; εργασία; επαγγελματική σταδιοδρομία; απασχόληση;
    munkatapasztalat; szakmai tapasztalat; munkahelyek; tapasztalat; szakmai tapasztalatok; munkatapasztalatok; korábbi munkahelyek; szakmai önéletrajz; szakmai gyakorlat; munkahelyi tapasztalat; szakmai életút; karrier; tapasztalatok;
    опыт; опыт работы; профессиональный опыт; трудовой опыт; трудовая деятельность; карьера; места работы; работа; стаж; трудовой стаж; профессиональная деятельность; стажировки; практика;
    досвід; досвід роботи; професійний досвід; трудовий досвід; трудова діяльність; кар'єра; місця роботи; робота; професійна діяльність;
    radno iskustvo; iskustvo; profesionalno iskustvo; zaposlenje; професионален опит; трудов стаж; опит;
    工作经历; 工作经验; 工作經歷; 工作經驗; 职业经历; 職業經歷; 工作履历; 任职经历; 从业经历; 实习经历; 實習經歷; 工作背景; 经历; 職歷; 工作; 经验; 实践经历; 就业经历; 實習經驗; 实习经验;
    職歴; 職務経歴; 職務経歴書; 経歴; 実務経験; 業務経歴; 職務経験; 業務経験; 職務内容; インターンシップ; アルバイト経験; 勤務経験; 主な経歴;
    경력; 경력사항; 경력 사항; 직무 경험; 직무경험; 업무 경험; 업무경험; 경력 기술서; 경력기술서; 직장 경력; 회사 경력; 인턴 경험; 인턴; 경험; 근무 경력; 근무경력; 직무 경력; 업무 경력; 이력;
    الخبرة; الخبرات; الخبرة العملية; الخبرات العملية; الخبرة المهنية; الخبرات المهنية; خبرات العمل; خبرة العمل; التاريخ الوظيفي; السيرة المهنية; الوظائف; التدريب العملي; المسار المهني;
    ניסיון; ניסיון תעסוקתי; ניסיון מקצועי; ניסיון בעבודה; תעסוקה; נסיון תעסוקתי; נסיון מקצועי; היסטוריה תעסוקתית; רקע תעסוקתי; קריירה; נסיון; עבודה`,
  education: `
    umschulung; umschulungen; hochschulabschluss; hochschulabschlüsse; schulabschluss; schulabschlüsse; berufslehre; akademischer abschluss; ausbildungsweg; schulbesuch; hochschulstudium; universitätsstudium; ausbildungsdaten; zweiter bildungsweg; niveau d'études; educación superior; studi compiuti; corso di studi; carriera scolastica; grau de escolaridade; szkoły; gevolgde opleidingen; schoolloopbaan; academic achievement; scholastic achievements; tertiary education; primary education;
    grado de estudios; przebieg nauki; ukončené vzdelanie; educational achievement; educational achievements; institutions attended; nauka; škola; schooling details;
    education; educations; academic background; academic history; academic qualifications; academic record; academic studies; academic education; academics; academia; educational background; educational qualifications; educational qualification; educational history; education background; education history; education details; academic details; studies; degrees; degree; schooling; university; college; scholastic record; qualification; academic credentials; academic profile; academic achievements; academic career; where i studied; studied at; formal education; academic formation; university education; university studies; diplomas;
    opleiding; opleidingen; onderwijs; opleidingsachtergrond; scholing; studie; studies; diploma's; genoten opleidingen; vooropleiding; school; academische achtergrond;
    ausbildung; bildung; bildungsweg; bildungsgang; schulbildung; studium; schule; akademische ausbildung; akademischer werdegang; schulische ausbildung; hochschulbildung; studium und ausbildung; akademische laufbahn; bildungswerdegang; schulischer werdegang; hochschulausbildung; berufsausbildung; abschlüsse; schullaufbahn; schulausbildung; universitäre ausbildung; akademischer hintergrund; studienabschluss; ausbildungen; schul- und berufsausbildung; schul- und hochschulbildung; bildungsabschlüsse;
    formation; formations; études; éducation; parcours académique; parcours scolaire; diplômes; diplôme; formation académique; formation initiale; formation universitaire; cursus; cursus universitaire; cursus scolaire; scolarité; parcours universitaire; formation scolaire; études universitaires; cursus académique; parcours de formation;
    educación; instrucción; instrucción académica; títulos; títulos académicos; títulos obtenidos; grado académico; grados académicos; estudios superiores; estudios universitarios; estudios profesionales; formação escolar; formación; formación académica; estudios; estudios realizados; educación académica; formación universitaria; antecedentes académicos; titulación; titulaciones; historial académico; trayectoria académica; formación reglada; preparación académica; datos académicos; formación profesional; estudios universitarios; escolaridad; educación formal; nivel de estudios; instrucción académica; perfil académico; grados académicos;
    formació; formació acadèmica; educació; estudis;
    istruzione; formazione; istruzione e formazione; formazione accademica; studi; titoli di studio; titolo di studio; percorso formativo; percorso di studi; educazione; percorso accademico; formazione scolastica; percorso scolastico; carriera accademica;
    educação; formação; formação académica; formação acadêmica; habilitações académicas; habilitações literárias; habilitações; escolaridade; estudos; percurso académico; histórico acadêmico; histórico escolar; graduação; instrução; formação superior; qualificações académicas; formações; percurso escolar;
    wykształcenie; edukacja; studia; szkoła; nauka; przebieg edukacji; ukończone szkoły; kształcenie;
    uddannelse; uddannelser; uddannelsesbaggrund; uddannelsesforløb; studier; skole; akademisk baggrund;
    utbildning; utbildningar; utbildningsbakgrund; studier; akademisk bakgrund; akademisk utbildning; skola;
    utdanning; utdannelse; utdanninger; utdanningsbakgrunn; skolegang; akademisk bakgrunn;
    koulutus; opinnot; koulutustausta;
    vzdělání; vzdělávání; studium; dosažené vzdělání; nejvyšší dosažené vzdělání; studia; průběh vzdělání; vzdelanie; vzdelávanie; štúdium;
    educație; studii; formare; educaţie; educatie; educație și formare; pregătire academică; formare academică; studii universitare; educația; parcurs academic;
    eğitim; öğrenim; eğitim bilgileri; eğitim durumu; öğrenim durumu; akademik geçmiş; eğitim geçmişi; tahsil; öğrenim bilgileri; eğitimim;
    εκπαίδευση; σπουδές; εκπαίδευση και κατάρτιση; τίτλοι σπουδών; ακαδημαϊκό υπόβαθρο; μόρφωση; ακαδημαϊκή εκπαίδευση;
    tanulmányok; végzettség; iskolai végzettség; képzettség; oktatás; iskolák; tanulmányaim; végzettségek; iskolai végzettségek; iskola; képzés; egyetemi tanulmányok;
    образование; высшее образование; обучение; учеба; учёба; основное образование; академическое образование;
    освіта; навчання; вища освіта; освіта та навчання;
    obrazovanje; školovanje; образование и обучение;
    教育; 教育背景; 教育经历; 教育經歷; 学历; 學歷; 学习经历; 教育程度; 學習經歷; 学历背景; 求学经历; 教育经验; 學經歷;
    学歴; 最終学歴; 学業; 学位; 教育歴;
    학력; 학력사항; 학력 사항; 교육; 교육사항; 교육 사항; 학업; 최종 학력; 최종학력; 학위; 학교; 교육 이력;
    التعليم; المؤهلات العلمية; المؤهلات الأكاديمية; المؤهل العلمي; الدراسة; التحصيل العلمي; الشهادات العلمية; المؤهلات التعليمية; المؤهلات; التحصيل الدراسي; الخلفية التعليمية; الدرجات العلمية;
    השכלה; לימודים; השכלה אקדמית; רקע אקדמי; השכלה ולימודים; תארים`,
  training: `
    safety courses; trainings undergone; training undergone; cursos y talleres; aus- und fortbildungen;
    training; trainings; courses; coursework; courses taken; relevant coursework; relevant courses; professional development; continuing education; workshops; workshop; seminars; further education; further training; online courses; additional training; professional training; training courses; moocs; continuous learning; additional education; courses and seminars; short courses; training attended; selected coursework; bootcamps;
    cursussen; cursus; trainingen; bijscholing; nascholing; aanvullende opleidingen; trainingen en cursussen; cursussen en trainingen; workshops; overige opleidingen;
    weiterbildung; weiterbildungen; fortbildung; fortbildungen; kurse; seminare; schulungen; schulung; zusatzausbildung; zusatzausbildungen; lehrgänge; weiterbildungsmaßnahmen; fort- und weiterbildung; fort- und weiterbildungen; berufliche weiterbildung; aus- und weiterbildung; zusatzqualifikationen; workshops; kurse und seminare;
    formation continue; formations complémentaires; formation complémentaire; formation professionnelle; stages de formation; cours; ateliers; séminaires; perfectionnement; formations professionnelles; formations continues; cours suivis; autres formations; mooc; formation professionnelle continue;
    cursos; curso; formación complementaria; formación continua; formación adicional; cursos y seminarios; talleres; seminarios; capacitaciones; capacitación; cursos realizados; cursos y talleres; otros cursos; formación no reglada; cursos y capacitaciones; actualización profesional; educación complementaria; otros estudios; formación extraacadémica; educación continua; diplomados; cursos complementarios; educación adicional;
    corsi; corsi di formazione; formazione continua; seminari; corsi e seminari; aggiornamento professionale; formazione professionale; corsi di aggiornamento; altri corsi; formazione complementare; workshop e seminari;
    cursos; formação complementar; formação contínua; formação profissional; capacitação; seminários; treinamentos; cursos complementares; cursos e treinamentos; cursos extracurriculares; cursos de formação; aperfeiçoamento; qualificação profissional; cursos livres; ações de formação; workshops e cursos;
    szkolenia; kursy; kursy i szkolenia; szkolenia i kursy; dodatkowe szkolenia; warsztaty; dodatkowe kursy;
    kurser; efteruddannelse; videreuddannelse; kurser og efteruddannelse; kurser og certifikater; fortbildning; vidareutbildning; utbildningar och kurser; videreutdanning; etterutdanning; kurs; kurs og etterutdanning; kurssit; kurser och utbildningar; täydennyskoulutus;
    kurzy; školení; kurzy a školení; další vzdělávání; semináře; školenia; certifikace a školení;
    cursuri; cursuri de formare; formare continuă; cursuri și traininguri; traininguri; instruire; perfecționare; cursuri de perfecționare;
    kurslar; seminerler; eğitimler; kurs ve seminerler; kurslar ve eğitimler; eğitimler ve sertifikalar; alınan eğitimler; seminer ve kurslar; katılınan eğitimler;
    σεμινάρια; επιμόρφωση; κατάρτιση; μαθήματα; σεμινάρια και πιστοποιήσεις;
    tanfolyamok; képzések; továbbképzések; továbbképzés; kurzusok; egyéb képzések; tréningek;
    курсы; тренинги; повышение квалификации; дополнительное образование; курсы и тренинги; семинары; повышение квалификации, курсы; профессиональная переподготовка;
    курси; тренінги; підвищення кваліфікації; додаткова освіта; семінари; курси та тренінги;
    培训; 培訓; 培训经历; 培訓經歷; 进修; 課程; 课程; 相关课程; 主修课程; 培训经验; 继续教育;
    研修; 研修歴; 受講歴; 講習; セミナー; トレーニング;
    교육 이수; 교육이수; 교육 수료; 연수; 수료; 교육 및 연수; 이수 과목; 교육과정; 직무교육; 교육 이수 사항; 수강 과목;
    الدورات; الدورات التدريبية; دورات تدريبية; التدريب; ورش العمل; دورات;
    קורסים; הכשרות; השתלמויות; הכשרה מקצועית; הכשרה; קורסים והשתלמויות; הסמכות והכשרות`,
  projects: `
    projects; project; personal projects; side projects; key projects; selected projects; academic projects; open source; open source projects; open-source contributions; open source contributions; portfolio; project experience; project history; project work; projects undertaken; research projects; notable projects; contributions; things i built; major projects; own projects; case studies; my work; featured projects; university projects; hackathons; github projects;
    projecten; eigen projecten; projectervaring;
    projekte; eigene projekte; projekterfahrung; projekterfahrungen; projektliste; ausgewählte projekte; persönliche projekte; private projekte; projekthistorie; referenzprojekte; projektauswahl; projektarbeiten; projektübersicht; wissenschaftliche projekte;
    projets; projets personnels; réalisations; projets réalisés; projets académiques; projets scolaires; contributions open source; projets professionnels; autres projets;
    proyectos; proyectos personales; proyectos destacados; portafolio; proyectos académicos; proyectos realizados; proyectos profesionales; proyectos propios; contribuciones; projectes; proyectos de código abierto;
    progetti; progetti personali; progetti accademici; portfolio progetti; progetti svolti; progetti realizzati;
    projetos; projetos pessoais; projectos; projetos acadêmicos; portfólio; projetos relevantes; projetos académicos; projetos desenvolvidos; projetos open source;
    projekty; projekty własne; realizowane projekty; projekty osobiste; moje projekty; zrealizowane projekty; ważniejsze projekty;
    projekter; egne projekter; utvalda projekt; projekt; prosjekter; prosjekterfaring; utvalgte prosjekter; egna projekt; projektit; udvalgte projekter;
    osobní projekty; vlastní projekty; vybrané projekty; proiecte; proiecte personale; proiecte academice; projeler; projelerim; kişisel projeler; έργα; προσωπικά έργα; projektek; saját projektek; referenciák és projektek;
    проекты; личные проекты; ключевые проекты; портфолио; проєкти; проекти; особисті проєкти; projekti;
    项目; 项目经历; 项目经验; 項目經歷; 專案; 專案經歷; 專案經驗; 项目实践; 个人项目; 项目介绍; 作品集; 開源專案; 开源项目;
    プロジェクト; プロジェクト経験; 開発実績; 個人プロジェクト; ポートフォリオ; 制作実績; 開発経験; プロジェクト経歴; 個人開発;
    프로젝트; 프로젝트 경험; 주요 프로젝트; 개인 프로젝트; 포트폴리오; 프로젝트 경력; 수행 프로젝트; 사이드 프로젝트; 프로젝트 수행 이력; 오픈소스 활동; 오픈소스;
    المشاريع; المشروعات; مشاريع; المشاريع الشخصية; פרויקטים; פרוייקטים; פרויקטים אישיים; תיק עבודות`,
  volunteering: `
    volunteering; volunteer; volunteer experience; volunteer work; voluntary work; voluntary experience; volunteer activities; community service; community involvement; social engagement; civic engagement; volunteering experience; social work; community; extracurricular activities; extracurriculars; extra-curricular activities; extra-curricular; extra curriculum; co-curricular; leadership activities; leadership experience; community work; charity work; charity; volunteerism; outreach; social commitment; voluntary service; pro bono; non-profit; campus involvement; student activities; student organizations; leadership and activities; activities;
    vrijwilligerswerk; vrijwillig; nevenactiviteiten; bestuurservaring; maatschappelijke activiteiten; vrijwilliger; nevenfuncties;
    ehrenamt; ehrenamtliche tätigkeit; ehrenamtliche tätigkeiten; ehrenamtliches engagement; soziales engagement; engagement; gesellschaftliches engagement; freiwilligenarbeit; freiwilliges engagement; außeruniversitäres engagement; ehrenämter; außerberufliches engagement; freiwillige arbeit; freiwilligentätigkeit;
    bénévolat; volontariat; expérience bénévole; engagement; engagements; engagement associatif; vie associative; activités associatives; activités bénévoles; activités extrascolaires; activités extra-professionnelles; engagements associatifs; expériences associatives; bénévole; implication sociale; implications bénévoles;
    voluntariado; voluntariados; experiencia voluntaria; trabajo voluntario; actividades extracurriculares; voluntario; experiencia de voluntariado; labor social; acción social; actividades voluntarias; voluntariat;
    volontariato; esperienze di volontariato; attività di volontariato; attività extracurriculari; impegno sociale; attività sociali;
    trabalho voluntário; experiência voluntária; atividades extracurriculares; atividades voluntárias; ação social; voluntária;
    wolontariat; działalność społeczna; działalność dodatkowa; działalność pozauczelniana; praca społeczna; aktywność społeczna;
    frivilligt arbejde; frivilligt arbete; frivillig; frivillig erfaring; frivillig arbeid; ideellt arbete; ideellt engagemang; volontärarbete; frivillige verv; verv; tillidshverv; tillitsverv; frivilligt; frivillig arbejde; frivillighed; ideella uppdrag; förtroendeuppdrag; frivillig innsats; vapaaehtoistyö; luottamustoimet; frivilligarbeid;
    dobrovolnictví; dobrovolnická činnost; dobrovoľníctvo; voluntariat; activități de voluntariat; activități extracurriculare; gönüllülük; gönüllü çalışmalar; gönüllü deneyim; sosyal sorumluluk; sosyal sorumluluk projeleri; gönüllü faaliyetler; topluluk çalışmaları; εθελοντισμός; εθελοντική εργασία; εθελοντική δράση; önkéntesség; önkéntes munka; önkéntes tevékenység; volontiranje; доброволчество;
    волонтёрство; волонтерство; волонтерская деятельность; общественная деятельность; волонтерський досвід; волонтерська діяльність; громадська діяльність;
    志愿者; 志愿服务; 志願服務; 社会实践; 义工; 校园经历; 社团经历; 志愿者经历; 公益活动; 志愿经历; 社團經驗; 志工經驗; 在校经历; 学生工作; ボランティア; ボランティア活動; 社会活動; 課外活動; 봉사활동; 봉사 활동; 자원봉사; 대외활동; 대외 활동; 동아리; 동아리 활동; 사회활동; 커뮤니티 활동; 커뮤니티;
    العمل التطوعي; التطوع; الأعمال التطوعية; الأنشطة التطوعية; أنشطة تطوعية; התנדבות; פעילות התנדבותית; פעילות חברתית`,
};
