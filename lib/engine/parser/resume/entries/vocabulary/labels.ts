/**
 * Labels in front of the fields of an entry, by what they announce; `_` is a blank. `what` is a title or a degree,
 * `where` an employer or a school, `when` the dates, `place` the place, `text` what was done or learned.
 */
export const FIELD_LABELS: readonly [field: 'what' | 'where' | 'when' | 'place' | 'text', labels: string][] =
  [
    [
      'what',
      'position position_held occupation occupation_or_position_held job_title title role job_role designation function post degree qualification title_of_qualification_awarded diploma course programme program ' +
        'functie functietitel rol diploma studie studierichting behaald_diploma ' +
        'position funktion tätigkeit stelle berufsbezeichnung tätig_als rolle abschluss studiengang studienfach ' +
        'poste poste_occupé fonction intitulé_du_poste rôle diplôme formation titre_de_la_qualification_délivrée ' +
        'puesto puesto_desempeñado cargo posición función título titulación ' +
        'posizione posizione_ricoperta ruolo mansione qualifica lavoro_o_posizione_ricoperti titolo titolo_di_studio qualifica_conseguita ' +
        'cargo função posição curso título grau habilitação função_ou_cargo_ocupado ' +
        'stanowisko zajmowane_stanowisko funkcja rola tytuł kierunek stopień ' +
        'stilling titel rolle grad uddannelse befattning roll examen utbildning tittel stillingstittel ' +
        'pozice funkce titul obor poziția postul funcția ocupat diploma calificarea ' +
        'pozisyon görev unvan bölüm θέση τίτλος πτυχίο munkakör beosztás végzettség szak ' +
        'должность позиция специальность степень посада спеціальність ступінь ' +
        '职位 岗位 职务 专业 学位 職位 役職 職種 学位 専攻 직책 직위 직무 학위 전공 ' +
        'المسمى_الوظيفي الوظيفة المنصب الدرجة المؤهل التخصص תפקיד תואר' +
        'beruf_oder_funktion bezeichnung_der_erworbenen_qualifikation profesión_o_cargo_desempeñado título_de_la_cualificación_obtenida titolo_della_qualifica_rilasciata fonction_ou_poste_occupé intitulé_du_certificat_ou_diplôme_délivré zawód_lub_stanowisko uzyskany_tytuł uzyskane_kwalifikacje designação_da_qualificação_atribuída funcția_sau_postul_ocupat calificarea_/_diploma_obținută',
    ],
    [
      'where',
      'employer name_of_employer name_and_address_of_employer company company_name name_of_company organisation organization name_of_organisation institution university school college institute name_and_type_of_organisation_providing_education_and_training ' +
        "name_und_adresse_des_arbeitgebers name_und_art_der_bildungs-_oder_ausbildungseinrichtung nombre_y_dirección_de_la_empresa nombre_y_dirección_del_empleador nombre_y_tipo_de_la_organización_educativa nome_e_tipo_di_organizzazione nom_et_type_de_l'établissement_d'enseignement_ou_de_formation nazwa_i_adres_pracodawcy nazwa_i_typ_organizacji nazwa_i_typ_instytucji nome_e_morada_do_empregador nome_e_endereço_do_empregador nome_e_tipo_da_organização_de_ensino nome_e_tipo_da_organização_de_ensino_ou_formação numele_și_adresa_angajatorului numele_și_tipul_instituției_de_învățământ " +
        'werkgever bedrijf bedrijfsnaam organisatie instelling school opleidingsinstituut ' +
        'arbeitgeber firma unternehmen betrieb einrichtung hochschule universität schule name_des_arbeitgebers ' +
        "employeur entreprise société établissement école université organisme nom_de_l'employeur nom_et_adresse_de_l'employeur " +
        'empresa empleador compañía centro centro_de_estudios institución universidad entidad organismo nombre_de_la_empresa ' +
        'datore_di_lavoro nome_e_indirizzo_del_datore_di_lavoro azienda società istituto università ente scuola ' +
        'empregador empresa instituição universidade entidade escola nome_da_empresa ' +
        'pracodawca firma nazwa_firmy nazwa_pracodawcy uczelnia szkoła instytucja ' +
        'arbejdsgiver virksomhed arbetsgivare företag skola arbeidsgiver bedrift institution ' +
        'zaměstnavatel společnost škola angajator angajatorul compania instituția ' +
        'işveren şirket firma okul kurum üniversite εργοδότης εταιρεία σχολή munkáltató munkahely cég intézmény ' +
        'компания организация работодатель место_работы вуз учебное_заведение компанія організація роботодавець заклад ' +
        '公司 单位 公司名称 工作单位 学校 院校 会社 会社名 勤務先 学校名 회사 회사명 근무처 학교 학교명 ' +
        'الشركة جهة_العمل صاحب_العمل الجامعة المؤسسة חברה מעסיק מקום_עבודה מוסד',
    ],
    [
      'when',
      'period dates date datas daty duration time_period period_of_time years year tenure from_to periode data datum zeitraum dauer période durée dates année periodo fechas fecha duración período ' +
        'durata date okres lata data období perioada dönem tarih tarihler περίοδος időszak период годы дата період роки 时间 期间 期間 기간 الفترة תקופה',
    ],
    [
      'place',
      'location place city plaats locatie ort standort lieu ville lugar ubicación ciudad luogo sede città local cidade miejsce miasto sted ort město localitate yer şehir τόπος hely место город місто 地点 場所 장소 المكان מקום',
    ],
    [
      'text',
      'main_activities_and_responsibilities main_activities responsibilities duties description principal_subjects principal_subjects/occupational_skills_covered ' +
        'wichtigste_tätigkeiten_und_zuständigkeiten hauptfächer/berufliche_fähigkeiten principales_activités_et_responsabilités principales_matières/compétences_professionnelles_couvertes ' +
        'funciones_y_responsabilidades_principales principales_materias_o_capacidades_ocupacionales_estudiadas principali_attività_e_responsabilità principali_mansioni_e_responsabilità ' +
        'principais_actividades_e_responsabilidades principais_atividades_e_responsabilidades principais_disciplinas principais_disciplinas/competências_profissionais ' +
        'główne_obowiązki główne_zadania_i_obowiązki główne_przedmioty principalele_activități_și_responsabilități voornaamste_werkzaamheden_en_verantwoordelijkheden ' +
        'обязанности должностные_обязанности',
    ],
  ];
