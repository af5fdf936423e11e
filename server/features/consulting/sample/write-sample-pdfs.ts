import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePdfs } from '../../../../shared/consulting/sample/addresses';
import { sampleReport } from '../../../../shared/consulting/sample/sample-report';
import { languages } from '../../../../shared/languages';
import { renderReport } from '../report/pdf/render-report';
import { loadFonts } from '../report/pdf/text/fonts';

/** Writes the PDF of the sample report in each language below `folder`, at its address. */
export async function writeSamplePdfs(folder: string): Promise<void> {
  await loadFonts();
  for (const language of languages) {
    const { report, snapshot } = sampleReport(language);
    const createdAt = new Date(report.createdAt);
    const given = { language, askedAt: createdAt, report: { ...report, createdAt }, snapshot, swot: null };
    writeFileSync(join(folder, samplePdfs[language]), await renderReport(given));
  }
}
