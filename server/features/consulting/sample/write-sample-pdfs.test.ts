import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePageAddresses, samplePages, samplePdfs } from '../../../../shared/consulting/sample/addresses';
import { sampleReport } from '../../../../shared/consulting/sample/sample-report';
import { languages } from '../../../../shared/languages';
import { readPdf } from '../report/testing/read-pdf';
import { writeSamplePdfs } from './write-sample-pdfs';

const folder = mkdtempSync(join(tmpdir(), 'quorumia-sample-'));
beforeAll(() => writeSamplePdfs(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = {
  en: 'Consulting report: Wheatfield Bakery (example)',
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

test('its first pages are pictures of their own, large enough for a sharp screen', async () => {
  const { width, height } = samplePages;
  const read = languages.flatMap((language) =>
    samplePageAddresses(language).map((address) => readFileSync(join(folder, address))),
  );
  for (const picture of read) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(picture.length).toBeLessThan(20_000);
  }
  expect(new Set(read.map((picture) => picture.toString('base64'))).size).toBe(read.length);
});
