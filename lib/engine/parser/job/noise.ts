import { fold } from '../../kernel';

/** Texts of the pages around postings: navigation, buttons, counters. Written for this project. */

const NOISE = `
apply|apply now|apply for this job|apply for this position|apply online|apply today|easy apply|quick apply|save|save job|saved|share|share this job|share job|print|report|report this job|back|back to jobs|back to all jobs|back to job listings|back to results|go back|sign in|sign up|log in|login|register|home|menu|close|search|search jobs|jobs|job|careers|career|all jobs|view all jobs|see all jobs|open positions|job openings|open roles|skip to content|skip to main content|toggle navigation|read more|show more|learn more|next|previous|follow|like|new|featured|urgent|urgently hiring|hot job|actively hiring|overview|application|job details|job description|job posting|job advert|job advertisement|job ad|vacancy|vacancies|now hiring|we are hiring|we're hiring|join us|join our team|join the team|position available|job opening|job opportunity|career opportunity|description|loading|cookie settings|accept all|contact us|about us|faq|blog|email this job|job alert|create alert|similar jobs|upload resume|upload cv|submit application|view job|view company profile|company profile|posted by|responsibilities|
solliciteer|solliciteer nu|solliciteren|direct solliciteren|delen|bewaren|terug|terug naar vacatures|vacatures|vacature|vacaturetekst|inloggen|opslaan|bekijk alle vacatures|werken bij|wij zoeken|functieomschrijving|
jetzt bewerben|bewerben|online bewerben|direkt bewerben|hier bewerben|merken|teilen|drucken|zuruck|zur ubersicht|zuruck zur ubersicht|zuruck zur liste|anmelden|stellenangebote|stellenangebot|stellenanzeige|stellenausschreibung|karriere|jobs & karriere|startseite|menu|weiterempfehlen|alle jobs|offene stellen|wir suchen|wir suchen dich|wir suchen sie|wir stellen ein|verstarkung gesucht|zur bewerbung|speichern|stellenbeschreibung|
postuler|je postule|postuler maintenant|partager|imprimer|sauvegarder|retour|retour aux offres|toutes les offres|offre d'emploi|offres d'emploi|se connecter|accueil|carriere|recrutement|nous recrutons|nous recherchons|offre de stage|description du poste|signaler|enregistrer|annonce|
inscribirme|inscribirse|aplicar|aplicar ahora|postular|compartir|guardar|volver|ver todas las ofertas|oferta de empleo|ofertas de empleo|iniciar sesion|inicio|empleo|empleos|trabaja con nosotros|buscamos|se busca|descripcion|
candidati|candidati ora|invia candidatura|condividi|salva|stampa|indietro|torna agli annunci|offerta di lavoro|offerte di lavoro|annuncio di lavoro|accedi|lavora con noi|cerchiamo|ricerchiamo|descrizione|
aplikuj|aplikuj teraz|aplikuj szybko|zapisz|udostepnij|drukuj|wroc|wstecz|oferta pracy|oferty pracy|zaloguj|praca|kariera|szukamy|poszukujemy|dolacz do nas|ogloszenie o prace|opis stanowiska|
candidatar|candidatar-me|candidatar agora|partilhar|compartilhar|salvar|voltar|ver todas as vagas|vaga|vagas|oferta de emprego|ofertas de emprego|entrar|inscrever-se|procuramos|recrutamos|trabalhe conosco|descricao`;

const noise = new Set(NOISE.split('|').map((phrase) => fold(phrase).trim()));

const MOST_PHRASE_WORDS = 5;
const MOST_WORDS = 24;

/** True when the words are phrases of pages one after the other: "Home Search jobs Sign in". */
function isMadeOfNoise(words: readonly string[]): boolean {
  let at = 0;
  while (at < words.length) {
    let length = Math.min(MOST_PHRASE_WORDS, words.length - at);
    while (length > 0 && !noise.has(words.slice(at, at + length).join(' '))) length--;
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** True for a line that belongs to the page and not to the posting, or names the kind of document only. */
export function isPageNoise(text: string): boolean {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}&' -]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  if (words.length > MOST_WORDS) return false;
  return words.every((word) => word === '' || word === '-') || isMadeOfNoise(words);
}
