import { accountOwner } from '../../../platform/accounts/accounts.queries';
import { person } from '../../../platform/acts/record-deps';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { leadsRecorder } from '../recording/leads-recorder';
import { demoClients } from './clients/demo-clients';
import { insertTags } from './demo.queries';
import { seedSamples } from './seed-samples';

const tagNames = () =>
  new Set(
    demoClients.flatMap(({ company, people, deals = [] }) =>
      [company, ...people, ...deals].flatMap((one) => one?.tags ?? []),
    ),
  );

/** Fills the demo account: the samples, and the tags that they have. */
export async function seedDemoLeads(tx: Db, owner: Owner): Promise<void> {
  await insertTags(tx, owner, [...tagNames()]);
  const actor = person(await accountOwner(tx, owner));
  // Not as a sample act: no visitor should be offered to remove what all others see.
  await seedSamples(leadsRecorder, tx, { owner, actor, kind: 'demo', at: new Date() }, 'es');
}
