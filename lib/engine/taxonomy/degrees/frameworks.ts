/**
 * Frameworks of qualifications by country. The numbers are the levels of the national framework (or a short name of
 * ours); the descriptions are written for this project in the language of the country.
 *
 * A line is `type = code = description` or `/words of the folded name/ = code = description`; names go before types.
 */
export const FRAMEWORKS: readonly { countries: string; levels: string }[] = [
  {
    countries: 'US CA PH',
    levels: `
/(?:jd|juris doctor|md|doctor of medicine|dds|dmd|dvm|pharmd)/ = US-PROF = First professional degree
/mba|master of business administration/ = US-MA = Master's degree
lessThanHighSchool = US-LHS = Less than high school
highSchoolOrEquivalent = US-HS = High school diploma or equivalent
certification = US-CERT = Some college or postsecondary certificate
vocational = US-VOC = Vocational diploma
associates = US-AA = Associate's degree
bachelors = US-BA = Bachelor's degree
masters = US-MA = Master's degree
professional = US-PROF = First professional degree
doctorate = US-PHD = Doctoral degree`,
  },
  {
    countries: 'GB IM JE GG MT',
    levels: `
/(?:gcses?|o levels?|igcse|nvq level 2)/ = RQF-2 = GCSE or equivalent
/(?:a levels?|a-levels?|nvq level 3|btec national)/ = RQF-3 = A level or equivalent
/(?:hnc|higher national certificate|nvq level 4)/ = RQF-4 = Higher national certificate
/(?:hnd|higher national diploma|foundation degree|fda|fdsc)/ = RQF-5 = Higher national diploma or foundation degree
/(?:pgce|pgcert|pgdip|postgraduate (?:certificate|diploma))/ = RQF-7 = Postgraduate certificate or diploma
lessThanHighSchool = RQF-1 = Below GCSE
highSchoolOrEquivalent = RQF-3 = A level or equivalent
certification = RQF-4 = Certificate of higher education
vocational = RQF-3 = Vocational qualification
associates = RQF-5 = Higher national diploma or foundation degree
bachelors = RQF-6 = Bachelor's degree
masters = RQF-7 = Master's degree
professional = RQF-7 = Professional degree
doctorate = RQF-8 = Doctorate`,
  },
  {
    countries: 'IE',
    levels: `
/junior certificate/ = NFQ-3 = Junior certificate
/higher certificate/ = NFQ-6 = Higher certificate
/(?:hons|honours|higher diploma)/ = NFQ-8 = Honours bachelor's degree
lessThanHighSchool = NFQ-3 = Junior certificate
highSchoolOrEquivalent = NFQ-5 = Leaving certificate
certification = NFQ-6 = Advanced certificate
vocational = NFQ-6 = Advanced certificate
associates = NFQ-6 = Higher certificate
bachelors = NFQ-8 = Bachelor's degree
masters = NFQ-9 = Master's degree
professional = NFQ-9 = Professional degree
doctorate = NFQ-10 = Doctorate`,
  },
  {
    countries: 'DE AT LI',
    levels: `
/hauptschulabschluss|berufsreife/ = DQR-2 = Hauptschulabschluss
/mittlere reife|realschulabschluss/ = DQR-3 = Mittlerer Schulabschluss
/(?:allgemeine )?hochschulreife|abitur|fachabitur|fachhochschulreife|matura|reifeprufung/ = DQR-4 = Hochschulreife
/(?:meister|meisterbrief|meisterprufung|fachwirt|betriebswirt|(?:staatlich gepruft\\p{L}+ )?techniker)(?:in)?/ = DQR-6 = Meister, Fachwirt oder Techniker
/(?:[12i] |erstes |zweites )?staatsexamen|staatsprufung/ = DQR-7 = Staatsexamen
/(?:dipl|diplom)\\p{L}*[ -]\\p{L}*(?:ing|inf)?\\p{L}* ?\\(?fh\\)?/ = DQR-6 = Diplom (FH)
/(?:dipl|diplom|magister)\\p{L}*/ = DQR-7 = Diplom oder Magister
lessThanHighSchool = DQR-2 = Hauptschulabschluss
highSchoolOrEquivalent = DQR-4 = Hochschulreife
certification = DQR-5 = Zertifikat
vocational = DQR-4 = Berufsausbildung
associates = DQR-5 = Fortbildungsabschluss
bachelors = DQR-6 = Bachelor
masters = DQR-7 = Master
professional = DQR-7 = Staatsexamen
doctorate = DQR-8 = Promotion`,
  },
  {
    countries: 'CH',
    levels: `
/(?:efz|eidgenossisches fahigkeitszeugnis|cfc|lehrabschluss|lehre)/ = CH-4 = Berufliche Grundbildung (EFZ)
/(?:eidg\\p{L}* )?(?:fachausweis|brevet federal)/ = CH-5 = Eidgenössischer Fachausweis
/(?:hf|hohere fachschule|eidg\\p{L}* diplom|diplome federal)/ = CH-6 = Höhere Fachschule oder eidgenössisches Diplom
/(?:matura|maturitat|berufsmatura|maturite)/ = CH-4M = Maturität
lessThanHighSchool = CH-2 = Obligatorische Schule
highSchoolOrEquivalent = CH-4M = Maturität
certification = CH-5 = Zertifikat
vocational = CH-4 = Berufliche Grundbildung (EFZ)
associates = CH-6 = Höhere Berufsbildung
bachelors = CH-6B = Bachelor
masters = CH-7 = Master
professional = CH-7 = Staatsexamen
doctorate = CH-8 = Doktorat`,
  },
  {
    countries: 'NL',
    levels: `
/vmbo|mavo|lbo/ = NLQF-2 = Vmbo
/havo/ = NLQF-4 = Havo
/vwo|gymnasium|atheneum/ = NLQF-4+ = Vwo
/(?:mbo|niveau)[ -]?(?:niveau )?1/ = NLQF-1 = Mbo 1
/(?:mbo|niveau)[ -]?(?:niveau )?2/ = NLQF-2 = Mbo 2
/(?:mbo|niveau)[ -]?(?:niveau )?3/ = NLQF-3 = Mbo 3
/mbo(?:[ -]?(?:niveau )?4)?|mts|meao/ = NLQF-4 = Mbo 4
/(?:hbo|hts|heao|hogeschool)(?:[ -]bachelor)?|ing/ = NLQF-6H = Hbo-bachelor
/(?:drs|doctorandus|mr|ir|doctoraal)/ = NLQF-7 = Wo-master
lessThanHighSchool = NLQF-2 = Vmbo
highSchoolOrEquivalent = NLQF-4 = Havo of vwo
certification = NLQF-4 = Certificaat
vocational = NLQF-4 = Mbo
associates = NLQF-5 = Associate degree
bachelors = NLQF-6 = Bachelor
masters = NLQF-7 = Master
professional = NLQF-7 = Master
doctorate = NLQF-8 = Doctoraat`,
  },
  {
    countries: 'BE',
    levels: `
/graduaat|hbo5|associate degree/ = BE-5 = Graduaat
/(?:academische bachelor|bachelier de transition)/ = BE-6A = Academische bachelor
/(?:licentiaat|licentie|licencie)/ = BE-7 = Master
lessThanHighSchool = BE-2 = Lager secundair onderwijs
highSchoolOrEquivalent = BE-4 = Hoger secundair onderwijs
certification = BE-4 = Certificaat
vocational = BE-4 = Beroepsopleiding
associates = BE-5 = Graduaat
bachelors = BE-6 = Bachelor
masters = BE-7 = Master
professional = BE-7 = Master
doctorate = BE-8 = Doctoraat`,
  },
  {
    countries: 'FR MC',
    levels: `
/(?:cap|bep|certificat d'aptitude professionnelle)/ = FR-3 = CAP ou BEP
/brevet des colleges|diplome (?:national )?du brevet/ = FR-2 = Brevet des collèges
/(?:bac pro|brevet professionnel|baccalaureat professionnel)/ = FR-4P = Baccalauréat professionnel
/bac ?\\+ ?2|bts|dut|deug|deust|brevet de technicien superieur/ = FR-5 = Bac+2 (BTS, DUT)
/bac ?\\+ ?3|licence(?: professionnelle| pro| 3)?|l3|but/ = FR-6 = Licence (bac+3)
/bac ?\\+ ?4|maitrise|master 1|m1/ = FR-6M = Maîtrise (bac+4)
/bac ?\\+ ?5|(?:diplome d')?ingenieur|dess|dea|master 2|m2|mastere/ = FR-7 = Master ou diplôme d'ingénieur (bac+5)
lessThanHighSchool = FR-2 = Brevet des collèges
highSchoolOrEquivalent = FR-4 = Baccalauréat
certification = FR-4 = Certificat
vocational = FR-3 = CAP ou BEP
associates = FR-5 = Bac+2 (BTS, DUT)
bachelors = FR-6 = Licence (bac+3)
masters = FR-7 = Master (bac+5)
professional = FR-7 = Diplôme professionnel (bac+5)
doctorate = FR-8 = Doctorat`,
  },
  {
    countries: 'ES AD',
    levels: `
/(?:eso|graduado escolar|egb)/ = ES-2 = Educación secundaria obligatoria
/(?:grado medio|ciclo formativo de grado medio|cfgm|tecnico medio|tecnico auxiliar)/ = ES-4A = Ciclo formativo de grado medio
/(?:grado superior|cfgs|tecnico superior|fp ii|fpii)/ = ES-5A = Ciclo formativo de grado superior
/(?:diplomatura|diplomad[oa]|ingenieria tecnica|ingenier[oa] tecnic[oa])/ = ES-6D = Diplomatura o ingeniería técnica
/(?:licenciatura|licenciad[oa])/ = ES-7L = Licenciatura
lessThanHighSchool = ES-2 = Educación secundaria obligatoria
highSchoolOrEquivalent = ES-4 = Bachillerato
certification = ES-4C = Certificado profesional
vocational = ES-4A = Formación profesional
associates = ES-5A = Ciclo formativo de grado superior
bachelors = ES-6 = Grado
masters = ES-7 = Máster
professional = ES-7 = Título profesional
doctorate = ES-8 = Doctorado`,
  },
  {
    countries: 'MX AR CO CL PE EC UY VE BO PY CR PA GT HN NI SV DO CU',
    levels: `
/(?:tecnicatura|tecnic[oa] superior(?: universitari[oa])?|tsu)/ = LA-5 = Técnico superior
/(?:especializacion|especialista en|diplomado)/ = LA-6E = Especialización
lessThanHighSchool = LA-2 = Educación básica
highSchoolOrEquivalent = LA-3 = Bachillerato o preparatoria
certification = LA-4 = Certificado
vocational = LA-4 = Carrera técnica
associates = LA-5 = Técnico superior
bachelors = LA-6 = Licenciatura o ingeniería
masters = LA-7 = Maestría
professional = LA-6 = Título profesional
doctorate = LA-8 = Doctorado`,
  },
  {
    countries: 'IT SM VA',
    levels: `
/licenza media/ = IT-1 = Licenza media
/qualifica professionale/ = IT-3 = Qualifica professionale
/(?:its|diploma its|ifts)/ = IT-5 = Diploma ITS
/(?:laurea (?:magistrale|specialistica|vecchio ordinamento|quinquennale|a ciclo unico))/ = IT-7 = Laurea magistrale
/(?:laurea (?:triennale|breve|di primo livello|di i livello))/ = IT-6 = Laurea triennale
/master (?:di )?(?:secondo|ii) livello/ = IT-8M = Master di secondo livello
lessThanHighSchool = IT-1 = Licenza media
highSchoolOrEquivalent = IT-4 = Diploma di maturità
certification = IT-4C = Attestato
vocational = IT-3 = Qualifica professionale
associates = IT-5 = Diploma ITS
bachelors = IT-6 = Laurea
masters = IT-7 = Laurea magistrale o master
professional = IT-7 = Titolo professionale
doctorate = IT-8 = Dottorato di ricerca`,
  },
  {
    countries: 'PT',
    levels: `
/(?:ctesp|tecnico superior profissional)/ = QNQ-5 = Curso técnico superior profissional
lessThanHighSchool = QNQ-2 = Ensino básico
highSchoolOrEquivalent = QNQ-3 = Ensino secundário
certification = QNQ-4 = Certificado
vocational = QNQ-4 = Curso profissional
associates = QNQ-5 = Curso técnico superior profissional
bachelors = QNQ-6 = Licenciatura
masters = QNQ-7 = Mestrado
professional = QNQ-7 = Título profissional
doctorate = QNQ-8 = Doutoramento`,
  },
  {
    countries: 'BR AO MZ CV',
    levels: `
/(?:tecnologo|tecnologia em)/ = BR-5 = Tecnólogo
/(?:pos[- ]graduacao|especializacao|mba)/ = BR-6E = Especialização
lessThanHighSchool = BR-2 = Ensino fundamental
highSchoolOrEquivalent = BR-3 = Ensino médio
certification = BR-4 = Certificado
vocational = BR-4 = Curso técnico
associates = BR-5 = Tecnólogo
bachelors = BR-6 = Graduação
masters = BR-7 = Mestrado
professional = BR-6 = Título profissional
doctorate = BR-8 = Doutorado`,
  },
  {
    countries: 'PL',
    levels: `
/(?:inzynier|inz|licencjat|lic)/ = PRK-6 = Licencjat lub inżynier
/(?:szkola zawodowa|zasadnicza)/ = PRK-3 = Szkoła branżowa
lessThanHighSchool = PRK-2 = Wykształcenie podstawowe
highSchoolOrEquivalent = PRK-4 = Wykształcenie średnie
certification = PRK-4 = Certyfikat
vocational = PRK-4 = Technik
associates = PRK-5 = Szkoła policealna
bachelors = PRK-6 = Licencjat lub inżynier
masters = PRK-7 = Magister
professional = PRK-7 = Tytuł zawodowy
doctorate = PRK-8 = Doktor`,
  },
  {
    countries: 'SE',
    levels: `
lessThanHighSchool = SEQF-2 = Grundskola
highSchoolOrEquivalent = SEQF-4 = Gymnasieexamen
certification = SEQF-5 = Certifikat
vocational = SEQF-4 = Yrkesutbildning
associates = SEQF-5 = Högskole- eller yrkeshögskoleexamen
bachelors = SEQF-6 = Kandidatexamen
masters = SEQF-7 = Master- eller magisterexamen
professional = SEQF-7 = Yrkesexamen
doctorate = SEQF-8 = Doktorsexamen`,
  },
  {
    countries: 'DK NO FI IS',
    levels: `
lessThanHighSchool = EQF-2 = Lower secondary school
highSchoolOrEquivalent = EQF-4 = Upper secondary school
certification = EQF-4 = Certificate
vocational = EQF-4 = Vocational education
associates = EQF-5 = Short-cycle higher education
bachelors = EQF-6 = Bachelor's degree
masters = EQF-7 = Master's degree
professional = EQF-7 = Professional degree
doctorate = EQF-8 = Doctorate`,
  },
  {
    countries: 'IN PK BD LK NP',
    levels: `
/(?:ssc|10th|matric|matriculation)/ = IN-3 = Secondary school certificate (10th)
/(?:hsc|12th|intermediate|higher secondary|plus two|senior secondary)/ = IN-4 = Higher secondary certificate (12th)
/(?:bachelor of engineering|be|btech|b tech)/ = IN-6E = Bachelor of engineering or technology
lessThanHighSchool = IN-3 = Secondary school certificate (10th)
highSchoolOrEquivalent = IN-4 = Higher secondary certificate (12th)
certification = IN-4C = Certificate
vocational = IN-5 = Diploma
associates = IN-5 = Diploma
bachelors = IN-6 = Bachelor's degree
masters = IN-7 = Master's degree
professional = IN-7 = Professional degree
doctorate = IN-8 = Doctorate`,
  },
  {
    countries: 'AU NZ',
    levels: `
lessThanHighSchool = AQF-1 = Below year 12
highSchoolOrEquivalent = AQF-2 = Senior secondary certificate
certification = AQF-4 = Certificate IV
vocational = AQF-3 = Trade certificate
associates = AQF-6 = Associate degree or advanced diploma
bachelors = AQF-7 = Bachelor's degree
masters = AQF-9 = Master's degree
professional = AQF-9 = Professional degree
doctorate = AQF-10 = Doctorate`,
  },
];
