// Deletes the snapshots of all migrations but the last: drizzle-kit compares the tables with that one only.
// Runs after `npm run db:generate`.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './in-project';

const folder = inProject('migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
