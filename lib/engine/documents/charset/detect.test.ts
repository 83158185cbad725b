import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encodingOf } from '.';

/** Returns the bytes of a text in a single-byte encoding, from the decoder's result for each byte. */
function inSingleBytes(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text], (character) => bytes.get(character) ?? 0x3f);
}

const CVS: [label: string, text: string][] = [
  [
    'windows-1251',
    'Ирина Вересова\r\nг. Самара, тел. +7 900 000-00-00\r\n05.2018 - 11.2021\r\nСтарший кладовщик, ООО «Лазурит»',
  ],
  ['koi8-r', 'Ирина Вересова\nСамара\nСтарший кладовщик\nУправляла складом и вела учет товаров'],
  [
    'windows-1250',
    'Żaneta Wróbelska\nŁódź, ul. Świerkowa 4\nKierowniczka zmiany\nŚcisła współpraca z działem sprzedaży',
  ],
  [
    'windows-1250',
    'Şofer profesionist, Piteşti\nExperienţă: transport marfă\nStudii: Liceul Industrial Râşnov',
  ],
  ['windows-1250', 'Asistentă medicală\nSecţia chirurgie, Spitalul Judeţean Ploieşti'],
  ['windows-1253', 'Ελένη Παππά\nΘεσσαλονίκη\nΥπεύθυνη αποθήκης\n2015 - 2019 Ναυτιλιακή Εταιρεία'],
  [
    'windows-1254',
    'Gülşah Yıldırım\nİzmir, Karşıyaka\nMağaza müdürü\nSatış ekibinin eğitimi ve çalışma düzeni',
  ],
  ['windows-1255', 'נועה ברק\nחיפה\nמנהלת משמרת\nניהול צוות של עשרה עובדים'],
  ['windows-1256', 'ليلى حداد\nعمان\nمديرة مكتب\nتنظيم المواعيد والاجتماعات'],
  ['windows-1252', 'Jérôme Vasseur\nBesançon\nChargé de clientèle\nGérer les dépôts et l’équipe de nuit'],
  ['macintosh', 'Jérôme Vasseur\nBesançon\nChargé de clientèle\nGérer les dépôts et contrôler les entrées'],
];

describe('decode', () => {
  it.each(CVS)('tells %s', (label, text) => {
    const bytes = inSingleBytes(label, text);
    expect(decode(bytes)).toMatchObject({ text: new TextDecoder(label).decode(bytes), inDoubt: false });
    expect(new TextDecoder(encodingOf(bytes)).decode(bytes)).toBe(text);
  });

  it('tells Shift-JIS, and Japanese in UTF-16 without a mark', () => {
    // "山田 花子\n営業" in Shift-JIS.
    const bytes = Uint8Array.of(
      0x8e,
      0x52,
      0x93,
      0x63,
      0x20,
      0x89,
      0xd4,
      0x8e,
      0x71,
      0x0a,
      0x89,
      0x63,
      0x8b,
      0xc6,
    );
    expect(decode(bytes).text).toBe('山田 花子\n営業');
    const wide = '山田 花子\n営業部の主任 2018'
      .split('')
      .flatMap((unit) => [unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8]);
    expect(decode(Uint8Array.from(wide)).encoding).toBe('utf-16le');
  });

  it('believes what a file declares, unless that makes damage of it', () => {
    const polish = inSingleBytes('iso-8859-2', 'Wałęsa');
    expect(decode(polish, 'iso-8859-2').text).toBe('Wałęsa');
    const russian = inSingleBytes('windows-1251', CVS[0]?.[1] ?? '');
    expect(decode(russian, 'iso-8859-1').text).toBe(CVS[0]?.[1]);
  });

  it('says when another encoding is as likely', () => {
    // One letter beyond ASCII, which is õ in Western texts and ő in Hungarian ones.
    expect(decode(Uint8Array.of(0x4e, 0xf5, 0x6e)).inDoubt).toBe(true);
    expect(decode(new TextEncoder().encode('Nõn')).inDoubt).toBe(false);
  });

  it('gives a text for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof decode(bytes).text).toBe('string');
      }),
      { numRuns: 50 },
    );
  });
});
