/** Legal forms: as whole words, folded; almost sure signs of an organisation. */
export const LEGAL_FORMS = `
  inc inc. incorporated corp corp. corporation llc l.l.c. ltd ltd. limited llp lp plc co. company pty pte pvt pvt. private_limited gmbh mbh ag kg kgaa ohg gbr ug e.v. ev eg se sa s.a. sas s.a.s. sasu sarl s.a.r.l. sarl. eurl sci snc scop sl s.l. slu s.l.u. s.l.l. s.a.u. sau srl s.r.l. s.r.l.s. spa s.p.a. s.n.c. s.a.s ltda ltda. s/a me eireli epp lda lda. s.a.c. s.a.c s.a.b. c.a. s.c. s.de_r.l. de_c.v. sp._z_o.o. sp.z_o.o. z_o.o. s.a. bv b.v. nv n.v. vof cv bvba vzw aps a/s as asa ab oy oyj hb kb s.r.o. sro a.s. spol. d.o.o. doo d.d. kft kft. bt bt. zrt zrt. nyrt rt. ooo оoo ооо оао зао пао ао ип тов тзов фоп а.ε. αε επε ο.ε. ικε a.ş. a.s. ltd.şti. şti. şti san. tic. co.,_ltd co.,_ltd. kk k.k. gk sdn_bhd bhd tbk pt_ gmbh_&_co wll w.l.l. w.l.l fze fzco fzc fz-llc fz_llc jlt dmcc spc saog saoc qsc q.s.c. kscc k.s.c. pjsc p.j.s.c. est. l.l.c est m/s &_sons &_bros &_co &_co. n.g.o. (pty) sal s.a.l. pte._ltd.
`;

