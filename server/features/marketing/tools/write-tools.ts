import { assistantMessages } from '../../../../shared/assistant/messages';
import { refOf } from '../../../../shared/assistant/refs';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingSetsApi } from '../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingLeadsApi } from '../../../../shared/marketing/capture/leads/endpoints';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { marketingPublicationsApi } from '../../../../shared/marketing/publications/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import { conflict } from '../../../platform/http/errors';
import { aChoice, aLine, aRecord, aText, idIn, needed, oneListed } from '../../../platform/tools/arguments';
import { changing, creating, newField } from '../../../platform/tools/preview';
import { both, ownText } from '../../../platform/tools/texts';
import { defineTool, type Seen, type ToolDone } from '../../../platform/tools/tool';
import { campaignWords, labels, leadWords } from './words';

const product = needed(aRecord(labels.product, 'product'));
const campaign = needed(aRecord(labels.campaign, 'campaign'));

const byAct = (act: string | null): Pick<ToolDone, 'done'> => ({
  done: act ? { portal: 'marketing', act } : null,
});
const version = (seen: Seen, ref: string) => (seen[ref] === undefined ? {} : { version: seen[ref] });

export const addProduct = defineTool({
  name: 'add_product',
  title: both('Add product', 'Añadir producto'),
  about: 'Adds something that a company sells.',
  endpoints: [marketingProductsApi.create],
  effect: 'undoable',
  takes: {
    brand: needed(oneListed(labels.brand, 'brand')),
    name: needed(aLine(labels.name)),
    price: aLine(labels.price, 100),
    text: aText(labels.text, 50_000),
  },
  preview: async ({ brand, name, price, text }, use) =>
    creating(name, [
      newField(labels.brand, ownText((await use.named(brand)).name)),
      newField(labels.name, ownText(name)),
      newField(labels.price, price === undefined ? null : ownText(price)),
      newField(labels.text, text === undefined ? null : ownText(text)),
    ]),
  async does({ brand, name, price, text }, { ask }) {
    const marketingCompanyId = idIn(brand);
    const saved = await ask(marketingProductsApi.create, {
      body: {
        marketingCompanyId,
        name,
        ...(price !== undefined && { price }),
        ...(text !== undefined && { text }),
      },
    });
    const url = stepAddress(marketingCompanyId, 'product', { product: String(saved.id) });
    return { ...byAct(saved.act), result: { ref: refOf('product', saved.id), name, url } };
  },
});

export const addFacts = defineTool({
  name: 'add_facts',
  title: both('Add facts about a product', 'Añadir datos de un producto'),
  about: 'Proposes the facts of a text for a product; none is used before it is accepted.',
  endpoints: [marketingProductsApi.addText],
  effect: 'undoable',
  takes: { product, text: needed(aText(labels.text, 50_000)) },
  preview: async ({ product: ref, text }, use) =>
    changing(await use.named(ref), [{ label: labels.facts, before: null, after: ownText(text) }]),
  async does({ product: ref, text }, { ask, named }, seen) {
    const saved = await ask(marketingProductsApi.addText, {
      params: { id: idIn(ref) },
      body: { text, ...version(seen, ref) },
    });
    const { name, url } = await named(ref);
    return { ...byAct(saved.act), result: { ref, name, url } };
  },
});

