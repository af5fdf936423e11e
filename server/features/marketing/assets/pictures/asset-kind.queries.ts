import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import type { Impossible, RecordKind } from '../../../../platform/acts/record-kind';
import { withoutImage } from '../../images/images.queries';

const checks = [withoutImage('photoId'), withoutImage('logoId')];

/** The images of a picture that are gone. */
const withoutImages: Impossible = async (tx, owner, records) => {
  const gone = new Map<number, string[]>();
  for (const check of checks) {
    for (const [id, fields] of await check(tx, owner, records)) {
      gone.set(id, [...(gone.get(id) ?? []), ...fields]);
    }
  }
  return gone;
};

export const marketingAssetKind: RecordKind = {
  entity: 'marketingAsset',
  table: marketingAssets,
  derived: [],
  impossible: withoutImages,
};
