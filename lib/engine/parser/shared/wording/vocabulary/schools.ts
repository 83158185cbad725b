/** Words of the names of schools by the wire's SchoolType (parsing.md), folded at load, `*` at either end for compounds. */
export const SCHOOL_WORDS: readonly [type: string, words: string][] = [
  [
    'university',
    'university universities universiteit universitat *universitat universite universidad universitat universita universidade uniwersytet universitet *universitet universitetet univerzita univerzitet egyetem *egyetem universitatea universitesi πανεπιστημιο* egyetem* университет* університет* polytechnic polytechnique politecnico politecnica politechnika politehnica polytechnio πολυτεχνειο hochschule *hochschule fachhochschule hogeschool hogskola hogskolan *hogskola hojskole *hojskole hoyskole høyskole høgskole høgskolen hochschulen korkeakoulu ammattikorkeakoulu yliopisto vysoka institute_of_technology instituto_tecnologico institut_national institut_superieur ecole_superieure ecole_normale grande_ecole scuola_superiore escuela_tecnica_superior escola_superior universiti univ univ. uni ku ucm uab upf uam us cmu nyu uba puc usp unicamp ufrj ufmg ku_leuven vu_amsterdam mit eth epfl ucl ucla caltech insa hec tu fh rwth kth dtu ntnu upc upm uned uoc unam utn iit nit tum lmu kit eafit ipn itesm tec 大学 大學 学院 學院 大学院 대학교 대학원 대학 카이스트 kaist postech جامعة الجامعة אוניברסיטת אוניברסיטה טכניון academy_of_sciences faculty facultad faculte fakultat facolta faculdade wydzial fakulteta facultatea fakultesi σχολη ignou jntu vtu gtu aktu uptu rgpv makaut bput anna_university deemed_university *hogeschool *hojskole *høgskole uni iscte unip unesp uninove unicsul fatec iut enst ensam iset efrei esc_business vse cvut ntua odtu itu agh sgh pwsz ase_bucuresti chalmers universitas federal_polytechnic politeknik',
  ],
  [
    'college',
    'college colleges collegium kolleg mikhlala מכללת מכללה كلية foiskola főiskola seminary conservatory conservatoire conservatorio conservatorium konservatorium academia academie akademie akademia academy akademi akademia akademisi accademia академия академія 专科学校 短期大学 전문대학 colegio_universitario *college *kolleg',
  ],
  ['community', 'community_college cegep'],
  [
    'vocational',
    'vocational berufsschule *berufsschule berufskolleg berufsakademie lehrwerkstatt technikum szkola_zawodowa instituto_de_formacion centro_de_formacion cfp ctc ies cifp cebanc senai senac sena iti bootcamp institute_of_vocational ihk handwerkskammer meisterschule technikerschule afpa cnam greta ifp its cfa roc yrkeshogskola yrkesskola ausbildungszentrum 専門学校 職業 직업 училище колледж техникум коледж szakkozepiskola meslek_yuksekokulu meslek_lisesi etec cefet iefp conalep enaip ipsia ipssar ifsi cned berufsbildungszentrum bildungswerk berufsbildungswerk *berufsschule handelsschule meslek_okulu halk_egitim_merkezi halk_egitim ucilište učiliště sou sos odborne_uciliste vos *erhvervsskole erhvervsakademi handelsskole teknisk_skole vuc komvux folkhögskola syntra vdab cvo vti hotelschool groupe_scolaire polytechnical technical_training_institute industrial_training_institute industrial_training_centre tafe niit aptech',
  ],
  [
    'highschool',
    'high_school highschool secondary_school grammar_school gymnasium *gymnasium gymnazium gimnazium gimnazjum gimnaziul lyceum lycee liceo liceu liceum liceul lise lisesi instituto_de_educacion_secundaria ies bachillerato preparatoria prepa college_prep realschule gesamtschule oberschule oberstufe scuola_superiore istituto_tecnico itis i.i.s. iis itc scuola_secundaria escola_secundaria escuela_secundaria gymnasieskola gymnasieskole gymnasiet videregaende videregående stredni_skola střední_škola stredna_skola kozepiskola λυκειο лицей гимназия школа ліцей гімназія школа 高中 中学 高校 高等学校 고등학교 مدرسة تيكون תיכון בית_ספר middelbare_school atheneum sixth_form scholengemeenschap *lyzeum lyzeum lyzej *lyceum colegiul_national colegiul_tehnic liceul_teoretic grup_scolar mittelschule hauptschule *realschule *gesamtschule *oberschule *mittelschule volksschule handelsakademie abendgymnasium ungdomsskole efterskole ghss mhss inter_college intermediate_college senior_secondary sma_negeri smk_negeri smp_negeri unidad_educativa institucion_educativa i.e.s. ensino_medio agrupamento_de_escolas externato obchodni_akademie i.t.c. i.t.i.s. i.i.s.',
  ],
  [
    'lowerSchool',
    'primary_school elementary_school grundschule ecole_primaire escuela_primaria scuola_elementare basisschool szkola_podstawowa folkeskole grundskola zakladni_skola 小学 초등학교 ilkogretim_okulu ilkokulu ortaokulu ceip middle_school nursery_school scuola_media escola_basica school_primaire *basisschool grunnskole zakladna_skola',
  ],
  [
    'professional',
    'business_school law_school medical_school school_of_medicine school_of_law graduate_school school_of_business teaching_hospital escuela_de_negocios ecole_de_commerce wirtschaftsakademie',
  ],
  [
    'UNSPECIFIED',
    'board board_of boards vidyalaya vidyalay vidya_mandir mahavidyalaya mahavidyalay vishwavidyalaya vishwavidyalaya vidyapeeth niketan convent gurukul madrasa madrassa shishu_mandir kendriya_vidyalaya navodaya colegio colégio colegiul szkola_policealna kolej *skolan *skola *skole training_institute teachers_training vidya_bhavan vidyashram public_school model_school open_school open_schooling examinations_council examination_board council_of_higher cbse nios bise school schule *schule ecole escuela escola scuola szkola zespol_szkol skola skole koulu iskola okulu scoala institute institut instituto istituto instytut institutt ustav enstitusu intezet институт інститут center centre centro centrum zentrum training_center coursera udemy udacity edx openclassrooms platzi codecademy pluralsight linkedin_learning freecodecamp khan_academy educacion_it le_wagon ironhack general_assembly formation academy campus faculty department educational foundation 研究所 研究院 学校 학교 학원 연수원 معهد مركز מכון',
  ],
];
