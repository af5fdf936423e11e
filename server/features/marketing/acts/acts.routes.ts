import { marketingActs } from '../../../../shared/marketing/acts/endpoints';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { actRoutes } from '../../../platform/acts/undoing/act.routes';
import { marketingUndo } from '../recording/marketing-recorder';

export const marketingActRoutes = (deps: RecordDeps) => actRoutes(deps, marketingActs, marketingUndo);
