import { defineImportJobs } from '../../../platform/imports/define-import-jobs';
import { marketingRecorder } from '../recording/marketing-recorder';
import { productImports } from './product-imports';

export const productImportJobs = defineImportJobs(
  { check: 'checkProductImport', write: 'writeProductImport', undo: 'undoProductImport' },
  productImports,
  marketingRecorder,
);
