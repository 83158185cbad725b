/**
 * Words that tell a language: articles, prepositions, conjunctions, and the words that CVs are made of. Small letters,
 * with diacritics. A word in several lists counts for each of them in part. Written for this project.
 */
export const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to in for with on from by an is are was at as that this my i have has been using experience skills education work university development management responsible team projects working years languages summary profile developed which their all new during present',
  de: 'der die das und in mit für von zu im den dem des ein eine einer bei als auf ist sowie zur zum aus durch über an nach bis heute seit berufserfahrung ausbildung kenntnisse sprachen entwicklung fähigkeiten lebenslauf verantwortlich ich bin nicht auch wurde projekte zusammenarbeit deutsch englisch',
  fr: 'le la les des et de du en un une pour dans avec sur au aux par est à plus ou que qui ce cette nos mes mon ma je sein expérience expériences compétences formation langues développement gestion projet équipe anglais français stage années depuis ainsi mise lors aujourd présent connaissances études',
  es: 'el la los las de y en del con para por un una que al se su como más es mi sobre desde hasta experiencia educación formación habilidades idiomas desarrollo gestión proyecto equipo inglés español actualidad trabajo laboral conocimientos empresa años realización así diseño universidad perfil',
  it: 'il lo la gli le di e in del della dei delle con per un una che al nel nella da sono è come più su ed dal esperienza formazione competenze lingue sviluppo gestione progetto inglese italiano lavoro presso attuale oggi istruzione università conoscenza anni attività capacità',
  pt: 'o a os as de e em do da dos das com para por um uma que no na nos nas ao se como mais é meu experiência formação competências habilidades idiomas línguas desenvolvimento gestão projeto equipe equipa inglês português atual presente trabalho profissional universidade não são até',
  nl: 'de het een en van in met voor op te bij aan als is door naar uit dat ik ben heb werkervaring opleiding opleidingen vaardigheden talen ontwikkeling nederlands engels heden werkzaam verantwoordelijk binnen tot ook deze kennis ervaring',
  pl: 'i w z na do się oraz dla od przez jest o po jako za przy nie to że doświadczenie zawodowe wykształcenie umiejętności języki obecnie rozwój zarządzanie projekt projektów język angielski polski praca obsługa studia uniwersytet znajomość zespołu',
  da: 'og i af at til med for på en et den det som er fra har jeg der ved om samt erhvervserfaring uddannelse kompetencer sprog nuværende udvikling projekter ansvarlig dansk engelsk arbejde efter mine hos ikke blev',
  sv: 'och i av att till med för på en ett den det som är från har jag vid om samt arbetslivserfarenhet utbildning kompetenser språk nuvarande utveckling projekt ansvarig svenska engelska arbete efter mina hos inte blev pågående kunskaper inom',
  no: 'og i av å til med for på en et den det som er fra har jeg ved om samt arbeidserfaring utdanning utdannelse kompetanse språk nåværende utvikling prosjekter ansvarlig norsk engelsk arbeid etter mine hos ikke ble ferdigheter innen',
  fi: 'ja on ei että se oli olen sekä kanssa työkokemus koulutus taidot kielitaito kielet nykyinen kehitys suomi englanti työ vuosi projekti yliopisto osaaminen vastuu mm myös',
  cs: 'a v na s z do pro se je o od po jako za při ve že pracovní zkušenosti vzdělání dovednosti jazyky současnost vývoj projekt projektů čeština angličtina práce znalosti univerzita řízení týmu nebo které jsem',
  sk: 'a v na s z do pre sa je o od po ako za pri vo že pracovné skúsenosti vzdelanie zručnosti jazyky súčasnosť vývoj projektov slovenčina angličtina práca znalosti univerzita riadenie tímu alebo ktoré som',
  ro: 'și de la în cu pe pentru din un o al ale care este sunt prin mai ca sau experiență profesională educație competențe limbi străine prezent dezvoltare proiecte engleză română universitatea până cunoștințe echipă',
  hu: 'a az és egy hogy nem is van volt meg mint szakmai tapasztalat tanulmányok készségek nyelvek nyelvtudás jelenleg fejlesztés projekt angol magyar munka egyetem végzettség ismeretek valamint vagy illetve',
  tr: 've bir bu ile için olarak da de en çok olan iş deneyimi eğitim yetenekler beceriler diller yabancı dil halen geliştirme proje ingilizce türkçe üniversitesi görev çalışma yönetimi bilgi deneyim',
  hr: 'i u na s za od do se je o po kao pri koji što radno iskustvo obrazovanje vještine jezici trenutno razvoj projekt hrvatski engleski rad sveučilište znanja te',
  sl: 'in v na z za od do se je o po kot pri ki delovne izkušnje izobrazba znanja veščine jeziki trenutno razvoj projekt slovenščina angleščina delo univerza ter',
  ca: 'el la els les de i en del amb per un una que al es com més experiència formació educació habilitats idiomes actualitat desenvolupament gestió projecte català anglès universitat treball dels',
  id: 'dan di yang untuk dengan dari pada dalam sebagai saya adalah pengalaman kerja pendidikan keahlian keterampilan bahasa sekarang pengembangan proyek universitas tahun',
  vi: 'và của các trong cho với là được từ tại một những kinh nghiệm học vấn kỹ năng ngôn ngữ hiện nay phát triển dự án đại',
};
