/**
 * Words around the fields of entries written as a sentence, by their meaning; `_` is a space, folded at load.
 * Languages: en nl de fr es it pt ca pl cs sk da sv no ro tr el hu ru uk.
 */

/** Meaning of a word, a mark or a date for the text after it. */
export type MarkKind =
  /** The beginning of the text. */
  | 'start'
  /** Verbs of work, of ongoing work, and of work with the employer as their object. */
  | 'worked'
  | 'working'
  | 'joined'
  /** Verbs of learning, and of ongoing learning. */
  | 'studied'
  | 'studying'
  /** A role follows ("as", "als"), or came before ("olarak"). */
  | 'as'
  | 'asBefore'
  /** Prepositions of place and origin, from the surest to the most ambiguous. */
  | 'at'
  | 'under'
  | 'from'
  | 'of'
  | 'with'
  | 'for'
  | 'in'
  /** Signs. */
  | 'comma'
  | 'dash'
  | 'colon'
  | 'open'
  | 'close'
  | 'stop'
  | 'line'
  | 'tab'
  /** The subject of a degree follows. */
  | 'major'
  /** Dates, lengths of time, marks, and the words that lead to them. */
  | 'date'
  | 'length'
  | 'grade'
  | 'time';

export const MARK_WORDS: readonly [kind: MarkKind, words: string][] = [
  [
    'worked',
    'worked work have_worked has_worked had_worked i_worked i_have_worked i_had_worked previously_worked temporarily_worked temporary_worked employed was_employed served have_served serve experience experienced work_experience working_experience job_experience years_of_experience engaged posted appointed designated deputed hired interned ' +
      'gewerkt werkzaam_geweest was_werkzaam werkte ' +
      'ich_arbeitete arbeitete_ich ich_war war_ich wurde_ich gearbeitet arbeitete tätig beschäftigt angestellt war_tätig war_beschäftigt ' +
      "j'ai_travaillé ai_travaillé a_travaillé travaillé travaillait employé_chez j'ai_occupé ai_occupé occupé_le_poste j'ai_été j'étais embauché embauchée recruté recrutée " +
      'trabajé he_trabajado trabajado trabajó trabajaba laboré he_laborado laborado me_desempeñé desempeñado desempeñándome desempeñé fui estuve estuve_trabajando presté_servicios he_sido ' +
      'ho_lavorato lavorato lavorai lavoravo impiegato_presso occupato ho_svolto svolto ho_prestato_servizio ho_collaborato collaborato ho_ricoperto ricoperto assunto assunta sono_stato sono_stata ' +
      'trabalhei trabalhou trabalhado atuei atuou exerci exerceu desempenhei fui estagiei prestei_serviços ' +
      'pracowałem pracowałam pracował pracowała zatrudniony zatrudniona ' +
      'pracoval_jsem pracovala_jsem pracoval pracovala zaměstnán pracoval_som pracovala_som ' +
      'arbejdede har_arbejdet arbejdet ansat arbetade har_arbetat arbetat anställd jobbade arbeidet har_arbeidet ansatt jobbet ' +
      'am_lucrat lucrat a_lucrat angajat çalıştım çalışmış çalıştı görev_yaptım εργάστηκα εργαζόμουν dolgoztam dolgozott ' +
      'работал работала работали трудился трудилась працював працювала',
  ],
  [
    'working',
    'working currently_working presently_working presently_work currently_work now_working i_am_working am_working i_work have_been_working has_been_working currently_employed presently_employed serving currently_serving currently currently_associated associated presently at_present now present_employer current_employer ' +
      'momenteel_werkzaam werkzaam thans_werkzaam momenteel huidig ' +
      'derzeit aktuell zurzeit zur_zeit seit_kurzem ich_arbeite arbeite_ich arbeite ich_bin bin_ich ' +
      "je_travaille travaille actuellement j'occupe j'exerce depuis_lors " +
      'trabajo_actualmente actualmente trabajo trabajando actualmente_trabajo me_desempeño laboro es soy ' +
      'attualmente lavoro sto_lavorando ' +
      'atualmente actualmente_a_trabalhar trabalho atuo exerço sou ' +
      'pracuję obecnie pracuji nyní pracujem v_současnosti ' +
      'arbejder nuværende arbetar nuvarande jobbar arbeider jobber nåværende for_tiden ' +
      'lucrez în_prezent çalışıyorum çalışmaktayım halen şu_anda εργάζομαι dolgozom jelenleg ' +
      'работаю в_настоящее_время сейчас працюю зараз',
  ],
  [
    'joined',
    'joined joined_in rejoined started_working_for ran founded co-founded owned have_joined ingetreden eingetreten_bei rejoint intégré intégrée ingresé me_incorporé entrato_in ingressei dołączyłem gick_med_i',
  ],
  [
    'studied',
    'completed passed graduated obtained achieved attained secured acquired earned received awarded did done qualified cleared studied attended have_passed have_completed i_have_passed i_have_completed i_have_done i_passed i_completed has_completed successfully_completed passed_out passed_in post_graduated finished having graduation_completed ' +
      'behaald afgerond gestudeerd geslaagd diploma_behaald ' +
      'abgeschlossen absolviert studium studiert erworben abschluss ' +
      'obtenu obtention réussi validé effectué diplômé_de diplômée_de ' +
      'obtuve cursé egresado egresada graduado graduada terminado concluido realizado titulado titulada obtenido ' +
      'conseguito conseguita ottenuto laureato laureata diplomato diplomata ' +
      'concluí concluído concluída formado formada obtive cursei ' +
      'ukończone ukończyłem ukończyłam ukończony zdobyte absolwent absolwentka ' +
      'absolvoval absolvovala dokončil dokončeno ukončené ' +
      'gennemført bestået afsluttet avslutad avlagd fullført bestått examen_från ' +
      'absolvit absolvent absolventă mezun tamamladım αποφοίτησα απόφοιτος végzett ' +
      'окончил окончила закончил закончила получил получила закінчив закінчила',
  ],
  [
    'studying',
    'pursuing persuing currently_pursuing presently_pursuing studying currently_studying appearing appeared awaiting_result enrolled undergoing presently_studying am_pursuing currently_doing ' +
      'volgend studierend derzeit_im_studium en_cours_de préparation_de cursando estudiante_de estudiando actualmente_cursando frequentando cursando_atualmente studiuję w_trakcie studuje studerer studerar okuyorum devam_ediyor σπουδάζω учусь обучаюсь навчаюсь',
  ],
  [
    'as',
    'as as_a as_an as_the in_the_capacity_of in_capacity_of in_the_position_of in_the_role_of in_the_post_of at_the_post_of on_the_post_of on_the_position_of position_of post_of role_of designation_of designated_as to_the_post_of job_title designation position_held ' +
      'als als_een in_de_functie_van als_eine als_ein in_der_funktion als_der ' +
      "comme en_tant_que en_qualité_de au_poste_de poste_de le_poste_de à_titre_de en_tant_qu' " +
      'como de_cargo desempeñándome_como trabajé_de trabajo_de trabajaba_de trabajado_de trabajando_de el_cargo_de el_puesto_de con_el_cargo_de en_el_cargo_de en_el_puesto_de puesto_de cargo_de en_calidad_de ' +
      'come in_qualità_di con_la_qualifica_di con_mansione_di con_ruolo_di nel_ruolo_di il_ruolo_di la_mansione_di con_mansioni_di ' +
      'no_cargo_de na_função_de com_a_função_de na_qualidade_de o_cargo_de a_função_de função_de com_o_cargo_de ' +
      'jako na_stanowisku w_charakterze na_pozici v_pozici ako na_pozícii ' +
      'som som_en i_rollen_som som_ett ' +
      'ca în_calitate_de pe_postul_de în_funcția_de ως με_την_ιδιότητα mint ' +
      'в_качестве на_должности в_должности на_позиции як на_посаді у_якості',
  ],
  ['asBefore', 'olarak unvanıyla göreviyle pozisyonunda minőségben'],
  [
    'at',
    'at at_the employed_by working_at bij bij_de beim bei bei_der bei_dem chez au_sein_de au_sein_du au_sein auprès_de presso presso_la hos vid la_firma la_compania στην στον στο -nél w_firmie we_firmie u_firmy ve_firmě vo_firme в_компании в_фирме в_организации в_компанії в_фірмі en_la_empresa en_la_compañía na_empresa na_companhia dans_la_société dans_l_entreprise',
  ],
  [
    'under',
    'under affiliated_to affiliated_with affiliated_by affiliated approved_by recognized_by recognised_by conducted_by through via by run_by unter onder sous affilié_à afiliado_a bajo sotto sob pod',
  ],
  [
    'from',
    'from of_the from_the out_of aus vom von_der an_der am an der_universität van_de aan_de aan de_la de_l del de_los dalla dal della presso_l_ da do por_la por_el pela pelo na_uniwersytecie z ze fra från ved din_cadrul από του της из при від при_університеті',
  ],
  ['with', 'with together_with mit met avec con com z_firmą med cu με с компанией'],
  ['for', 'for für voor pour para per dla för pentru για для için'],
  [
    'in',
    'in into inside within im ins en em no na nos nas nel nella nello dans à au aux i w we på v ve vo în la σε в во у',
  ],
  [
    'major',
    'specialization specialisation specializing_in specialised_in specialized_in specialization_in with_specialization_in major majors majoring_in major_in branch stream subject subjects discipline trade studierichting schwerpunkt fachrichtung spécialité spécialisation option especialidad especialización mención indirizzo specjalność kierunek obor специальность',
  ],
  [
    'time',
    'the_year_of the_year in_the_year in_the_year_of year year_of_passing passing_year year_of period the_period during during_the_period for_the_period for_a_period for_the_period_of of_period duration dated w.e.f wef with_effect_from session batch since from_the_period a_period_of tenure in_the_month_of month_of date_of_joining on ' +
      'jahr im_jahr im_jahre in_den_jahren zeitraum von_bis anno année en_l_année durant pendant período durante en_el_año el_año no_ano_de no_ano conclusão_em conclusão_no_ano_de concluído_em concluída_em finalizado_en finalizada_en terminado_en terminada_en culminado_en nel nell_anno dal rok w_roku w_latach roku v_roce v_rokoch în_anul yılında yılı év году в_году',
  ],
];
