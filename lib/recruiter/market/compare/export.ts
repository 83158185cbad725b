import { z } from 'zod';
import type { ExportedFile } from '../../ground/file';
import type { Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { askedPeriod, askedText, FIGURE_FORMATS, fileOfFigure } from '../dashboard/export';
import { questionWith } from './ask';
import { ComparedQuestion, loadComparedFigure } from './load';
import { COMPARED_IDS, comparedTitle, KEY_FIGURES_ID } from './panels';
import { letterOf } from './view';

/** Exports a figure of a comparison as a file with all its series, and the question of each. Any member. */
export const exportComparison = defineUseCase(
  reads('viewer'),
  ComparedQuestion.extend({ id: z.enum(COMPARED_IDS), format: z.enum(FIGURE_FORMATS) }),
  async (actor, { id, format, ...asked }): Promise<Outcome<ExportedFile>> =>
    fileOfFigure(actor, await loadComparedFigure(id, asked), {
      ...{ id, format },
      title: id === KEY_FIGURES_ID ? 'Key figures' : comparedTitle(id),
      question: [
        ...asked.questions.map((own, index): [string, string] => [
          `Question ${letterOf(index)}`,
          askedText(questionWith(asked.filters, own)),
        ]),
        ['Period', askedPeriod(asked.filters)],
        ['Time by', asked.unit],
      ],
    }),
);
