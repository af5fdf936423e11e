import { getPriority, setPriority } from 'node:os';
import { answerTasks } from '../../../../platform/workers/answer-tasks';
import { lengthOf, longPdf } from './length';
import { renderReport } from './render-report';
import type { ReportDocument } from './report-document';
import { loadFonts } from './text/fonts';

const fonts = loadFonts();

/**
 * The niceness of a worker. Without privileges a process cannot lower it again, so it stays for the life of the worker.
 */
const yielding = 5;

/** Gives the server and shorter reports precedence. */
function stepBack() {
  if (getPriority() < yielding) setPriority(yielding);
}

answerTasks<ReportDocument, Uint8Array>(async (given) => {
  await fonts;
  if (lengthOf(given) > longPdf) stepBack();
  return new Uint8Array(await renderReport(given));
});
