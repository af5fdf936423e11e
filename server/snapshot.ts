import { preparation } from './features';
import { builtSnapshot, writeSnapshot } from './platform/database/snapshot';

await writeSnapshot(builtSnapshot, preparation);