/** Words that are often in names of organisations; `*` for the beginnings of compounds. */
export const ORGANISATION_WORDS = `
  university college school institute institution academy faculty department laboratory laboratories lab labs hospital clinic bank group holding holdings company corporation enterprises enterprise partners associates agency foundation association society council committee ministry government municipality city_of state_of commission authority bureau office center centre museum library church union federation chamber
  technologies technology tech software systems solutions services consulting consultancy consultants industries international global worldwide networks media studio studios productions entertainment publishing press games ventures capital investments insurance financial finance securities airlines airways motors automotive energy pharma pharmaceuticals healthcare medical biotech logistics transport shipping foods constructions construction builders contracting trading traders electricals electronics exports imports mills textiles steel cement refinery petroleum oil gas infra infrastructure infotech infosystems communications telecom printers plastics chemicals petrochemicals polymers dairy farms jewellers tours travels courier cargo freight marine aviation hypermarket mall bazaar showroom garage factory trust army navy air_force railways railway airport embassy high_court nursing_home polyclinic pharmacy diagnostics salon spa gym catering cafe bakery theatre cinema broadcasting establishment brothers
  restaurant hotel hotels resort stores store shop retail market supermarket club
  universiteit hogeschool bedrijf stichting vereniging gemeente ziekenhuis instituut groep bureau ministerie
  universitat *universitat hochschule *hochschule fachhochschule *schule *institut institut *verlag verlag *bank *werke werke *klinik klinik klinikum *krankenhaus krankenhaus stadt landkreis bundesamt *amt ministerium *gesellschaft gesellschaft verein *verein stiftung gruppe betriebe *technik *versicherung praxis kanzlei buro *buro apotheke autohaus agentur *agentur lehrstuhl freie_universitat technische_universitat bundeswehr kindergarten gymnasium *gymnasium lyzeum
  universite ecole lycee institut laboratoire hopital clinique banque groupe societe entreprise agence fondation association ministere mairie conseil cabinet centre bureau federation syndicat chambre compagnie etablissements studio imprimerie restaurant boutique magasin academie
  universidad escuela colegio instituto facultad laboratorio hospital clinica banco grupo empresa compania agencia fundacion asociacion ministerio ayuntamiento gobierno consejo consultora centro oficina sociedad federacion camara estudio tecnologias sistemas soluciones servicios industrias secretaria municipalidad cooperativa restaurante tienda editorial universitat ajuntament generalitat escola academia politecnica
  universita scuola liceo istituto facolta laboratorio ospedale clinica banca gruppo azienda impresa agenzia fondazione associazione ministero comune regione consiglio centro societa studio ristorante negozio editore politecnico cooperativa consorzio
  universidade escola colegio instituto faculdade laboratorio hospital clinica banco grupo empresa companhia agencia fundacao associacao ministerio prefeitura governo camara consultoria centro sociedade estudio tecnologia sistemas solucoes servicos industria comercio cooperativa loja tribunal secretaria
  uniwersytet politechnika szkola liceum instytut wydzial laboratorium szpital klinika bank grupa firma agencja fundacja stowarzyszenie ministerstwo urzad biuro centrum spolka towarzystwo akademia
  universitet universitetet skole hojskole højskole institut hospital sygehus gruppe virksomhed forening kommune ministeriet styrelsen bank fond universitetssjukhus sjukhus hogskola högskola forbund förbund foretag företag bolag stiftelse myndighet region landsting sykehus hoyskole høyskole høgskole selskap forbundet etaten direktoratet
  bakery pharmacy pharmacies garage workshop farm farms dairy nursery kindergarten salon barbershop boutique mall showroom dealership franchise depot warehouse jewellers jewelry tailors caterers catering bakers cafe pizzeria pub brewery winery orchard plantation estate estates tea_factory sugar_mill spinning_mill weaving_mill garments apparels knitwear fabrics leather footwear ceramics granite marbles steels alloys castings forgings polymers plastics packaging printers press_club nursing_home medicals diagnostics polyclinic dispensary orphanage mission trust ngo panchayat cooperative co-operative county_government constituency borough shire battalion regiment embassy consulate high_commission magistracy secretariat cantonment railways roadways shipyard dockyard seaport infotech softech technocrats infosystems telecom telecommunications cables switchgears transformers projects_ltd promoters developers realtors properties housing interiors decorators facade
  panaderia pasteleria carniceria pescaderia fruteria supermercado supermercados hipermercado ferreteria farmacia peluqueria cafeteria bar_restaurante hostal residencia guarderia inmobiliaria gestoria asesoria despacho bufete taller talleres constructora construcciones transportes distribuciones limpiezas fabrica finca granja bodega bodegas almacenes muebles juzgado hacienda instituto_nacional seguro_social alcaldia gobernacion diputacion
  padaria confeitaria supermercado supermercados hipermercado farmacia drogaria pastelaria cafe lanchonete churrascaria pousada residencial creche imobiliaria construtora transportadora oficina metalurgica confeccoes fabrica fazenda armazem armazens junta_de_freguesia exercito marinha
  panificio panetteria pasticceria supermercato farmacia parrucchiera pizzeria albergo bar trattoria officina officine carrozzeria autotrasporti costruzioni impresa_edile fabbrica studio_legale studio_commercialista studio_associato asilo casa_di_riposo parrocchia cantina agriturismo
  boulangerie patisserie boucherie supermarche hypermarche pharmacie brasserie hotel_restaurant garage usine entrepot creche maison_de_retraite ehpad prefecture tribunal etude_notariale cabinet_medical transports menuiserie
  backerei *backerei metzgerei *metzgerei supermarkt friseursalon gasthaus gasthof pension werkstatt *werkstatt druckerei *druckerei baugeschaft *betrieb spedition *spedition logistikzentrum kita kindertagesstatte altenheim seniorenheim pflegeheim pflegedienst steuerburo kanzlei_dr rathaus landratsamt bauhof tischlerei schreinerei malerbetrieb zeitarbeit personaldienstleistungen
  bakkerij slagerij supermarkt apotheek kapsalon garagebedrijf *bedrijf aannemersbedrijf transportbedrijf uitzendbureau kinderdagverblijf verzorgingshuis zorgcentrum drukkerij fabriek winkel winkels makelaardij
  piekarnia cukiernia sklep hurtownia apteka restauracja kawiarnia hotelik warsztat zaklad zaklady fabryka kopalnia gospodarstwo przedszkole przychodnia kancelaria nadlesnictwo starostwo gmina spoldzielnia f.h.u. p.p.h.u. p.h.u. ppuh
  pekarna pekaren lekarna restaurace hotelovy obchod prodejna sklady dilna tovarna zavod materska_skola domov_duchodcu obecni_urad mestsky_urad reznictvi zeleznice
  bageri apotek restaurang verkstad fabrik forskola förskola vardboende aldreboende äldreboende åkeri akeri bokhandel butik dagligvare plejehjem plejecenter børnehave vuggestue bageriet vaerksted værksted tomrerfirma sykehjem barnehage
  brutarie farmacie fabrica gradinita cabinet magazin hipermarket depozit
  market marketler magazacilik magazasi eczane eczanesi lokantasi restoran firini kres anaokulu fabrikasi atolyesi insaat tekstil gida otomotiv turizm sanayi ticaret nakliyat kargo sigorta emlak muhasebe_burosu hukuk_burosu kaymakamligi valiligi
  pekseg gyogyszertar etterem uzem gyar ovoda bolt aruhaz rendelo
  univerzita skola ustav fakulta nemocnice klinika banka skupina spolecnost agentura nadace sdruzeni ministerstvo urad centrum universitatea facultatea scoala colegiul institutul spitalul banca grupul firma agentia fundatia asociatia ministerul primaria universitesi fakultesi okulu lisesi enstitusu hastanesi bankasi grubu sirketi ajansi vakfi dernegi bakanligi belediyesi holding mudurlugu universitesi teknoloji teknolojileri yazilim bilisim
  πανεπιστημιο σχολη ινστιτουτο νοσοκομειο τραπεζα ομιλος εταιρεια υπουργειο δημος egyetem iskola intezet korhaz bank csoport ceg alapitvany miniszterium onkormanyzat gimnazium kozpont
  университет институт академия школа лаборатория больница банк группа компания агентство фонд ассоциация министерство администрация центр завод фирма холдинг бюро студия університет інститут академія школа лабораторія лікарня банк група компанія агентство фонд асоціація міністерство центр завод фірма студія
  شركة بلدية وزارة مؤسسة بنك مستشفى جامعة مدرسة هيئة مجموعة معهد مكتب جمعية مصنع חברת עיריית משרד בנק קבוצת עמותת מכון אוניברסיטת רשת בית_חולים
`;

