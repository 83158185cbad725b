/**
 * Given and family names of 25 cultures for invented people. Each culture has the language of its CV and the order of
 * its names.
 */
export type Culture = {
  name: string;
  /** The CV around the name, by ISO 639-1. */
  language: string;
  given: string;
  family: string;
  /** Names of both words in the order in which they are written. */
  order: 'given first' | 'family first';
  /** Between the two where names have three parts: a patronymic, a second name. */
  middle?: string;
  /** A title as it is written there. */
  title: string;
  /** The label of a name. */
  label: string;
  /** Written without a space in between, and without capitals. */
  isUnspaced?: boolean;
};

const LATIN = { order: 'given first', label: 'Name' } as const;

export const CULTURES: readonly Culture[] = [
  {
    ...LATIN,
    name: 'English',
    language: 'en',
    title: 'Dr.',
    given: 'Hazel,Rowan,Tamsin,Josiah,Percy,Imogen',
    family: 'Aldercott,Thornbury,Ma,Castellane,Rothwell,Fox',
  },
  {
    ...LATIN,
    name: 'Irish',
    language: 'en',
    title: 'Prof.',
    given: 'Niamh,Oisín,Saoirse,Cillian,Aoife,Ronan',
    family: "O'Shaughnessy,McGillicuddy,Brannigan,MacAuliffe,O’Dowd,Tierney",
  },
  {
    ...LATIN,
    name: 'Nigerian',
    language: 'en',
    title: 'Engr.',
    given: 'Chidinma,Oluwaseun,Ngozi,Emeka,Folake,Tunde',
    family: 'Okonkwo,Adeyemi-Balogun,Eze,Nwachukwu,Ojo,Babatunde',
  },
  {
    ...LATIN,
    name: 'Tamil',
    language: 'en',
    title: 'Dr.',
    given: 'Revathi,Karthik,Meenakshi,Senthil,Anitha,Prabhu',
    family: 'Subramaniam,R,Krishnan,Murugesan,K,Rajendran',
  },
  {
    ...LATIN,
    name: 'Punjabi',
    language: 'en',
    title: 'Er.',
    given: 'Gurpreet,Harjit,Simran,Jaspreet,Manveer,Navdeep',
    family: 'Singh,Kaur,Dhillon,Sandhu,Grewal,Bajwa',
  },
  {
    ...LATIN,
    name: 'German',
    language: 'de',
    title: 'Dr. med.',
    given: 'Annelies,Henriette,Jürgen,Karl-Heinz,Uwe,Dörte',
    family: 'Falkenried,von Hohenfels,Groß,von und zu Lindenau,Schäfer,Müller-Brandt',
  },
  {
    ...LATIN,
    name: 'Austrian',
    language: 'de',
    title: 'Mag.',
    given: 'Leopold,Resi,Ferdinand,Waltraud,Alois,Vroni',
    family: 'Hinterleitner,Moser,zu Rosenegg,Öhlinger,Prohaska,Edlinger',
  },
  {
    ...LATIN,
    name: 'Dutch',
    language: 'nl',
    label: 'Naam',
    title: 'Drs.',
    given: 'Maartje,Joost,Sjoerd,Anouk,Wouter,Lieke',
    family: 'van der Velden,de Wit,Westervelt,van den Broek,ter Horst,Kok',
  },
  {
    ...LATIN,
    name: 'French',
    language: 'fr',
    label: 'Nom',
    title: 'M.',
    given: 'Solène,Jean-Baptiste,Aurélie,Gaël,Hervé,Maëlys',
    family: 'Malvoisin,de la Tour,Le Goff,Lefèvre-Dumas,Hô,Roy',
  },
  {
    ...LATIN,
    name: 'Spanish',
    language: 'es',
    label: 'Nombre',
    title: 'Lic.',
    given: 'Inés,Álvaro,Rocío,Gonzalo,Itziar,Nuria',
    family: 'Valdecasas Robles,Peña Ortuño,de la Cruz Rey,Iturbe Sanz,Mora Gil,Quintana Paz',
  },
  {
    ...LATIN,
    name: 'Brazilian',
    language: 'pt',
    label: 'Nome',
    title: 'Eng.',
    given: 'Beatriz,Thiago,Jussara,Caetano,Iracema,Vinícius',
    family: 'Carvalhal,dos Santos,da Silva,Guimarães,Nogueira,Prado',
  },
  {
    ...LATIN,
    name: 'Italian',
    language: 'it',
    label: 'Nome',
    title: 'Dott.ssa',
    given: 'Ginevra,Ettore,Fiorella,Niccolò,Ornella,Renzo',
    family: 'Montalbetti,De Luca,Dal Farra,Rizzo,Di Stefano,Bo',
  },
  {
    ...LATIN,
    name: 'Polish',
    language: 'pl',
    label: 'Imię i nazwisko',
    title: 'mgr inż.',
    given: 'Bogumiła,Zbigniew,Łucja,Kazimierz,Wiesława,Mścisław',
    family: 'Zawistowska,Wójcik,Śliwa-Górska,Nowak,Żak,Kuś',
  },
  {
    ...LATIN,
    name: 'Czech',
    language: 'cs',
    label: 'Jméno',
    title: 'Ing.',
    given: 'Ludmila,Řehoř,Zdeněk,Květa,Bořivoj,Šárka',
    family: 'Havránková,Dvořák,Říha,Kučerová,Vlk,Ševčík',
  },
  {
    ...LATIN,
    name: 'Romanian',
    language: 'ro',
    label: 'Nume',
    title: 'Ing.',
    given: 'Ileana,Ștefan,Ruxandra,Răzvan,Smaranda,Traian',
    family: 'Teiușeanu,Popa,Brâncuș,Țepeș,Ionescu,Rus',
  },
  {
    ...LATIN,
    name: 'Swedish',
    language: 'sv',
    label: 'Namn',
    title: 'Dr.',
    given: 'Elsa,Göran,Åsa,Torbjörn,Linnea,Sven',
    family: 'Björkvall,af Ugglas,Sjöö,Ek,Lindqvist,von Essen',
  },
  {
    ...LATIN,
    name: 'Norwegian',
    language: 'no',
    label: 'Navn',
    title: 'Dr.',
    given: 'Ingrid,Øyvind,Sigrid,Terje,Ragnhild,Kåre',
    family: 'Solbakken,Bø,Ås,Haugen,Nygård,Lie',
  },
  {
    ...LATIN,
    name: 'Turkish',
    language: 'tr',
    label: 'Adı Soyadı',
    title: 'Dr.',
    given: 'Defne,Çağlar,Şebnem,Yiğit,Gülşah,Ümit',
    family: 'Ihlamurcu,Öztürk,Ay,Yıldırım,Koç,Şahin',
  },
  {
    ...LATIN,
    name: 'Greek',
    language: 'el',
    label: 'Ονοματεπώνυμο',
    title: 'Δρ.',
    given: 'Φαίδρα,Λευτέρης,Ασπασία,Μίλτος,Θάλεια,Νεοκλής',
    family: 'Φλαμουριάδη,Παπαγιάννης,Δρακοπούλου,Ρήγας,Λιόντα,Ψαρρός',
  },
  {
    ...LATIN,
    name: 'Arabic',
    language: 'en',
    title: 'Eng.',
    given: 'Layla,Tariq,Nour,Yousef,Salma,Khalid',
    family: 'Al-Zayzafun,bin Rashid,El Masry,Haddad,Abu Ghazaleh,Qasim',
  },
  {
    ...LATIN,
    name: 'Hungarian',
    order: 'family first',
    language: 'hu',
    label: 'Név',
    title: 'Dr.',
    given: 'Boglárka,Zsombor,Piroska,Győző,Ágnes,Levente',
    family: 'Hársfalvi,Nagy,Szűcs,Kis,Fehérvári,Tóth',
  },
  {
    ...LATIN,
    name: 'Russian',
    order: 'family first',
    language: 'ru',
    label: 'ФИО',
    title: 'Dr.',
    middle: 'Игоревна,Сергеевна,Павловна,Андреевна,Олеговна,Львовна',
    given: 'Мария,Дарья,Ксения,Зоя,Полина,Вера',
    family: 'Липатова,Ким,Жуковская,Белых,Ладыженская,Цой',
  },
  {
    ...LATIN,
    name: 'Vietnamese',
    order: 'family first',
    language: 'en',
    title: 'Dr.',
    middle: 'Thị,Văn,Minh,Ngọc,Đức,Thanh',
    given: 'Thư,Hùng,Linh,Phương,Quang,Trang',
    family: 'Nguyễn,Trần,Lê,Phạm,Vũ,Đặng',
  },
  {
    name: 'Japanese',
    order: 'family first',
    language: 'ja',
    label: '氏名',
    title: '',
    isUnspaced: true,
    given: '花子,菩提,健太,美咲,陽菜,直樹',
    family: '山田,森川,佐々木,高橋,小笠原,渡辺',
  },
  {
    name: 'Korean',
    order: 'family first',
    language: 'ko',
    label: '이름',
    title: '',
    isUnspaced: true,
    given: '리수,지훈,서연,민준,하윤,도현',
    family: '보,김,박,남궁,이,최',
  },
];
