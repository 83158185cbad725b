import { PAY_WORD } from './vocabulary';

/** Money that is not the pay: what comes on top of it, and what somebody may earn who reaches a target. */

/** In folded text. Compounds end or begin with these in some languages (`Wechselprämie`). */
const EXTRA = String.raw`(?:\p{L}*bonus\p{L}*|boni|bon[oi]s?|bonificacion\p{L}*|bonificac\p{L}+|sign(?:ing)?[ -]on|commissions?|comision(?:es)?|comisso\p{L}+|provvigion[ei]|provision(?:en)?|provisjon|provize|prowizj\p{L}+|\p{L}*pramien?|\p{L}*zulagen?|\p{L}*zuschuss\p{L}*|sonderzahlung\p{L}*|primes?|premi[oaj]?|premium|prim(?:i|ler)?|ikramiye|gratifi\p{L}+|toelage|budgets?|allowances?|stipends?|referral|relocation|премi\p{L}+|прем[иі]\p{L}*|бонус\p{L}*|вознаграждение за|jutalek|賞与|ボーナス|奖金|獎金|提成|年终奖|상여금?|인센티브|보너스|בונוס|بونص|حوافز|مكاف\p{L}+)`;

const EXTRA_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})|(?<=[\p{Script=Han}\p{Script=Hangul}]))${EXTRA}([^\d,;+&.!?\n]{0,40})$`,
  'u',
);
/** What joins an addition to the pay before it. */
const JOIN =
  '(?:[+&/,(]|plus|and|und|et|e|y|en|i|og|och|oraz|ainsi que|sowie|inkl|incl|incluant|including|excl|exkl|excluding|hors|ohne|without|zzgl|zuzuglich|mas|mais|piu|oltre|ve|arti|и|та|с|with|mit|avec|con|com|met)';
const JOINED = new RegExp(String.raw`(?<!\p{L})${JOIN}\.?\s?\p{L}*\s?$`, 'u');
const EXTRA_AFTER = new RegExp(String.raw`^\s?((?:[\p{L}'’-]+ ){0,3})${EXTRA}(?!\p{L})`, 'u');
const JOIN_WORD = new RegExp(String.raw`(?<!\p{L})${JOIN}(?!\p{L})`, 'u');

/** Returns whether the words directly around an amount say that it comes on top of the pay. */
export function isOnTop(before: string, after: string): boolean {
  const named = EXTRA_BEFORE.exec(before);
  if (named && !PAY_WORD.test(named[1] ?? '')) {
    const pay = before.slice(0, named.index);
    // "Base plus bonus: £45,000" is the pay with its addition.
    if (!(PAY_WORD.test(pay) && JOINED.test(pay))) return true;
  }
  const follows = EXTRA_AFTER.exec(after);
  return follows !== null && !JOIN_WORD.test(follows[1] ?? '');
}

const TARGET =
  '(?:ote|on[- ]target[- ]earnings?|target earnings|realistic earnings|zielgehalt|zieleinkommen|jahreszielgehalt)';
const BASE = /(?<!\p{L})(?:base|basic|fixed|fixum|fixe|grundgehalt|salary:)/u;
const TARGET_BEFORE = new RegExp(String.raw`(?<!\p{L})${TARGET}(?!\p{L})([^\d.!?\n]{0,30})$`, 'u');
const TARGET_AFTER = new RegExp(String.raw`^[\s(]?((?:[\p{L}/]+ ){0,2})${TARGET}(?!\p{L})`, 'u');

/** Returns whether an amount is what somebody earns who reaches a target. */
export function isTarget(before: string, after: string): boolean {
  const named = TARGET_BEFORE.exec(before);
  if (named && !BASE.test(named[1] ?? '')) return true;
  const follows = TARGET_AFTER.exec(after);
  return follows !== null && !JOIN_WORD.test(follows[1] ?? '');
}
