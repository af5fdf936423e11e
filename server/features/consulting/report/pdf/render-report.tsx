import { renderToBuffer } from '@react-pdf/renderer';
import { Report } from './document/report';
import { sheetOf } from './document/sheet';
import type { ReportDocument } from './report-document';

/** Renders the PDF of a report; call `loadFonts` first. Blocks its thread until it is done. */
export const renderReport = (given: ReportDocument): Promise<Buffer> =>
  renderToBuffer(<Report of={sheetOf(given)} />);
