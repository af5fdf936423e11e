import { getPriority, setPriority } from 'node:os';
import { answerTasks } from '../../../../platform/answer-tasks';
import { lengthOf, longPdf } from './length';
import { renderReport } from './render-report';
import type { ReportDocument } from './report-document';
import { loadFonts } from './text/fonts';

const fonts = loadFonts();

/** A worker that has stepped back seldom may come forward again, so it yields to those that have not for good. */
const yielding = 5;

/** Lets the server and shorter reports go first. On Linux a thread has a priority of its own, elsewhere the server would step back too. */
function stepBack() {
  if (process.platform === 'linux' && getPriority() < yielding) setPriority(yielding);
}

answerTasks<ReportDocument, Uint8Array<ArrayBuffer>>(
  async (given) => {
    await fonts;
    if (lengthOf(given) > longPdf) stepBack();
    return new Uint8Array(await renderReport(given));
  },
  ({ buffer }) => [buffer],
);
