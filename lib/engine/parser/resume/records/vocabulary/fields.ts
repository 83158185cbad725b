import type { LabelKind } from '../model';

/**
 * Names of the fields of entries in forms and tables, by field; `_` is a space. Words that only qualify them ("name of
 * the", "present") are in `qualifiers.ts`.
 */
export const FIELD_NAMES: readonly [kind: LabelKind, names: string][] = [
  [
    { field: 'what', topic: 'work' },
    'designation position position_held post post_held job_title occupation occupation_or_position_held job job_role role designation_held work_position working_as worked_as working_position rank profession professional_title ' +
      'functie functietitel functienaam functieomschrijving werkzaam_als beroep ' +
      'position funktion tätigkeit stelle stellung berufsbezeichnung tätig_als einsatz_als beschäftigt_als beruf beruf_oder_funktion ' +
      'poste poste_occupé fonction fonctions intitulé_du_poste emploi fonction_ou_poste_occupé métier en_qualité_de ' +
      'puesto puesto_desempeñado cargo cargo_desempeñado cargo_ocupado ocupación profesión_o_cargo_desempeñado puesto_de_trabajo empleo ' +
      'posizione posizione_ricoperta mansione qualifica lavoro_o_posizione_ricoperti tipo_di_impiego impiego incarico inquadramento ' +
      'ocupação função_ou_cargo_ocupado profissão cargo_exercido cargo_ocupado ' +
      'stanowisko zajmowane_stanowisko zawód_lub_stanowisko stanowisko_pracy ' +
      'stilling befattning stillingstittel stillingsbetegnelse yrke arbejdstitel tjänst yrkestitel ' +
      'pozice pracovní_pozice pracovní_zařazení pozícia pracovná_pozícia profese poziția postul postul_ocupat funcția funcția_sau_postul_ocupat ocupația meseria ' +
      'pozisyon görev görevi unvan ünvan meslek θέση θέση_εργασίας ιδιότητα επάγγελμα munkakör beosztás pozíció tehtävä tehtävänimike ammattinimike toimi ' +
      'должность позиция занимаемая_должность профессия посада професія длъжност заемана_длъжност radno_mjesto radno_mesto pozicija delovno_mesto ' +
      '职位 岗位 职务 担任职位 職位 職稱 職稱 役職 職種 ポジション 직책 직위 직무 담당업무 ' +
      'المسمى_الوظيفي الوظيفة المنصب تפקיד תפקיד عنوان_شغلی سمت jabatan posisi jawatan vị_trí chức_vụ chức_danh पद पदनाम',
  ],
  [
    { field: 'what', topic: 'study' },
    'degree degrees qualification qualifications course courses exam exams examination examinations exam_passed examination_passed class_passed standard std diploma certificate programme program course_name degree_obtained degree_earned degree_awarded qualification_obtained title_of_qualification_awarded exam_details examination_details educational_qualification educational_qualifications academic_qualification academic_qualifications education academic_level level_of_education educational_level level_of_study semester sem name_of_examination name_of_exam course_of_study exam_level degree_certificate ' +
      'opleiding behaald_diploma studie diploma ' +
      'abschluss studiengang bildungsabschluss schulabschluss abschlussart bezeichnung_der_erworbenen_qualifikation ' +
      'diplôme diplômes diplôme_obtenu formation titre_de_la_qualification_délivrée intitulé_du_certificat_ou_diplôme_délivré niveau_d_études examen ' +
      'titulación título_obtenido título_académico título_de_la_cualificación_obtenida estudios grado grado_académico carrera nivel nivel_de_estudios ' +
      'titolo_di_studio diploma qualifica_conseguita titolo_conseguito titolo_della_qualifica_rilasciata corso_di_laurea ' +
      'curso grau habilitação habilitações habilitação_literária formação graduação designação_da_qualificação_atribuída nível_de_ensino escolaridade ' +
      'uzyskany_tytuł uzyskane_kwalifikacje wykształcenie poziom_wykształcenia stopień tytuł_zawodowy ' +
      'grad uddannelse examen utbildning utdanning eksamen tutkinto koulutus ' +
      'dosažené_vzdělání vzdělání stupeň_vzdělání diploma_obținută calificarea calificarea_obținută calificarea_/_diploma_obținută studii nivelul_studiilor ' +
      'derece mezuniyet öğrenim_durumu πτυχίο τίτλος_σπουδών végzettség képzettség ' +
      'степень образование квалификация уровень_образования ступінь освіта кваліфікація образователна_степен stupanj_obrazovanja zvanje ' +
      '学历 学位 学歴 学位 資格 학위 학력 ' +
      'الدرجة المؤهل الشهادة المؤهل_العلمي الدرجة_العلمية תואר השכלה مدرک مقطع_تحصیلی pendidikan jenjang kelulusan bằng_cấp trình_độ परीक्षा',
  ],
  [
    { field: 'what' },
    'title function functie rol titel rolle rôle ruolo rol papel función função cargo posición posição título titolo titre tytuł titul rola funkcja funkce funkcija titlu titul τίτλος tittel obor специализация',
  ],
  [
    { field: 'where', topic: 'work' },
    'employer current_employee previous_employee present_employee last_employee company company_name firm organization organisation organization_name organisation_name employer_name company_details organization_details organisation_details workplace work_place place_of_work working_place place_of_employment business_name company_worked company_worked_for name_of_employer name_and_address_of_employer worked_with working_with worked_at working_at worked_for working_for employed_with employed_at concern name_of_concern name_of_firm establishment corporation hospital hotel restaurant ' +
      'werkgever bedrijf bedrijfsnaam ' +
      'arbeitgeber firma unternehmen betrieb arbeitsstätte beschäftigungsstelle dienststelle name_und_adresse_des_arbeitgebers ' +
      "employeur entreprise société nom_de_l'employeur nom_et_adresse_de_l'employeur lieu_de_travail raison_sociale " +
      'empresa empleador compañía empresa_u_organismo lugar_de_trabajo centro_de_trabajo razón_social nombre_y_dirección_de_la_empresa nombre_y_dirección_del_empleador ' +
      'datore_di_lavoro nome_e_indirizzo_del_datore_di_lavoro azienda società ditta luogo_di_lavoro impresa ' +
      'empregador local_de_trabalho nome_e_morada_do_empregador nome_e_endereço_do_empregador companhia ' +
      'pracodawca nazwa_i_adres_pracodawcy miejsce_pracy zakład_pracy nazwa_firmy ' +
      'arbejdsgiver virksomhed arbetsgivare företag arbeidsgiver bedrift arbejdssted arbetsplats arbeidssted työnantaja yritys työpaikka ' +
      'zaměstnavatel společnost zamestnávateľ spoločnosť název_firmy angajator angajatorul compania firma numele_și_adresa_angajatorului locul_de_muncă ' +
      'işveren şirket şirket_adı firma firma_adı iş_yeri işyeri çalıştığı_kurum εργοδότης εταιρεία επιχείρηση munkáltató munkahely cég ' +
      'компания работодатель место_работы предприятие фирма название_компании компанія роботодавець місце_роботи підприємство работодател poslodavac tvrtka podjetje delodajalec ' +
      '公司 单位 公司名称 工作单位 任职公司 公司名稱 服務單位 会社 会社名 勤務先 勤務先名 企業名 회사 회사명 근무처 직장 ' +
      'الشركة جهة_العمل صاحب_العمل اسم_الشركة مكان_العمل חברה מעסיק מקום_עבודה نام_شرکت محل_کار perusahaan nama_perusahaan syarikat majikan công_ty nơi_làm_việc कंपनी',
  ],
  [
    { field: 'where', topic: 'study' },
    'school college institute school_name college_name institute_name institution_name school_college educational_institution academic_institution educational_institute academy polytechnic alma_mater passed_from studied_at name_and_type_of_organisation_providing_education_and_training training_centre training_institute centre_of_study ' +
      'onderwijsinstelling opleidingsinstituut schule hochschule bildungseinrichtung ausbildungsstätte schulname name_und_art_der_bildungs-_oder_ausbildungseinrichtung ' +
      "école établissement_scolaire nom_et_type_de_l'établissement_d'enseignement_ou_de_formation lycée collège " +
      'centro_de_estudios colegio escuela centro_educativo institución_educativa nombre_y_tipo_de_la_organización_educativa plantel ' +
      'istituto scuola ateneo istituto_di_formazione istituto_di_istruzione nome_e_tipo_di_organizzazione ' +
      'escola faculdade instituição_de_ensino estabelecimento_de_ensino nome_e_tipo_da_organização_de_ensino nome_e_tipo_da_organização_de_ensino_ou_formação ' +
      'uczelnia szkoła nazwa_szkoły nazwa_uczelni nazwa_i_typ_organizacji nazwa_i_typ_instytucji ' +
      'skola skole uddannelsessted lärosäte utdanningssted skolnamn oppilaitos koulu ' +
      'škola název_školy vysoká_škola școala liceul numele_și_tipul_instituției_de_învățământ ' +
      'okul okul_adı σχολή σχολείο εκπαιδευτικό_ίδρυμα iskola oktatási_intézmény ' +
      'вуз учебное_заведение школа образовательное_учреждение навчальний_заклад учебно_заведение obrazovna_ustanova ' +
      '学校 院校 毕业院校 学校名称 畢業學校 学校名 出身校 학교 학교명 출신학교 ' +
      'المدرسة الكلية المعهد اسم_المؤسسة_التعليمية בית_ספר מכללה sekolah nama_sekolah trường विद्यालय',
  ],
  [
    { field: 'where' },
    'institution where organisatie instelling einrichtung träger établissement organisme institution structure centro institución entidad organismo lugar_donde ente organizzazione istituzione instituição entidade organização onde instytucja organizacja instituția organizația kurum φορέας intézmény szervezet организация учреждение організація установа заклад ustanova 机构 单位名称 機関 기관 기관명 المؤسسة الجهة מוסד ארגון instansi lembaga tổ_chức donde dónde où wo gdzie',
  ],
  [
    { field: 'board', topic: 'study' },
    'board university board_university university_board boards examination_board examining_body awarding_body council affiliated_to affiliation university_name board_name board_of_education board_of_examination authority awarding_institution ' +
      'universiteit universität université universidad università universidade uniwersytet universitet universitetet univerzita universitatea üniversite πανεπιστήμιο egyetem yliopisto университет університет sveučilište univerza 大学 大學 대학교 대학 الجامعة جامعة אוניברסיטה universitas universiti đại_học विश्वविद्यालय बोर्ड',
  ],
  [
    { field: 'subject', topic: 'study' },
    'specialization specialisation speciality specialty stream branch major majors subject subjects discipline field_of_study field main_subject main_subjects area_of_study course_major subject_area group faculty department_of_study trade subjects_taken area_of_specialization major_subjects optional_subject ' +
      'studierichting afstudeerrichting specialisatie vakgebied ' +
      'fachrichtung studienfach hauptfach schwerpunkt vertiefung fachbereich studienrichtung ' +
      'spécialité spécialisation filière mention option série discipline ' +
      'especialidad especialización mención área_de_estudio rama ' +
      'specializzazione indirizzo indirizzo_di_studio facoltà materie ' +
      'especialização especialidade área_de_formação ' +
      'kierunek kierunek_studiów specjalność specjalizacja wydział profil ' +
      'studieretning inriktning retning linje fag pääaine suuntautuminen ' +
      'obor_studia studijní_obor odbor fakulta zaměření specializarea profilul facultatea ' +
      'bölüm alan branş ειδικότητα κατεύθυνση τμήμα szak szakirány ' +
      'специальность направление факультет спеціальність факультет специалност smjer ' +
      '专业 主修 科系 専攻 学部 学科 전공 학과 ' +
      'التخصص القسم התמחות חוג رشته_تحصیلی jurusan program_studi bidang chuyên_ngành ngành_học विषय',
  ],
  [
    { field: 'when' },
    'period dates duration duration_of_employment time_period period_of_time period_of_employment employment_period period_of_service period_of_work work_period working_period year years tenure from_to from_-_to from_until service_period length_of_service time_frame timeline date session academic_year batch passing_year_session when term years_attended dates_attended duration_of_course course_duration duration_of_work job_duration work_duration period_worked year_of_study academic_session dates_of_employment time working_duration service_duration employment_dates from_to_date month_and_year month_year ' +
      'periode data datum duur looptijd van_tot tijdvak ' +
      'zeitraum dauer zeit jahr jahre von_bis von_-_bis beschäftigungsdauer ' +
      "période durée dates année années date de_-_à période_d'emploi quand " +
      'periodo fechas fecha duración período año años desde_hasta desde_-_hasta tiempo tiempo_de_servicio cuándo cuando gestión ' +
      'durata date anno periodo_di_lavoro dal_al dal_-_al quando ' +
      'período duração ano anos tempo data datas_de_emprego ' +
      'okres lata data rok czas_trwania okres_zatrudnienia od_do kiedy ' +
      'periode dato tidsrum årstal år tidsperiod tidpunkt ajanjakso aika kesto vuosi ' +
      'období rok roky doba trvání obdobie perioada anul anii dată ' +
      'dönem tarih tarihler süre yıl yıllar çalışma_süresi περίοδος διάρκεια έτος έτη időszak időtartam év évek ' +
      'период годы дата год срок период_работы годы_обучения период період роки рік дата период razdoblje godina obdobje leto ' +
      '时间 期间 起止时间 在职时间 时间段 年份 時間 期間 在籍期間 年月 年 기간 근무기간 재직기간 년도 ' +
      'الفترة المدة التاريخ السنة תקופה שנים תאריך مدت سال periode tahun masa tempoh thời_gian năm अवधि वर्ष',
  ],
  [
    { field: 'start' },
    'from start start_date date_of_joining joining_date date_joined starting_date commencement_date date_from since doj joined_on date_of_appointment appointment_date year_of_joining year_of_admission admission_year year_started year_of_entry from_date date_of_entry ' +
      'van vanaf begindatum startdatum von beginn eintritt eintrittsdatum depuis date_de_début date_d_entrée début desde fecha_de_inicio inicio fecha_inicio fecha_de_ingreso dal data_di_inizio inizio data_de_início início data_de_admissão admissão od data_rozpoczęcia początek fra startdato från alkoi zahájení nástup de_la data_începerii başlangıç başlama_tarihi από έναρξη kezdete начало дата_начала початок 入职时间 开始时间 入社 入学 입사일 입학 من تاريخ_البدء מתאריך mulai',
  ],
  [
    { field: 'end' },
    'to till until end end_date date_of_leaving leaving_date last_working_day date_to finishing_date ending_date date_of_relieving relieving_date to_date upto ' +
      'year_of_passing passing_year year_of_completion completion_year year_passed passed_year passing_out_year year_of_graduation graduation_year year_of_pass year_passing pass_out passed_out passout_year pass_year completed date_of_completion completion_date year_completed year_obtained date_obtained year_of_award graduation_date graduated passing passed_in month_and_year_of_passing month_year_of_passing date_of_passing year_of_passed completion month_of_passing passing_date passed year_of_examination year_of_exam passing_month_and_year date_awarded ' +
      'tot einddatum bis ende austritt austrittsdatum abschlussjahr abschlussdatum date_de_fin fin année_d_obtention année_de_diplôme obtenu_en hasta fecha_de_fin fecha_fin fecha_de_término fecha_de_egreso año_de_graduación año_de_egreso fecha_de_obtención data_di_fine fine anno_di_conseguimento conseguito_il até data_de_fim data_de_saída término conclusão ano_de_conclusão data_de_conclusão saída data_zakończenia koniec rok_ukończenia til slutdato till slutdatum päättyi ukončení rok_ukončení până_la data_încheierii anul_absolvirii bitiş bitiş_tarihi mezuniyet_yılı mezuniyet_tarihi έως λήξη έτος_αποφοίτησης vége конец дата_окончания год_окончания кінець рік_закінчення 离职时间 结束时间 毕业时间 退社 卒業 卒業年 퇴사일 졸업 졸업년도 إلى تاريخ_الانتهاء سنة_التخرج שנת_סיום selesai tahun_lulus năm_tốt_nghiệp',
  ],
  [
    { field: 'place' },
    'location place city town country work_location job_location place_of_posting base_location posted_at city_country state work_site address office_address company_address address_of_employer company_location ' +
      'plaats locatie standplaats ort standort einsatzort lieu ville pays localisation lieu_de_mission lugar ubicación ciudad localidad país lugar_y_fecha luogo sede città cidade localização localidade miejsce miasto lokalizacja kraj sted by ort stad lokation paikka kaupunki místo město miesto localitate oraș locul yer şehir konum τόπος πόλη hely helység město город место місто місце grad mjesto kraj 地点 城市 工作地点 場所 所在地 勤務地 장소 근무지 지역 المكان المدينة الموقع מקום עיר lokasi kota địa_điểm स्थान',
  ],
  [
    { field: 'grade', topic: 'study' },
    'percentage percent per_cent % %_of_marks %_marks marks mark marks_% marks_obtained percentage_of_marks percentage_marks cgpa gpa sgpa cpi spi grade grades class division score aggregate result results cgpa_/_percentage cgpa_% percentage_/_cgpa percentage_cgpa obtained_marks total_marks marks_in_% points rank_obtained class_obtained class_/_grade performance ogpa dgpa aggregate_% secured grade_obtained classification honours max_marks maximum_marks ' +
      'cijfer eindcijfer resultaat resultaten note noten abschlussnote gesamtnote durchschnitt notendurchschnitt ergebnis moyenne mention_obtenue résultat nota calificación promedio notas nota_media resultado voto votazione punteggio voto_finale nota_final média classificação ocena średnia wynik karakter betyg snitt resultat arvosana známka prospěch průměr medie media nota_finală not ortalama not_ortalaması diploma_notu βαθμός eredmény átlag оценка средний_балл балл оцінка ocjena prosjek 成绩 绩点 成績 학점 성적 المعدل التقدير النسبة ציון ממוצע nilai ipk điểm_trung_bình xếp_loại अंक श्रेणी प्रतिशत',
  ],
  [
    { field: 'text' },
    'responsibilities responsibility job_responsibilities job_responsibility duties duty key_responsibilities main_activities_and_responsibilities main_activities description job_description job_profile work_profile role_description profile job_summary roles_and_responsibilities roles_&_responsibilities role_and_responsibilities duties_and_responsibilities responsibilities_and_duties job_duties nature_of_work nature_of_job work_nature nature_of_duties tasks activities achievements accomplishments key_deliverables key_result_areas kra accountabilities key_roles work_done scope scope_of_work job_details summary remarks principal_subjects principal_subjects/occupational_skills_covered key_skills_used highlights work_description responsible_for reporting major_courses main_courses relevant_courses key_courses courses_taken coursework relevant_coursework modules thesis_title ' +
      'taken verantwoordelijkheden werkzaamheden voornaamste_werkzaamheden_en_verantwoordelijkheden omschrijving taakomschrijving ' +
      'aufgaben aufgabenbereich tätigkeiten verantwortlichkeiten beschreibung tätigkeitsbeschreibung wichtigste_tätigkeiten_und_zuständigkeiten hauptfächer/berufliche_fähigkeiten aufgabengebiet hauptaufgaben ' +
      'missions mission tâches activités responsabilités description_du_poste principales_activités_et_responsabilités principales_matières/compétences_professionnelles_couvertes réalisations ' +
      'funciones responsabilidades tareas actividades descripción funciones_y_responsabilidades_principales principales_materias_o_capacidades_ocupacionales_estudiadas logros funciones_realizadas ' +
      'mansioni attività compiti responsabilità descrizione principali_attività_e_responsabilità principali_mansioni_e_responsabilità ' +
      'atividades atividade funções responsabilidades tarefas descrição principais_actividades_e_responsabilidades principais_atividades_e_responsabilidades principais_disciplinas principais_disciplinas/competências_profissionais atribuições realizações ' +
      'obowiązki zadania zakres_obowiązków opis główne_obowiązki główne_zadania_i_obowiązki główne_przedmioty ' +
      'opgaver ansvarsområder arbetsuppgifter beskrivning oppgaver arbeidsoppgaver beskrivelse työtehtävät kuvaus ' +
      'náplň_práce popis popis_práce povinnosti responsabilități atribuții activități descriere principalele_activități_și_responsabilități ' +
      'sorumluluklar görevler iş_tanımı açıklama αρμοδιότητες καθήκοντα περιγραφή feladatok feladatkör leírás ' +
      'обязанности должностные_обязанности функции описание достижения обовязки опис opis_posla ' +
      '工作内容 工作职责 主要职责 职责 业绩 職務內容 業務内容 職務内容 仕事内容 업무 업무내용 주요업무 المهام المسؤوليات الوصف תחומי_אחריות תיאור uraian_tugas tugas mô_tả_công_việc',
  ],
  [
    { field: 'project', topic: 'work' },
    'project projects project_name project_title title_of_project name_of_project project_details project_undertaken projects_undertaken projects_handled project_handled major_project key_project assignment project_description mini_project main_project academic_project topic thesis dissertation final_project ' +
      'projekt projekte projet projets proyecto proyectos progetto progetti projeto projetos projekty prosjekt projekti proiect proje έργο проект проекти проект 项目 项目名称 專案 プロジェクト 프로젝트 المشروع פרויקט proyek dự_án',
  ],
  [
    { field: 'detail' },
    'client clients client_name customer end_client end_user consultant main_contractor contractor sub_contractor team_size team department dept division_name section industry sector business_type type_of_business nature_of_business type_of_business_or_sector business product products turnover company_turnover company_profile about_company organization_profile organisation_profile about_the_company company_description company_overview website web_site url supervisor reporting_to reports_to reported_to manager superior reference contact contact_person contact_no telephone phone_number phone reason_for_leaving reason salary ctc last_salary notice_period job_type employment_type type_of_employment status nature_of_employment mode mode_of_study medium medium_of_instruction study_mode level tools tools_used technologies technology technologies_used environment platform language languages software skills_used operating_system database front_end back_end value project_value contract_value cost project_cost project_site site experience total_experience work_experience years_of_experience no_of_years field_of_work field_of_activity s_no sl_no sr_no serial_no sno no # nr lp roll_no registration_no registration guide attempts backlogs remark observations country_of_study ' +
      'afdeling sector branche abteilung branche_/_bereich tätigkeitsbereich bereich secteur service département type_de_contrat type_d_activité_ou_secteur sector tipo_de_contrato departamento área jefe_inmediato teléfono motivo_de_retiro settore tipo_di_azienda_o_settore reparto dipartimento setor tipo_de_empresa_ou_sector regime dział branża rodzaj_działalności rodzaj_działalności_lub_branża afdeling branche avdelning bransch avdeling osasto toimiala oddělení odvětví departament domeniul tipul_activității_sau_sectorul_de_activitate sektör departman bölümü τομέας τμήμα_εταιρείας ágazat отдел отрасль сфера_деятельности відділ галузь 部门 行业 汇报对象 下属人数 离职原因 部門 部署 業種 従業員数 雇用形態 부서 업종 퇴사사유 القسم_الوظيفي القطاع מחלקה תחום departemen bidang_usaha phòng_ban',
  ],
];
