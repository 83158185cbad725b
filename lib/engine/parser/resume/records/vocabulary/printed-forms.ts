import type { LabelKind } from '../model';

/**
 * Labels of printed forms (the European format of CVs since 2002, forms of job centres and schools), as in `fields.ts`.
 */
export const PRINTED_NAMES: readonly [kind: LabelKind, names: string][] = [
  [
    { field: 'what', topic: 'work' },
    'appointed_as appointment_as capacity beroep_of_functie tätigkeit_als stelle_als beschäftigung_als puesto_o_cargo_ocupados ' +
      'función_o_puesto_ocupado cargo_que_desempeña ruolo_ricoperto mansione_svolta zawód_lub_zajmowane_stanowisko ' +
      'yrke_eller_befattning yrke_eller_stilling stilling_eller_erhverv povolání_nebo_vykonávaná_funkce ' +
      'zamestnanie_alebo_pracovné_zaradenie foglalkozás_/_beosztás pozisyonu επάγγελμα_ή_θέση_που_κατείχατε ' +
      'професия_или_заемана_длъжност',
  ],
  [
    { field: 'what', topic: 'study' },
    'highest_qualification qualification_gained award award_obtained grade_passed behaalde_titel ' +
      'certificaat_of_diploma abschluss_als ausbildung_zum ausbildung_zur ausbildung_als diplôme_préparé grado_obtenido ' +
      'qualifica_professionale titolo_di_studio_conseguito laurea_in grau_académico nazwa_uzyskanej_kwalifikacji wyuczony_zawód ' +
      'dosažená_kvalifikace dosiahnutá_kvalifikácia végzettség_/_képesítés',
  ],
  [
    { field: 'where', topic: 'work' },
    "vessel ship ship_name vessel_name agency facility nom_de_l'entreprise contratante arbetsgivarens_namn_och_adress " +
      'arbejdsgivers_navn_og_adresse jméno_a_adresa_zaměstnavatele názov_a_adresa_zamestnávateľa munkáltató_neve_és_címe ' +
      'име_и_адрес_на_работодателя',
  ],
  [
    { field: 'where', topic: 'study' },
    'tertiary_institution school_attended ' +
      'naam_en_type_van_de_organisatie_die_onderwijs_of_opleiding_verstrekt ' +
      "nom_et_type_d'établissement_dispensant_l'enseignement_ou_la_formation " +
      'nombre_y_tipo_de_organización_que_ha_impartido_la_educación_o_la_formación ' +
      "nome_e_tipo_di_istituto_di_istruzione_o_formazione nome_e_tipo_d'istituto_di_istruzione_o_formazione " +
      'nazwa_i_typ_organizacji_zapewniającej_edukację_lub_szkolenie název_a_typ_organizace,_která_poskytla_vzdělání ' +
      'názov_a_typ_organizácie_poskytujúcej_vzdelávanie numele_și_tipul_instituției_de_învățământ_/_furnizorului_de_formare ' +
      'oktatást_/_képzést_nyújtó_intézmény_neve_és_típusa okulun_adı',
  ],
  [{ field: 'where' }, "nom_de_l'établissement"],
  [{ field: 'subject', topic: 'study' }, 'programme_of_study mezun_olduğu_bölüm'],
  [
    { field: 'when' },
    'dates_of_attendance years_of_attendance period_from_to date_from_to dienstverband zeitraum_von_bis année_scolaire ' +
      "période_d'activité tiempo_laborado tiempo_de_trabajo periodo_laboral data_inizio_/_fine tempo_de_serviço " +
      'tempo_de_trabalho datas daty czas_pracy',
  ],
];
