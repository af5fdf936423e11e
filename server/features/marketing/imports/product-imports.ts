import { marketingMessages } from '../../../../shared/marketing/messages';
import { notFound } from '../../../platform/http/errors';
import type { ImportFeature } from '../../../platform/imports/import-target';
import { marketingRecorder } from '../recording/marketing-recorder';
import { findCompany } from './known-products.queries';
import { productSystems } from './product-fields';
import { productTarget } from './product-target';

/** The imports of COMERZIA, each into one company. */
export const productImports: ImportFeature = {
  feature: 'marketing',
  targets: [productTarget(marketingRecorder)],
  systems: productSystems,
  async checkInto(db, owner, into) {
    const company = into === undefined ? undefined : await findCompany(db, owner, into);
    if (!company) throw notFound(marketingMessages['company.missing']);
  },
  // Products have no own fields, and nothing besides them is made.
  makeFields: async (_act, { columns }) => columns,
  unmake: async () => {},
};
