import { fold } from '../../../kernel';

/** Labels before a number in the languages of the parser. The patterns match folded text at its end. */

const MOBILE = [
  'mobile mob cell cellular cellphone handy handynr handynummer mobil mobiltelefon mobilnummer mobilni mobilne',
  'mobiltel gsm portable port movil celular cel telemovel tlm cellulare komorka komorkowy kom mobiel mobiele',
  'whatsapp cep κινητό мобильный моб мобільний сотовый 手机 手機 携帯 携帯電話 휴대폰 휴대전화 핸드폰 جوال محمول نقال נייד',
];

const PHONE = [
  'telephone telefon telefono telefone telefoon telefonnummer telefonnr telef telefonni telefonszam tel',
  'phone phones ph contact contacts call fon fono fone tlf tfno tfn tlfn puhelin t p m c h festnetz privat home work office fixe fijo',
  'fisso dom mobile τηλέφωνο τηλ телефон тел 电话 電話 電話番号 联系电话 聯絡電話 전화 전화번호 연락처 هاتف تليفون טלפון טל',
  '☎ ✆ 📞 📱 ✉',
];

const FAX = ['fax telefax faks telefaks φαξ факс 传真 傳真 팩스 فاكس'];

/** Numbers that are something else: passports, tax and social security numbers, accounts. */
const OTHER = [
  'passport reisepass pasaporte passeport passaporto dni nie nif cpf rg rut run curp rfc cui cuil cuit pesel nip bsn',
  'ssn siret iban id orcid isbn issn doi patent license licence lic licenca licencia certificate cert credential registration reg',
  'matricula matricule ahv svnr sozialversicherungsnummer residence aadhaar aadhar personnummer personnumer cpr visa account employee emp code roll enrolment enrollment',
];

const TAIL = String.raw`(?: ?(?:tel|phone|telefon|telefoon))?(?: ?(?:no|nr|n°|nº|num|number|nummer|numer|id|#))?\s?[.:)\]|#=-]{0,4}\s{0,4}[-(+]?$`;

function pattern(lists: readonly string[]): RegExp {
  const alternatives = lists.flatMap((list) => list.split(' ')).map((word) => fold(word));
  return new RegExp(`(?:^|[^\\p{L}])(?:${alternatives.join('|')})${TAIL}`, 'u');
}

export const MOBILE_LABEL = pattern(MOBILE);
export const PHONE_LABEL = pattern(PHONE);
export const FAX_LABEL = pattern(FAX);
export const OTHER_NUMBER_LABEL = pattern(OTHER);
