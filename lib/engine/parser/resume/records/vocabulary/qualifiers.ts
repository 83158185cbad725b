/**
 * Words around the name of a field that do not change its meaning ("name of the company", "present employer",
 * "designation held"); `_` is a space.
 */
export const QUALIFIERS =
  'the a an of in at for with as to my your our own current currently present presently last latest previous previously former past recent first second third next new held name names full and or & address year details detail particulars information info job work working worked professional academic educational organization company organisation employer employment main major principal type title date dates concerned obtained passed awarded attended undertaken final total month month(s) s no number wise level exam examination highest ' +
  'naam van het de huidige vorige laatste en of adres het ' +
  'name der des die das aktuelle aktueller derzeitige derzeitiger letzte letzter frühere früherer und oder art jetzige jetziger im von ' +
  "nom du de la le les l' d' des et ou actuel actuelle dernier dernière précédent adresse intitulé l'entreprise en un une " +
  'nombre del de la el los las y o e actual anterior último última dirección en un una tipo ' +
  'nome del della dell di il la lo e o attuale ultimo ultima precedente indirizzo tipo ' +
  'nome do da dos das o a e ou atual actual último última anterior endereço morada ' +
  'nazwa i lub adres obecny obecna obecne ostatni ostatnia poprzedni w ' +
  'navn namn på och og eller nuværende nuvarande nåværende seneste senaste siste forrige adresse ' +
  'název jméno a nebo současný poslední předchozí numele și sau actual actuală anterior adı ve veya şu_anki son önceki όνομα και ή név és neve jelenlegi ' +
  'название наименование и или текущая последняя нынешнее предыдущее назва та або поточна naziv i trenutni ' +
  '名称 名 最近 当前 目前 اسم الحالي الحالية السابق السابقة שם nama';

/** Parts of a compound label are between these ("College / University", "Degree & Stream"). */
export const JOINTS =
  /\s*(?:[/,&+|]|(?<![\p{L}])(?:and|or|und|oder|et|ou|y|e|o|i|en|of|og|och|и|та)(?![\p{L}]))\s*/u;
