import type { Lexicon } from './model';

/** Indonesian and Malay. */
export const INDONESIAN: Lexicon = {
  language: 'id',
  lacks: [
    'months',
    'seasons',
    'dates',
    'headings',
    'headingWords',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'people',
    'employment',
    'titles',
    'studySubjects',
  ],
  personLabels: {
    name: 'nama; nama lengkap',
    givenName: 'nama depan',
    familyName: 'nama belakang',
    address: 'alamat; alamat sekarang; alamat domisili',
    permanentAddress: 'alamat asal; alamat ktp',
    phone: 'telepon; no telepon; no hp; nomor telepon; nomor hp',
    email: 'surel; alamat email',
    languages: 'bahasa; kemampuan bahasa',
    relative: 'nama ayah; nama ibu; nama orang tua',
    body: 'usia; umur; tinggi badan; berat badan; golongan darah',
    belief: 'agama',
  },
  fieldLabels: {
    whatOfJob: 'jabatan; posisi; jawatan',
    whatOfStudy: 'pendidikan; jenjang; kelulusan',
    whereOfJob: 'perusahaan; nama perusahaan; syarikat; majikan',
    whereOfStudy: 'sekolah; nama sekolah',
    where: 'instansi; lembaga',
    boardOfStudy: 'universitas; universiti',
    subjectOfStudy: 'jurusan; program studi; bidang',
    when: 'periode; tahun; masa; tempoh',
    start: 'mulai',
    end: 'selesai; tahun lulus',
    place: 'lokasi; kota',
    gradeOfStudy: 'nilai; ipk',
    text: 'uraian tugas; tugas',
    projectOfJob: 'proyek',
    detail: 'departemen; bidang usaha',
  },
  fieldQualifiers: 'nama',
  functionWords: `
    dan; di; yang; untuk; dengan; dari; pada; dalam; sebagai; saya; adalah; pengalaman; kerja; pendidikan;
    keahlian; keterampilan; bahasa; sekarang; pengembangan; proyek; universitas; tahun`,
  employers: {
    legalForms: 'sdn bhd; bhd; tbk',
  },
  schools: {
    university: 'universiti; universitas; politeknik',
    highschool: 'sma negeri; smk negeri; smp negeri',
  },
  degrees: {
    masters: 'ijazah sarjana',
    bachelors: 'sarjana; sarjana muda',
    highSchoolOrEquivalent: 'spm; stpm; sijil pelajaran malaysia',
  },
};
