/**
 * Words that lead to a date in a sentence, matched in folded text that ends where the date begins. Written for this
 * project.
 */

const before = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})[\s:.,(]{0,4}$`, 'u');

export const DEADLINE_LEAD = before(
  String.raw`(?:apply|applications?(?: \p{L}+){0,4}|submitted|cv|resume|write to|send)[^!?\n]{0,70} (?:by|before|until|no later than|on|until the|by the)|(?:apply|applications?)[^.!?\n]{0,30}(?:by|before|until)|(?:closing date|deadline|closes|close on|closing on|open until|accepted until|application window[^.!?\n]{0,40})(?: \p{L}+){0,4}|(?:bewerb\p{L}*|unterlagen|bewerbungsfrist|bewerbungsschluss|frist)[^!?\n]{0,80} (?:bis|zum|spatestens|am|ist|endet)(?: (?:zum|spatestens|zum|spatestens zum|einschliesslich|der|am))?|(?:candidatures?|postul\p{L}*|dossier|cv|cloture|date limite)[^!?\n]{0,60} (?:avant le|pour le|jusqu'au|au plus tard le|le|avant|est fixee au|au)|(?:postul\p{L}*|inscri\p{L}*|candidatur\p{L}*|solicitud\p{L}*|plazo|cv|fecha limite)[^!?\n]{0,60} (?:hasta el|antes del|hasta|el|el dia|es el|finaliza el|finalizara el)|(?:candidatur\p{L}*|domand\p{L}*|cv|candidarsi|scadenza)[^!?\n]{0,60} (?:entro il|entro e non oltre il|entro|il|fino al|e il)|(?:solliciteer|sollicit\p{L}*|reageer|reageren|reactie|cv|vacature (?:sluit|staat open))[^!?\n]{0,60} (?:voor|uiterlijk|tot|tot en met|op|t\/m|uiterlijk op)|(?:aplik\p{L}*|zgloszeni\p{L}*|cv|dokument\p{L}*|termin\p{L}*)[^!?\n]{0,60} (?:do|do dnia|to|uplywa|uplywa dnia|mija)|(?:candidatur\p{L}*|inscric\p{L}*|cv|prazo)[^!?\n]{0,60} (?:ate|ate ao|ate dia|ate ao dia|termina a|e|ate a)`,
);

export const START_LEAD = before(
  String.raw`(?:start(?:s|ing)?(?: date)?|begin(?:s|ning)?|commenc\p{L}+|available|as of|anticipated start|target start)(?: \p{L}+){0,3}?(?: (?:on|from|in|is|of|by|around|date|the)){0,4}|(?:(?:ab|zum|ab dem|ab sofort oder (?:zum|ab)|eintritt(?:stermin)?(?: ist)?|beginn(?: ist| am)?|start(?: am| ab| zum)?|fruhestens(?: zum| ab)?|zum nachstmoglichen zeitpunkt oder zum|spatestens zum|ab spatestens))|(?:a partir du|a pourvoir (?:le|au|en|des le|a partir d[eu]|des)|des le|prise de poste(?: \p{L}+)?(?: le| en| au| prevue le| prevue en)?|debut(?: du contrat)?(?: le| en)?|demarrage(?: \p{L}+)?(?: le| en)?|a compter du)|(?:incorporacion(?: \p{L}+)?(?: el| en| a partir del?)?|inicio(?: \p{L}+)?(?: el| en)?|a partir del?|desde el|comienzo(?: el| en)?)|(?:a partire dal?|a decorrere dal?|decorrenza(?: dal)?|dal|inizio(?: \p{L}+)?(?: il| a| nel)?|con inizio (?:il|a|nel)|inserimento (?:da|a|dal))|(?:per|vanaf|met ingang van|ingangsdatum(?: is)?|startdatum(?: is| van)?|start(?: op| per| je op)|beginnen op|je begint op|je start op|je start per)|(?:od|od dnia|start(?: od)?|rozpoczecie(?: pracy)?(?: od| dnia)?|poczawszy od|rozpoczecia pracy(?: to)?)|(?:a partir de|inicio(?: \p{L}+)?(?: a| em)?|com inicio (?:a|em)|entrada(?: a| em)?|desde)`,
);

export const END_LEAD = before(
  String.raw`(?:end(?:s|ing)?(?: date)?(?: on| is)?|(?:contract|temporary|fixed[- ]term|position|role|cover|appointment|duration)[^!?\n]{0,70} (?:until|to|through|ends|ending|runs until|runs to|till)(?: the)?|befristet[^.!?\n]{0,40} bis(?: zum| einschliesslich| einschl\.?)?|(?:vertrag\p{L}*|laufzeit|stelle|befristung|einsatz|projekt\p{L}*)[^.!?\n]{0,40} bis(?: zum)?|(?:cdd|contrat|mission|duree|poste|stage)[^.!?\n]{0,50} (?:jusqu'au|jusqu'en|au|prend fin le|se termine le)|(?:contrato|temporal|duracion|sustitucion|puesto)[^.!?\n]{0,50} (?:hasta el|hasta|finaliza el|al)|(?:contratto|determinato|durata|sostituzione|incarico)[^.!?\n]{0,50} (?:fino al|al|scade il|sino al|termina il)|(?:contract|tijdelijk|dienstverband|functie|vervanging|opdracht|periode)[^.!?\n]{0,50} (?:tot|tot en met|t\/m|eindigt op|tot uiterlijk)|(?:umow\p{L}|kontrakt|zastepstwo|czas okreslony|projekt)[^.!?\n]{0,50} (?:do|do dnia|konczy sie)|(?:contrato|termo|substituicao|duracao)[^.!?\n]{0,50} (?:ate|ate ao?|ate dia|termina a))`,
);

export const POSTED_LEAD = before(
  `posted(?: on)?|published(?: on)?|date posted|listed(?: on)?|advertised(?: on)?|veroffentlicht(?: am)?|online seit|erschienen am|eingestellt am|publiee? le|mise en ligne le|mis en ligne le|publicad[oa](?: el)?|pubblicat[oa](?: il)?|geplaatst(?: op)?|gepubliceerd op|opublikowan[oay](?: dnia| w dniu)?|dodan[oay](?: dnia)?|publicad[oa] em|anunciad[oa] em`,
);

/** "Posted 3 days ago": the number and the unit of the time gone by. */
export const AGO =
  /(?:(\d{1,3}|an?|one|einem|einer|un|une|una|uno|een|jeden|um|uma)\+? (minute|hour|day|week|month)s? ago)|(?:vor (\d{1,3}|einem|einer) (stunde|tag|woche|monat)\p{L}*)|(?:il y a (\d{1,3}|un|une) (heure|jour|semaine|mois))|(?:hace (\d{1,3}|un|una) (hora|dia|semana|mes))|(?:(\d{1,3}|un|una) (ora|ore|giorn[oi]|settiman[ae]|mes[ei]) fa)|(?:(\d{1,3}|een) (uur|dag|dagen|week|weken|maand|maanden) geleden)|(?:(\d{1,3}) (godz\p{L}*|dzien|dni|tydzien|tygodni\p{L}*|miesiac\p{L}*|miesiec\p{L}*) temu)|(?:ha (\d{1,3}|um|uma) (hora|dia|semana|mes))|\b(today|heute|aujourd'hui|hoy|oggi|vandaag|dzisiaj|hoje|just posted)\b|\b(yesterday|gestern|hier|ayer|ieri|gisteren|wczoraj|ontem)\b/u;

/** Days of a unit of `AGO`, by how it begins. */
export const DAYS_OF_UNIT: readonly [RegExp, number][] = [
  [/^(?:minute|hour|stunde|heure|hora|or[ae]|uur|godz)/u, 0],
  [/^(?:week|weken|woche|semaine|semana|settiman|tydzien|tygodni)/u, 7],
  [/^(?:month|monat|mois|mes|maand|miesi)/u, 30],
  [/^/u, 1],
];
