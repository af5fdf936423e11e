// Milliseconds for a report of 1,000 items (limit: 50): its texts, for which "generate" waits, and the figures that the
// page and the PDF draw.
// npx tsx bench/report.ts
import { buildReport } from '../shared/consulting/report/build-report';
import { reportFigures } from '../shared/consulting/report/figures/report-figures';
import { thousandItems } from '../shared/consulting/report/testing/ten-companies';

const allowed = 50;
const runs = 40;

const data = thousandItems();

function measure(name: string, work: () => unknown) {
  const first = performance.now();
  work();
  const cold = performance.now() - first;
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor((runs - 1) * share)]!.toFixed(1);
  console.log(`${name}: first ${cold.toFixed(1)} ms, median ${at(0.5)} ms, worst ${at(1)} ms`);
  return Math.max(cold, times.at(-1)!);
}

const worst = [
  measure('texts in English', () => buildReport(data, 'en')),
  measure('texts in Spanish', () => buildReport(data, 'es')),
  measure('figures', () => reportFigures(data)),
];
if (Math.max(...worst) > allowed) {
  console.error(`More than the ${allowed} ms allowed`);
  process.exit(1);
}
console.log(`All within the ${allowed} ms allowed`);
