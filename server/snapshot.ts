import { preparation } from './features';
import { builtSnapshot, writeSnapshot } from './platform/database/embedded/snapshot';

await writeSnapshot(builtSnapshot, preparation);