export const writeCampaigns = defineTool({
  name: 'write_campaigns',
  title: both('Write campaigns', 'Crear campañas'),
  about: 'Writes the nine campaigns of a product: three angles, each as an email, posts and a landing page.',
  endpoints: [marketingSetsApi.create, marketingProductsApi.analysis],
  effect: 'undoable',
  takes: { product },
  async preview({ product: ref }, use) {
    const [record, { isReady }] = await Promise.all([
      use.named(ref),
      use.ask(marketingProductsApi.analysis, { params: { id: idIn(ref) } }),
    ]);
    if (!isReady) throw conflict(assistantMessages['product.unready']);
    return changing(record, [
      {
        label: labels.campaign,
        before: null,
        after: both('Nine pieces, which you read and approve', 'Nueve piezas, que lees y apruebas'),
      },
    ]);
  },
  async does({ product: ref }, { ask, named }) {
    const { sets } = await ask(marketingSetsApi.create, { body: { productId: idIn(ref) } });
    const [set] = sets;
    if (!set) throw conflict(assistantMessages['product.unready']);
    const { name } = await named(ref);
    const url = stepAddress(set.marketingCompanyId, 'campaigns', { set: String(set.id) });
    return { ...byAct(set.act), result: { ref: refOf('set', set.id), name, url } };
  },
});

export const approveCampaign = defineTool({
  name: 'approve_campaign',
  title: both('Approve campaign', 'Aprobar campaña'),
  about: 'Approves the text of a campaign as it was read.',
  endpoints: [marketingCampaignsApi.approve, marketingCampaignsApi.read],
  effect: 'undoable',
  takes: { campaign },
  async preview({ campaign: ref }, use) {
    const [record, { status }] = await Promise.all([
      use.named(ref),
      use.ask(marketingCampaignsApi.read, { params: { id: idIn(ref) } }),
    ]);
    return changing(record, [
      { label: labels.status, before: campaignWords[status], after: campaignWords.approved },
    ]);
  },
  async does({ campaign: ref }, { ask, named }, seen) {
    const saved = await ask(marketingCampaignsApi.approve, {
      params: { id: idIn(ref) },
      body: version(seen, ref),
    });
    const { name, url } = await named(ref);
    return { ...byAct(saved.act), result: { ref, name, url } };
  },
});

export const pauseCampaign = defineTool({
  name: 'pause_campaign',
  title: both('Pause campaign', 'Pausar campaña'),
  about: 'Holds the posts of a campaign that wait for their time.',
  endpoints: [marketingPublicationsApi.pause, marketingCampaignsApi.read],
  effect: 'final',
  takes: { campaign },
  async preview({ campaign: ref }, use) {
    const [record, { status }] = await Promise.all([
      use.named(ref),
      use.ask(marketingCampaignsApi.read, { params: { id: idIn(ref) } }),
    ]);
    return changing(record, [
      { label: labels.status, before: campaignWords[status], after: campaignWords.paused },
    ]);
  },
  async does({ campaign: ref }, { ask, named }) {
    await ask(marketingPublicationsApi.pause, { params: { id: idIn(ref) } });
    const { name, url } = await named(ref);
    return { done: null, result: { ref, name, url } };
  },
});

export const changeLead = defineTool({
  name: 'change_lead',
  title: both('Change lead', 'Cambiar lead'),
  about: 'Sets the status or the notes of a lead.',
  endpoints: [marketingLeadsApi.update, marketingLeadsApi.read],
  effect: 'undoable',
  takes: {
    lead: needed(aRecord(labels.lead, 'lead')),
    status: aChoice(labels.status, leadWords),
    notes: aText(labels.notes),
  },
  needsAlso: ({ status, notes }) => (status === undefined && notes === undefined ? ['status'] : []),
  async preview({ lead: ref, status, notes }, use) {
    const [record, row] = await Promise.all([
      use.named(ref),
      use.ask(marketingLeadsApi.read, { params: { id: idIn(ref) } }),
    ]);
    return changing(record, [
      status && { label: labels.status, before: leadWords[row.status], after: leadWords[status] },
      notes === undefined
        ? undefined
        : { label: labels.notes, before: row.notes ? ownText(row.notes) : null, after: ownText(notes) },
    ]);
  },
  async does({ lead: ref, ...fields }, { ask, named }, seen) {
    const saved = await ask(marketingLeadsApi.update, {
      params: { id: idIn(ref) },
      body: { ...fields, ...version(seen, ref) },
    });
    const { name, url } = await named(ref);
    return { ...byAct(saved.act), result: { ref, name, url } };
  },
});
