import type { ChannelNetwork } from '../../../../../shared/marketing/channels/networks';
import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import type { Logger } from '../../../../platform/logger';
import type { Outbound } from '../../../../platform/outbound/outbound';
import type { PictureDrawer } from '../../assets/picture-drawer';
import type { Driver } from '../../channels/driver';
import type { StoredPublication } from '../moving.queries';

/** What publishing reaches; tests bring their own. */
export interface Reach {
  driverOf: (network: ChannelNetwork) => Driver | undefined;
  drawer: () => PictureDrawer;
}

/** Has a publication looked at when its time comes, if it has one. */
export type LookAgain = (tx: Db, row: Pick<StoredPublication, 'id' | 'nextAt'>) => Promise<void>;

/** What whatever publishes is given. */
export interface PublishDeps extends Reach {
  config: Config;
  db: Db;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
  outbound: Outbound;
  lookAgain: LookAgain;
}
