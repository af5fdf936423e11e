import { importedEntities } from '../../../../shared/leads/imports/scales';
import type { ImportFeature } from '../../../platform/imports/import-target';
import { leadsRecorder } from '../recording/leads-recorder';
import { knownSystems } from './fields/systems';
import { deleteExternal } from './external-ids.queries';
import { leadTarget } from './lead-target';
import { likelySystem } from './likely-system';
import { makeFields } from './tags-and-fields';

/** The imports of LEADMANAGER. */
export const leadImports: ImportFeature = {
  feature: 'leads',
  targets: importedEntities.map((entity) => leadTarget(leadsRecorder, entity)),
  systems: knownSystems,
  likelySystem,
  makeFields,
  async unmake(tx, owner, importId) {
    await deleteExternal(tx, owner, importId);
  },
};
