import { renderToBuffer } from '@react-pdf/renderer';
import { Report } from './document/report';
import { sheetOf } from './document/sheet';
import type { ReportDocument } from './report-document';

/** The PDF of a report; `loadFonts` has to be through. Keeps the processor busy from beginning to end. */
export const renderReport = (given: ReportDocument): Promise<Buffer> =>
  renderToBuffer(<Report of={sheetOf(given)} />);
