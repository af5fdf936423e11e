import { addressOf } from '@shared/http/address';
import { leadsPages } from '@shared/leads/addresses';
import type { ImportedEntity } from '@shared/leads/imports/scales';

/** The screen that takes a file, for records of one kind or of any. */
export const newImportAddress = (entity?: ImportedEntity) =>
  addressOf(leadsPages.dashboard, { section: 'imports' }) + (entity ? `?entity=${entity}` : '');

/** The screen of an import. */
export const importAddress = (id: number) =>
  addressOf(leadsPages.dashboard, { section: 'imports', id: String(id) });
