import { leadActs } from '../../../../shared/leads/acts/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { actRoutes } from '../../../platform/acts/undoing/act.routes';
import { leadUndo } from './lead-undo';

export const leadActRoutes = (deps: RecordDeps) => actRoutes(deps, leadActs, leadUndo(deps.recorder));
