import { leadMessages } from '../../../../shared/leads/messages';
import type { Recorder } from '../../../platform/acts/recorder';
import type { UndoRules } from '../../../platform/acts/undoing/undo-act';
import { undoJob } from '../../../platform/acts/undoing/undo-job';
import { conflict } from '../../../platform/http/errors';
import { refuseAtWork } from '../../../platform/imports/imports.queries';
import { lockAlone } from '../../../platform/accounts/accounts.queries';

/** Locks rows from which other records derive columns without being changed themselves. */
const shapesOthers = new Set(['tag', 'field']);

/** How acts of LEADMANAGER are undone. */
export const leadUndo = (recorder: Recorder): UndoRules => ({
  job: undoJob('undoLeadAct', recorder),
  prepare: async (tx, owner, { id, entity }) => {
    await refuseAtWork(tx, owner, id);
    if (shapesOthers.has(entity)) await lockAlone(tx, owner);
  },
  broken: { crm_tags_name: () => conflict(leadMessages['tag.taken']) },
});
