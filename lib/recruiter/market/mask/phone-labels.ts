/** Labels before a telephone number in advertisements, and before figures that are something else. */

const PHONE = `telephone telefon telefono telefone telefoon telefonnummer telefonnr telefoonnummer telef tel tlf tfno tfn
  phone ph fon fono fone contact call ring text sms whatsapp mobile mob cell cellphone handy handynummer mobil
  mobilnummer gsm portable movil celular telemovel cellulare komorka komorkowy kom mobiel puhelin fax telefax faks
  rufnummer durchwahl hotline festnetz fixe fijo fisso anruf anrufen rufen appelez appeler llame llamar llamanos chiama
  chiamare bel bellen ligue zadzwon dzwon numer ☎ ✆ 📞 📱`;

const OTHER = `reference references referenz referenznummer referencia riferimento referentie ref id ids job jobid jobnummer
  kennziffer kennzeichen chiffre stellennummer stellen-id vacancy vacaturenummer requisition req posting announcement case
  passport dni nie nif cpf siret siren iban bic isbn issn vat ust-idnr license licence certificate registration reg hrb
  hra kvk krs regon nip kbo`;

/** Text between a label and its figures: `Tel.-Nr.: (`, `phone number is`. */
const TAIL = String.raw`(?:[ .-]{0,2}(?:no|nr|nummer|number|num|numero|numer|code|us|now|uns|nous|on|at|is|unter|au|al|il|to)){0,3}[\s.:)\]|#–-]{0,4}[(+]?$`;

function endsWith(words: string): RegExp {
  return new RegExp(`(?:^|[^\\p{L}])(?:${words.split(/\s+/).join('|')})${TAIL}`, 'u');
}

const PHONE_LABEL = endsWith(PHONE);
const OTHER_LABEL = endsWith(OTHER);

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when a text ends in a label of telephone numbers. */
export function isPhoneLabel(before: string): boolean {
  return PHONE_LABEL.test(plain(before));
}

/** True when a text ends in a label of other figures: references, registers, accounts. */
export function isOtherNumber(before: string): boolean {
  return OTHER_LABEL.test(plain(before));
}
