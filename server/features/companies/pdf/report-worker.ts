import { answerTasks } from '../../../platform/answer-tasks';
import { renderReport } from './render-report';
import type { ReportDocument } from './report-document';
import { loadFonts } from './text/fonts';

const fonts = loadFonts();

answerTasks<ReportDocument, Uint8Array<ArrayBuffer>>(
  async (given) => {
    await fonts;
    return new Uint8Array(await renderReport(given));
  },
  ({ buffer }) => [buffer],
);