export const UNSPACED_ORGANISATION_WORDS =
  '公司 集团 集團 有限 股份 大学 大學 学院 學院 银行 銀行 医院 醫院 研究所 研究院 中心 株式会社 合同会社 有限会社 財団 法人 大学院 学校 病院 研究室 事務所 협회 주식회사 (주) ㈜ 대학교 대학 은행 병원 연구소 연구원 센터 그룹 재단 학교 학원 코리아 소프트 شركة جامعة مؤسسة بنك مستشفى معهد مدرسة وزارة مجموعة אוניברסיטת אוניברסיטה מכללת מכללה חברת בנק בית ספר בע"מ מכון משרד';

/** Words for work on one's own account. */
export const SELF_EMPLOYED_WORDS =
  'self-employed self_employed freelance freelancer freelancing independent_consultant independent_contractor own_business sole_trader zelfstandig zelfstandige zzp zzper selbstandig selbststandig selbstständig selbständig freiberuflich freiberufler freiberuflerin freiberuflicher freiberufliche freischaffend independant independante auto-entrepreneur micro-entrepreneur a_mon_compte autonomo trabajadora_autonoma profesional_autonoma por_cuenta_propia independiente cuenta_propia libero_professionista libera_professionista freelance lavoro_autonomo partita_iva autonomo conta_propria profissional_liberal wolny_strzelec dzialalnosc_gospodarcza samozatrudnienie selvstaendig selvstændig egenforetagare egen_företagare frilans selvstendig frilanser osvc osvč na_volne_noze liber_profesionist pfa serbest serbest_meslek ελευθερος_επαγγελματιας egyeni_vallalkozo szabaduszo фриланс фрилансер самозанятый индивидуальный_предприниматель фріланс фрілансер фоп 自由职业 自由職業 个体经营 フリーランス 自営業 個人事業主 프리랜서 자영업 개인사업 عمل_حر مستقل עצמאי עצמאית פרילנס';

