import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdfs } from '../../../../shared/consulting/sample/addresses';
import { sampleReport } from '../../../../shared/consulting/sample/sample-report';
import { readPdf } from '../report/testing/read-pdf';
import { writeSamplePdfs } from './write-sample-pdfs';

const folder = mkdtempSync(join(tmpdir(), 'quorumia-sample-'));
beforeAll(() => writeSamplePdfs(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = {
  en: 'Consulting report: Espiga Bakery (example)',
  es: 'Informe de consultoría: Panadería Espiga (ejemplo)',
};

test.each(['en', 'es'] as const)('the build writes the sample report as a PDF, in %s', (language) => {
  const pdf = readPdf(readFileSync(join(folder, samplePdfs[language])));
  expect([pdf.title, pdf.language]).toEqual([titles[language], language]);
  expect(pdf.pages.length).toBeGreaterThan(2);
  expect(pdf.pages.length).toBeLessThanOrEqual(8);
  const { problems } = sampleReport(language).snapshot;
  const said = pdf.text.replaceAll(/\s+/g, ' ');
  for (const { description } of problems) expect(said).toContain(description);
});
