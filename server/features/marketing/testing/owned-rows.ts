import { insertImport } from '../../../platform/imports/imports.queries';
import { person } from '../../../platform/acts/record-deps';
import type { Act, Doing } from '../../../platform/acts/act';
import type { OwnedRows } from '../../../testing/owned-rows';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import { findMaterial } from '../campaigns/pieces/material.queries';
import { findContentId } from '../campaigns/pieces/versions.queries';
import { lockSet, queueSet, type StoredSet } from '../campaigns/sets/set-writing.queries';
import { createCampaign } from '../campaigns/sets/store-piece';
import { painEmail } from '../campaigns/validators/testing/pieces';
import { figuresOf, storeReport } from '../analytics/reports/make-report';
import { insertChannel } from '../channels/channels.queries';
import { insertImage } from '../images/images.queries';
import { marketingRecorder } from '../recording/marketing-recorder';
import { insertSequence } from '../sequences/steps/sequences.queries';
import { aFact, bakery } from './companies';
import { ownedLeads } from './owned-leads';
import { ownedPictures } from './owned-pictures';
import { ownedPublication } from './owned-publication';

/** A fact that heads a picture. */
const aHeadline = { ...aFact, id: 'f2', place: 'different' as const, text: 'Amasamos cada noche' };

/** A file of products that was uploaded. */
const anImport = (userId: number, into: number) => ({
  userId,
  into,
  feature: 'marketing',
  entity: 'marketingProduct',
  fileName: 'products.csv',
  format: 'csv' as const,
  encoding: 'utf-8',
  delimiter: ',',
  rowCount: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** A PNG of one pixel. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A set of a product with one campaign, whose content has one version. */
async function withCampaign(act: Act, marketingCompanyId: number, productId: number): Promise<number[]> {
  const { tx, doing } = act;
  const { owner, at } = doing;
  const of = { marketingCompanyId, productId, language: 'es', audience: 'B2C', goal: 'buy' } as const;
  const set = (await queueSet(tx, owner, { ...of, wording: firstWording }, at)) as number;
  const material = await findMaterial(tx, owner, productId);
  if (!material) throw new Error('The product is not there');
  const written = {
    angle: 'pain',
    engine: 'template',
    piece: { type: 'email', content: painEmail },
  } as const;
  const campaign = await createCampaign(act, (await lockSet(tx, owner, set)) as StoredSet, written, material);
  return [set, campaign, (await findContentId(tx, owner, campaign)) as number];
}

/** The feed of a company. */
async function ownedChannel({ tx, doing: { owner, at } }: Act, marketingCompanyId: number): Promise<number> {
  const of = { userId: owner, marketingCompanyId, network: 'rss', createdAt: at, updatedAt: at } as const;
  const { id } = await insertChannel(tx, {
    ...of,
    name: 'Novedades',
    feedToken: `feed-${marketingCompanyId}`,
  });
  return id;
}

/** The report of a week. */
async function withReport({ tx, doing: { owner, at } }: Act, company: number): Promise<number> {
  const wanted = { owner, company, type: 'week', start: '2026-11-16', language: 'es' } as const;
  const report = await storeReport(tx, wanted, await figuresOf(tx, wanted, at), at);
  return report?.id as number;
}

/** A company with a logo, a product with a fact and a campaign, an import of the account and a report. */
export const ownedRows: OwnedRows = async ({ db }, user) => {
  const owner = user.owner;
  const doing: Doing = {
    owner,
    actor: person(user),
    kind: 'create',
    entity: 'marketingCompany',
    at: new Date(),
  };
  return marketingRecorder.act(db, doing, async (act) => {
    const picture = {
      type: 'image/png' as const,
      width: 1,
      height: 1,
      content: Buffer.from(onePixel, 'base64'),
    };
    const image = await insertImage(act.tx, { userId: owner, hash: 'a', ...picture });
    const [company] = await act.create('marketingCompany', [{ fields: { ...bakery, logoId: image.id } }]);
    const made = { name: 'Pan', characteristics: '', advantages: '', price: '', comparePriceMinor: 900 };
    const product = { ...made, currency: 'EUR', facts: [aFact, aHeadline], marketingCompanyId: company };
    const [id] = await act.create('marketingProduct', [{ fields: product }]);
    const upload = await insertImport(act.tx, anImport(owner, company as number));
    const campaign = await withCampaign(act, company as number, id as number);
    const sequence = await insertSequence(act.tx, owner, {
      marketingCompanyId: company as number,
      name: 'Bienvenida',
      createdAt: doing.at,
      updatedAt: doing.at,
    });
    const ids = [sequence, company as number, id as number, ...campaign, image.id, upload, act.doing.act];
    const pictured = { company: company as number, product: id as number, image: image.id };
    ids.push(await ownedChannel(act, company as number));
    const [post, ...others] = (await ownedPictures(act, pictured)) as [number, ...number[]];
    ids.push(post, ...others);
    ids.push(...(await ownedPublication(act, { company: company as number, campaign: post })));
    ids.push(...(await ownedLeads(act, { company: company as number, campaign: campaign[1] as number })));
    ids.push(await withReport(act, company as number));
    return ids.map((one) => ({ id: one }));
  });
};