/** Ways of working that are not places. */
export const REMOTE_WORDS =
  'remote hybrid on-site onsite home_office fully_remote remote_work work_from_home wfh anywhere worldwide op_afstand thuiswerk homeoffice teletravail a_distance distanciel remoto teletrabajo en_remoto hibrido presencial a_distancia da_remoto telelavoro smart_working ibrido remoto_hibrido home-office zdalnie zdalna praca_zdalna hybrydowo fjernarbejde distans pa_distans hjemmekontor na_dalku vzdalene la_distanta uzaktan uzaktan_calisma εξ_αποστασεως tavmunka удаленно удалённо удаленная_работа дистанционно віддалено дистанційно 远程 遠端 リモート 在宅 원격 재택 עבודה_מרחוק عن_بعد';

/** Kinds of contract, in the order of the wire's JobType (wire-facts 2.10). */
export const JOB_TYPE_WORDS: readonly [type: string, words: string][] = [
  [
    'internship',
    'intern internship trainee traineeship stage stagiaire stagiair praktikum praktikant praktikantin practicas pasantia becario becaria practicante pasante tirocinio tirocinante stagista estagio estagiario estagiaria staz stazysta praktyka praktyki praktyka praktikplats staj stajyer стажировка стажер стажёр стажування 实习 實習 インターン 인턴 תמחות متدرب gyakornok',
  ],
  [
    'volunteer',
    'volunteer volunteering voluntary vrijwilliger ehrenamtlich ehrenamt benevole benevolat voluntario voluntaria voluntariado volontario volontaria volontariato voluntaria wolontariusz wolontariat frivillig ideell dobrovolnik voluntar gonullu εθελοντης onkentes волонтер волонтёр доброволец 志愿者 ボランティア 봉사 자원봉사 متطوع מתנדב',
  ],
  [
    'temp',
    'temp temporary seasonal interim tijdelijk befristet aushilfe zeitarbeit leiharbeit interimaire temporaire cdd saisonnier temporal eventual temporaneo stagionale tempo_determinato temporario tymczasowo vikar vikariat docasne временно тимчасово 临时 派遣 임시 مؤقت זמני',
  ],
  [
    'contract',
    'contract contractor freelance freelancer contracting self-employed consultant_(contract) detachering zzp freiberuflich freiberufler freiberuflerin freiberuflicher freiberufliche autonomo trabajadora_autonoma profesional_autonoma libero_professionista libera_professionista por_contrato collaboratore_a_progetto umowa_zlecenie b2b kontraktor договор фриланс 合同 契約 業務委託 계약직 프리랜서 عقد חוזה',
  ],
  [
    'directHire',
    'permanent full-time fulltime full_time direct_hire permanent_position vast vollzeit unbefristet festanstellung cdi temps_plein tiempo_completo indefinido jornada_completa tempo_indeterminato tempo_pieno efetivo clt tempo_integral umowa_o_prace pelny_etat fast heltid tillsvidare fuldtid hlavni_pracovni_pomer norma_intreaga tam_zamanli полная_занятость повна_зайнятість 全职 正式 正社員 정규직 دوام_كامل משרה_מלאה',
  ],
];
