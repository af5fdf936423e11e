import { marketingProductImports } from '../../../../shared/marketing/products/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { importRoutes } from '../../../platform/imports/import.routes';
import { productImportJobs } from './import-jobs';
import { productImports } from './product-imports';

export const productImportRoutes = (deps: RecordDeps) =>
  importRoutes(productImports, marketingProductImports, deps, productImportJobs);
