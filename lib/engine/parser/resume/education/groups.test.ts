import { expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { positionsOf } from '../testing/written-positions';
import { writtenTables } from '../testing/written-tables';
import { readEducation } from '.';

const context = { documentLastModified: '2026-03-01' };

/** `degree @ school` for each study. */
function studies(document: ReturnType<typeof writtenDocument>): string[] {
  return readEducation(findSections(document), context).map(
    ({ education: { degree, schoolName } }) => `${degree?.name?.raw ?? '-'} @ ${schoolName?.raw ?? '-'}`,
  );
}

it('gives the degrees of a list the school above it', () => {
  const text = `# Formation
    **Université de Tarnville**
    - 2018-2019 : Master en Hydrologie sur les crues de la vallée
    - 2015-2018 : Licence en Géologie

    **Lycée Quillon**
    - 2014-2015 : Baccalauréat`;
  expect(studies(writtenDocument(text)).map((study) => study.split(' @ ')[1])).toEqual([
    'Université de Tarnville',
    'Université de Tarnville',
    'Lycée Quillon',
  ]);
});

it('keeps the school of an item that names one of its own', () => {
  const text = `# Education
    **Westmarch University**
    - M.Sc. in Botany, 2012
    - B.Sc. in Botany, Harwell College, 2010`;
  expect(studies(writtenDocument(text))[1]).toMatch(/Harwell College$/u);
});

it('reads undated schools in large type with their degrees in a smaller one', () => {
  const document = writtenDocument(`# Education
    Westmarch University
    Harwell, England
    PhD Physics

    Tarn University
    Harwell, England
    Master's degree Physics

    # Summary
    A physicist who has built lasers and spectrometers for twenty years and likes to explain them.`);
  const sizes = [14, 13, 10, 11, 13, 10, 11, 14, 10];
  const lines = document.lines.map((line, n) => {
    const fontSize = sizes[n] ?? 10;
    return { ...line, fontSize, runs: line.runs.map((run) => ({ ...run, fontSize })) };
  });
  expect(studies({ ...document, lines })).toEqual([
    'PhD Physics @ Westmarch University',
    "Master's degree Physics @ Tarn University",
  ]);
});

it('reads lone years in brackets before studies', () => {
  const text = `# Educação
    [ 2024 ] Licenciatura em Sistemas
    **Escola Superior de Quillar**
    [ 2020 ] Ensino Secundário
    **Escola Secundária do Tarn**
    [ 10/2023 – 01/2024 ]⇥Estudo no exterior
    **Universidade de Fernão**`;
  expect(studies(writtenDocument(text)).slice(0, 2)).toEqual([
    'Licenciatura em Sistemas @ Escola Superior de Quillar',
    'Ensino Secundário @ Escola Secundária do Tarn',
  ]);
});

const MIXED = `# Expérience
  Boulangerie Quill
  D'octobre 2012 à juin 2021
  - Vendeuse

  Lycée Tarnon
  Septembre 2010 à juin 2012
  - Baccalauréat Scientifique`;

it('reads a study among jobs as one, and as no job', () => {
  expect(studies(writtenDocument(MIXED)).map((study) => study.split(' @ ')[1])).toEqual(['Lycée Tarnon']);
  expect(positionsOf(MIXED).map(({ employer }) => employer?.name?.raw)).not.toContain('Lycée Tarnon');
});

it('reads a table that goes on without its titles by those of the table before', () => {
  const document = writtenTables(`# Education
    Name | Programme | Passed in
    Harwell | Fellow of Moorings | 2014
    Tarn | Fellow of Rigging | 2012
    Quill | Fellow of Sails | 2010`);
  const lines = document.lines.map((line) =>
    line.cell && line.cell.row > 1 ? { ...line, page: 1, cell: { ...line.cell, table: 1 } } : line,
  );
  const found = readEducation(findSections({ ...document, lines }), context);
  expect(found.map(({ education }) => education.degree?.name?.raw)).toEqual([
    'Fellow of Moorings',
    'Fellow of Rigging',
    'Fellow of Sails',
  ]);
});
