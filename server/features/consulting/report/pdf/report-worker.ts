import { getPriority, setPriority } from 'node:os';
import { answerTasks } from '../../../../platform/answer-tasks';
import { lengthOf, longPdf } from './length';
import { renderReport } from './render-report';
import type { ReportDocument } from './report-document';
import { loadFonts } from './text/fonts';

const fonts = loadFonts();

/**
 * The niceness of a worker. Without privileges a thread cannot lower it again, so it stays for the life of the worker.
 */
const yielding = 5;

/**
 * Gives the server and shorter reports precedence. Only on Linux does a thread have its own priority; elsewhere this
 * would also slow the server.
 */
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
