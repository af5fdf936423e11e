import { channelNetworks } from '../../../../../shared/marketing/channels/networks';
import { has, type Sentence, spend, take } from '../sentence';
import { type Draft, draftOf, type Frame, put, putRecord, putTime } from './draft';
import { asks, starts } from './starts';

export const writeCampaigns: Frame = (sentence) => {
  if (!starts(sentence, 'add', 'rewrite') || !has(sentence, 'campaign')) return undefined;
  const draft = draftOf('write_campaigns', sentence);
  take(draft.sentence, 'add', 'rewrite', 'campaign');
  putRecord(draft, 'product', ['product'], true);
  take(draft.sentence, 'product');
  return draft;
};

export const approveCampaign: Frame = (sentence) => {
  if (!starts(sentence, 'approve') || asks(sentence)) return undefined;
  const draft = draftOf('approve_campaign', sentence);
  take(draft.sentence, 'approve', 'campaign');
  putRecord(draft, 'campaign', ['campaign'], true);
  return draft;
};

export const pauseCampaign: Frame = (sentence) => {
  if (
    !starts(sentence, 'pause') ||
    !(has(sentence, 'campaign') || sentence.hits.some(({ kind }) => kind === 'campaign'))
  )
    return undefined;
  const draft = draftOf('pause_campaign', sentence);
  take(draft.sentence, 'pause', 'campaign');
  putRecord(draft, 'campaign', ['campaign'], true);
  return draft;
};

/** Networks whose names are no other words. */
const networks = channelNetworks.filter((network) => !['x', 'rss', 'webhook', 'threads'].includes(network));

function putNetwork(draft: Draft): void {
  const { sentence } = draft;
  const index = sentence.tokens.findIndex(({ plain }) => networks.some((network) => network === plain));
  if (index < 0) return;
  put(draft, 'network', sentence.tokens[index]?.plain);
  spend(sentence, { from: index, to: index + 1 });
}

const isOfCampaign = (sentence: Sentence) =>
  has(sentence, 'campaign', 'post') || sentence.hits.some(({ kind }) => kind === 'campaign');

/** «Schedule the campaign about bread on Monday at 9»: without a time of day it is asked for. */
export const schedulePosts: Frame = (sentence) => {
  if (!starts(sentence, 'schedule') || asks(sentence) || !isOfCampaign(sentence)) return undefined;
  const draft = draftOf('schedule_posts', sentence);
  take(draft.sentence, 'schedule', 'campaign', 'post');
  putTime(draft, 'when', 'ahead');
  if (draft.sentence.clocks.length === 0) {
    delete draft.args.when;
    draft.questions = [];
  }
  putNetwork(draft);
  putRecord(draft, 'campaign', ['campaign'], true);
  return draft;
};
