import { announcement } from '../../../platform/announcements';
import type { Owner } from '../../../platform/database/rows/owner';

/** The pictures that were asked for of a campaign are drawn, as far as they can be. */
export const picturesDrawn = announcement<{ owner: Owner; campaignId: number; at: Date }>('picturesDrawn');
