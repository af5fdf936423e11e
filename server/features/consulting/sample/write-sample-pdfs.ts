import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePageAddresses, samplePdfs } from '../../../../shared/consulting/sample/addresses';
import { sampleReport } from '../../../../shared/consulting/sample/sample-report';
import { languages } from '../../../../shared/languages';
import { renderReport } from '../report/pdf/render-report';
import { loadFonts } from '../report/pdf/text/fonts';
import { pagePictures } from './page-pictures';

/** Writes the PDF of the sample report in each language below `folder`, with pictures of its first pages, at their addresses. */
export async function writeSamplePdfs(folder: string): Promise<void> {
  await loadFonts();
  for (const language of languages) {
    const { report, snapshot } = sampleReport(language);
    const createdAt = new Date(report.createdAt);
    const given = { language, askedAt: createdAt, report: { ...report, createdAt }, snapshot, swot: null };
    const pdf = await renderReport(given);
    writeFileSync(join(folder, samplePdfs[language]), pdf);
    const pictures = await pagePictures(pdf);
    const addresses = samplePageAddresses(language).slice(0, pictures.length);
    for (const [page, address] of addresses.entries())
      writeFileSync(join(folder, address), pictures[page] as Uint8Array);
  }
}
