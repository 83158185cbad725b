import { expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/gazetteer';
import { evidenceOfRows } from '.';

const rowsOf = (titles: string) => titles.split('; ').map((title) => ({ title, places: [] }));

const PORTUGUESE =
  'Engenheiro Civil; Motorista de caminhão; Auxiliar de cozinha; Técnico de enfermagem; Vendedor externo; Operador de caixa; ' +
  'Recepcionista bilíngue; Analista de negócios; Professora de matemática; Mecânico de manutenção; Estagiário de administração';

it('tells the language of a source by its titles together', async () => {
  expect(evidenceOfRows(rowsOf(PORTUGUESE), await gazetteer())).toMatchObject({ language: 'pt' });
});

it('leaves the language of a source open that has several, or too few words', async () => {
  const german =
    'Krankenschwester; Lagerhelferin; Elektroniker für Betriebstechnik; Verkäuferin in Teilzeit; Bauleiter Hochbau; '.repeat(
      1,
    );
  const polish =
    'Kierowca kategorii C; Pracownik magazynu; Sprzedawca w piekarni; Księgowa do biura; Operator wózka widłowego; ';
  const both = Array.from({ length: 8 }, (_, at) => (at % 2 ? german : polish)).map((each, at) =>
    each.replaceAll('; ', ` ${at}; `),
  );
  expect(evidenceOfRows(rowsOf(both.join('')), await gazetteer()).language).toBeUndefined();
  expect(evidenceOfRows(rowsOf('DevOps; SRE'), await gazetteer()).language).toBeUndefined();
  expect(evidenceOfRows([], await gazetteer()).language).toBeUndefined();
});
