import { insertImport } from '../../../platform/imports/imports.queries';
import { ownerOf } from '../../../platform/database/rows/owner';
import { person } from '../../../platform/acts/record-deps';
import type { OwnedRows } from '../../../testing/owned-rows';
import { insertImage } from '../images/images.queries';
import { marketingRecorder } from '../recording/marketing-recorder';
import { aFact, bakery } from './companies';

/** A file of products that was uploaded. */
const anImport = (userId: number, into: number) => ({
  ...{ userId, into, feature: 'marketing', entity: 'marketingProduct', fileName: 'products.csv' },
  ...{ format: 'csv' as const, encoding: 'utf-8', delimiter: ',', rowCount: 0 },
  ...{ createdAt: new Date(), updatedAt: new Date() },
});

/** A company with a logo and a product with a fact, and an import of the account. */
export const ownedRows: OwnedRows = async ({ db }, user) => {
  const owner = ownerOf(user);
  const doing = { owner, actor: person(user), kind: 'create', entity: 'marketingCompany', at: new Date() };
  return marketingRecorder.act(db, doing, async (act) => {
    const picture = { type: 'image/png' as const, width: 1, height: 1, content: new Uint8Array([1]) };
    const image = await insertImage(act.tx, { userId: owner, hash: 'a', ...picture });
    const [company] = await act.create('marketingCompany', [{ fields: { ...bakery, logoId: image.id } }]);
    const made = { name: 'Pan', characteristics: '', advantages: '', price: '', comparePriceMinor: 900 };
    const product = { ...made, currency: 'EUR', facts: [aFact], marketingCompanyId: company };
    const [id] = await act.create('marketingProduct', [{ fields: product }]);
    const upload = await insertImport(act.tx, anImport(owner, company as number));
    const ids = [company as number, id as number, image.id, upload, act.doing.act];
    return ids.map((one) => ({ id: one }));
  });
};
