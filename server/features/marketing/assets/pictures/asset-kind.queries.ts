import type { RecordFields } from '../../../../../shared/acts/entities';
import { marketingAssets } from '../../../../../shared/marketing/assets/tables';
import type { FieldsOf, Impossible, RecordKind } from '../../../../platform/acts/record-kind';
import { withoutImage } from '../../images/images.queries';

const checks = [withoutImage('photoId'), withoutImage('logoId')];

/** The images of a picture that are gone. */
const withoutImages: Impossible<RecordFields['marketingAsset']> = async (tx, owner, records) => {
  const gone = new Map<number, string[]>();
  for (const check of checks) {
    for (const [id, fields] of await check(tx, owner, records)) {
      gone.set(id, [...(gone.get(id) ?? []), ...fields]);
    }
  }
  return gone;
};

declare module '../../../../../shared/acts/entities' {
  interface RecordFields {
    marketingAsset: FieldsOf<typeof marketingAssets>;
  }
}

export const marketingAssetKind: RecordKind<'marketingAsset'> = {
  entity: 'marketingAsset',
  table: marketingAssets,
  derived: [],
  impossible: withoutImages,
};
