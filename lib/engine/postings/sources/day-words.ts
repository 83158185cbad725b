import { plainName } from './column-words';

/** Words in the names of date columns, in over thirty languages, by the kind of day that they announce. */
export type DayKind = 'other' | 'last' | 'seen' | 'posted' | 'start' | 'plain';

/**
 * A word is found anywhere in the name, since languages join it with others (`Bewerbungsfrist`, `접수마감일`). One behind `=` is a
 * word by itself, one behind `$` the last word of the name (`Prihlášky do`). That is safe only for columns whose cells are
 * days: `Termin` is also a duration. The first kind with a word is meant: `Senast uppdaterad` is no last day.
 */
const WORDS: readonly (readonly [DayKind, string])[] = [
  [
    'other',
    `updat modif chang edited refresh änder aktualis aktualiz actualis actualiz actuali aggiorn bijgewerkt gewijzigd zmian změn zmen
    обновл измен оновл змін актуализ güncel uppdat opdater oppdater päivity frissít módosít 更新 수정 갱신 diperbarui cậpnhật แก้ไข עדכון تحديث
    birth geburt naissance nacimiento nascimento nascita urodz narozen рожден doğum founded gründung
    interview vorstellung exam prüfung event contract vertrag contrat umowy договор sözleşme avtal`,
  ],
  [
    'last',
    `deadline clos expir validthrough validuntil validto applyby applybefore
    lastday lastdate lastpublication duedate applicationdue =due unpublish until cutoff latestby =end =ends enddate dateend
    schluss frist ablauf gültigbis =bis anzeigenende
    limite délai clôture échéance =fin avantle jusqu límite cierre cierra vencimiento vence caduc plazo finaliz $hasta vigencia
    encerramento encerra prazo validade $até término fechamento =fim
    scadenza chiusura termine =entro =fine finoal
    sluit vervaldatum eind uiterlijk reageren $tot
    termin ważn wygas koniec $do zakończ
    uzávěrk uzávierk platnost konec ukončen lehota =rok ističe istek zadnjidan
    határid lejár érvényes vége termenlimit valabil încheier
    срок истека действ дедлайн окончан закрыт крайн завершен $до термін строк кінцев дійсн закінч останній краен валидна
    προθεσμ λήξη έως καταληκτικ λήγει
    sonbaşvuru sontarih songün bitiş kapanış geçerlilik sonerme sonaerme
    sistaans sistadag senast slut stänger giltigtill utgår utløper udløb senest
    päätty määräaika viimeinen voimassa umpeutu $asti tähtaeg lõpp $kuni termiņ beigu terminas galioja $iki pabaiga
    hạnnộp hạncuối hếthạn hạnchót thờihạn bataswaktu batasakhir bataslamar tutup berakhir tenggat kadaluarsa kedaluwarsa
    ปิดรับ หมดเขต สิ้นสุด หมดอายุ วันสุดท้าย
    締切 〆切 締め切 期限 終了 期日 截止 截至 有效期 到期 结束 結束 失效 過期 过期 마감 종료 만료 기한
    אחרון תפוגה סיום آخرموعد آخرأجل انتهاء إغلاق صلاحية مهلت پایان انقضا`,
  ],
  [
    'seen',
    `scrap crawl extract fetch collect retriev snapshot lastseen firstseen checked verified captured download abruf recolec собран выгруз парс`,
  ],
  [
    'posted',
    `posted posting postdate datepost publi =pub advert listed listing creat issue added addedon opendate opening
    veröffentlich veroeffentlich erstell eingestellt inserat online ausgeschrieben
    misenligne parution création creación criação creazione inserimento inserzione pubblic anunci postad divulga
    geplaatst plaatsing dodan wystawien zveřejn zverejn přidán pridan vytvoř vytvor objav
    közzé feladás feladva meghirdet ilantarih yayın eklenme oluştur julkais ilmoitettu oprettet opslå utlyst lagtut inlagd upplagd
    опублик размещ публик создан розміщ створен додан добавлен δημοσι ανάρτη καταχώρ
    ngàyđăng đăngtin tayang terbit dibuat ประกาศ โพสต์ 掲載 公開 登録 投稿 发布 發布 发佈 刊登 创建 上线 등록 게시 작성 פרסום نشر إعلان انتشار`,
  ],
  [
    'start',
    `start eintritt beginn antritt zahájen nástup nastup tiltred tiltræd tillträd aloitus kezdés début inicio início inizio ingang
    rozpocz начал почат başlang mulai 入社 入职 入職 입사`,
  ],
  [
    'plain',
    `=date =day =datum =dátum =dată =data =fecha =tarih =tarihi =dato =päivä =päivämäärä =ημερομηνία =дата =tanggal =ngày =วันที่ =日期 =日付 =날짜 =일자
    =תאריך =تاريخ =تاریخ`,
  ],
];

type Word = { word: string; at: 'any' | 'whole' | 'last' };

const PLACES: Readonly<Record<string, Word['at']>> = { '=': 'whole', $: 'last' };

const kinds = WORDS.map(([kind, list]) => ({
  kind,
  words: list.split(/\s+/u).map((written): Word => {
    return { word: plainName(written), at: PLACES[written.charAt(0)] ?? 'any' };
  }),
}));

/** The words of a name, each as `plainName` has it. */
function partsOf(column: string): string[] {
  return column
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .map(plainName)
    .filter((part) => part.length > 1 || /^\P{ASCII}/u.test(part));
}

/** Returns the kind of day that a column's name announces; undefined without a known word. */
export function dayKindOf(column: string): DayKind | undefined {
  const plain = plainName(column);
  const parts = partsOf(column);
  const says = ({ word, at }: Word) => {
    if (at === 'any') return plain.includes(word);
    return at === 'last' ? parts.at(-1) === word : parts.includes(word);
  };
  const kind = kinds.find(({ words }) => words.some(says))?.kind;
  return kind === 'plain' && parts.length > 1 ? undefined : kind;
}
