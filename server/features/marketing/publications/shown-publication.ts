import type {
  ListedPublication,
  Publication,
  PublicationAttempt,
} from '../../../../shared/marketing/publications/endpoints';
import { slotOf } from '../../../../shared/time/clock';
import { postName } from '../../../../shared/marketing/campaigns/piece-name';
import { isOf } from '../../../../shared/marketing/campaigns/by-medium';
import type { Config } from '../../../platform/config';
import type { Driver } from '../channels/driver';
import { type ChannelNetwork, networkOf } from '../../../../shared/marketing/channels/networks';
import { shownOn } from './posting-text';
import type { ReadPublication, StoredListed } from './publications.queries';
import { shortLink } from './short-link';

/** How things are said to the caller. */
export interface Showing {
  config: Pick<Config, 'publicUrl'>;
  textOf: (said: string) => string;
}

/** A publication in the caller's words. */
export function shownListed(
  { config, textOf }: Showing,
  { code, contentVersionId: _id, problem, firstLine, nextLine, product, ...row }: StoredListed,
): ListedPublication {
  const { shift } = slotOf(row.wall, row.zone);
  return {
    ...row,
    name: postName({ firstLine, nextLine, product }) || row.campaign,
    link: shortLink(config, code),
    shift,
    problem: problem === null ? null : textOf(problem),
  };
}

/** A publication with its text and ledger, in the caller's words. */
export function shownPublication(
  showing: Showing & { driverOf: (network: ChannelNetwork) => Driver | undefined },
  { piece, alt, pictureVersion, remoteId, settings, ledger, ...row }: ReadPublication,
): Publication {
  const { textOf, driverOf } = showing;
  const listed = shownListed(showing, row as StoredListed);
  const said = isOf(piece, 'posts')
    ? shownOn(row.network, piece.content, listed.link)
    : { title: '', text: '' };
  const { remove, canRemove } = driverOf(row.network) ?? {};
  const isTakenBack = remove !== undefined && (canRemove?.(settings) ?? true);
  const isRemovable = networkOf(row.network).reached === 'read' || (remoteId !== null && isTakenBack);
  return {
    ...listed,
    ...said,
    alt,
    pictureVersion,
    ledger: ledger.map(
      ({ detail, startedAt, endedAt, ...attempt }): PublicationAttempt => ({
        ...(attempt as Pick<PublicationAttempt, 'id' | 'kind' | 'outcome' | 'status'>),
        startedAt: new Date(startedAt),
        endedAt: endedAt === null ? null : new Date(endedAt),
        detail: detail === null ? null : textOf(detail),
      }),
    ),
    canUndo: row.status === 'published' && isRemovable,
  };
}
