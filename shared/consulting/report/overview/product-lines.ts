import { folded } from '../../../plain-text';
import type { CompanyData } from '../company-data';
import { inReportOrder } from '../findings';
import { wholePhrase } from '../summary/whole-phrase';

/** A product or service on one line. */
export interface ProductLine {
  id: number;
  name: string;
  type: CompanyData['products'][number]['type'];
  /** Its description or the first sentence of it; null where that is too long for the line, or only the name again. */
  about: string | null;
}

/** Maximum characters of a description on the line of its product. */
const onLine = 100;

/** The products and services of a company, one line each, in the order of its list. */
export const productLines = (data: CompanyData): ProductLine[] =>
  inReportOrder(data).products.map(({ id, name, type, description }) => ({
    id,
    name,
    type,
    about: folded(description) === folded(name) ? null : wholePhrase(description, onLine),
  }));
