import type { Feature } from '../../platform/feature';
import { exportMarketing } from './marketing.queries';
import { seedDemoMarketing } from './seed-demo';

export const marketing: Feature = {
  name: 'marketing',
  rooms: ['grammar', 'campaigns', 'assets'],
  accountData: async (db, owner) => ({ marketing: await exportMarketing(db, owner) }),
  seedDemo: seedDemoMarketing,
};
