import { importEndpoints } from '../../imports/import-endpoints';

/** Imports of contacts, companies, opportunities, communications and tasks (`importedEntities`). */
export const leadImports = importEndpoints('/api/leads/imports');
