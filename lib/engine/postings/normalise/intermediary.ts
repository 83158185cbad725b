import { fold } from '../../kernel';

/** Organisations that fill jobs for others: recruiters, temporary work, staffing. */

/** Words in the name of such an organisation, in the languages of the parser. */
const NAMES =
  /\b(?:recruit\p{L}*|recrut\p{L}*|staffing|headhunt\p{L}*|executive search|search (?:&|and) selection|talent (?:solutions|partners|acquisition)|employment (?:agency|services|group)|personal(?:dienst\p{L}*|vermittlung|leasing|beratung|service|management|logistik)|zeitarbeit|arbeitnehmeruberlassung|interim|trabajo temporal|ett|seleccion|empresa de trabajo|agenzia (?:per il|di) lavoro|somministrazione|uitzend\p{L}*|detachering|werving|arbeidsbemiddeling|agencja (?:pracy|zatrudnienia)|rekrutac\p{L}*|trabalho temporario)\b/u;

/** Phrases of such organisations about the employer. */
const CUES =
  /\b(?:(?:for|on behalf of) (?:one of (?:our|its|my) (?:\p{L}+ ){0,2}clients|(?:our|my) (?:\p{L}+ ){0,2}client(?!'))|our client(?:,| is\b)|is a (?:recruitment|staffing|employment) (?:agency|business|company)|im auftrag (?:eines|unseres|unserer) (?:\p{L}+ ){0,2}(?:kunden|mandanten)|fur (?:einen (?:unserer )?|unseren )(?:\p{L}+ ){0,2}(?:kunden|mandanten)|ist ein personaldienstleister|zur arbeitnehmeruberlassung|im rahmen der (?:arbeitnehmeruberlassung|direktvermittlung|personalvermittlung)|pour (?:le compte (?:de|d')|l'un de nos|un de nos) ?(?:\p{L}+ ){0,2}clients?|notre client|est un cabinet de recrutement|para (?:uno de (?:nuestros|sus) (?:\p{L}+ ){0,2}clientes|nuestro (?:\p{L}+ ){0,2}cliente)|empresa de trabajo temporal|per (?:un|azienda) (?:nostro |propri[oa] )?client[ei]|agenzia per il lavoro|voor (?:een van onze (?:\p{L}+ ){0,2}(?:opdrachtgevers|klanten)|(?:onze|een) opdrachtgever)|is een uitzendbureau|namens onze opdrachtgever|dla (?:naszego|jednego z naszych) klient\p{L}*|para (?:o )?nosso cliente)\b/u;

/** Characters at the beginning of an advertisement where it may name the client. */
const CUE_REACH = 1500;

/** True when an organisation recruits for somebody else: by its name, or by the beginning of the advertisement. */
export function isIntermediary(organization: string | undefined, text: string): boolean {
  if (organization !== undefined && NAMES.test(fold(organization.slice(0, 200)))) return true;
  return CUES.test(fold(text.slice(0, CUE_REACH)));
}
