import { asTyped } from '../../../../shared/assistant/bilingual';
import type { Ref } from '../../../../shared/assistant/refs';
import { isDay } from '../../../../shared/list/periods';
import { marketingCampaignsApi } from '../../../../shared/marketing/campaigns/editing/endpoints';
import { type Channel, marketingChannelsApi } from '../../../../shared/marketing/channels/endpoints';
import {
  type ChannelNetwork,
  channelNetworks,
  networkName,
  networkTitle,
} from '../../../../shared/marketing/channels/networks';
import {
  marketingPublicationsApi,
  type PlannedChannel,
  type SchedulePlan,
} from '../../../../shared/marketing/publications/endpoints';
import { publicationMessages } from '../../../../shared/marketing/publications/messages';
import { stepAddress } from '../../../../shared/marketing/steps';
import { site } from '../../../../shared/site';
import { wallOf } from '../../../../shared/time/clock';
import { invalid } from '../../../platform/http/errors';
import { aChoice, aRecord, aTime, idIn, needed } from '../../../platform/tools/arguments';
import { sending } from '../../../platform/tools/preview';
import { both, labelled, timeText } from '../../../platform/tools/texts';
import { type Ask, defineTool, type Seen } from '../../../platform/tools/tool';
import { labels } from './words';

const networkWords = Object.fromEntries(
  channelNetworks.map((network) => [network, both(networkTitle(network, 'en'), networkTitle(network, 'es'))]),
) as Record<ChannelNetwork, ReturnType<typeof both>>;

/** A channel that a plan is about. */
interface Going extends PlannedChannel {
  channel: Channel;
}

/** What scheduling would do on the channels of a campaign's company, or those of one network. */
async function planned(
  ask: Ask,
  campaign: Ref<'campaign'>,
  { slots, network }: { slots: [string]; network: ChannelNetwork | undefined },
) {
  const params = { id: idIn(campaign) };
  const { marketingCompanyId: company } = await ask(marketingCampaignsApi.read, { params });
  const all = await ask(marketingChannelsApi.list, { query: { company } });
  const channels = all.filter((each) => network === undefined || each.network === network);
  const body = { channels: channels.map(({ id }) => id), slots, zone: site.timeZone };
  const plan: SchedulePlan = await ask(marketingPublicationsApi.plan, { params, body });
  const each = plan.channels.flatMap((one): Going[] => {
    const channel = channels.find(({ id }) => id === one.channelId);
    return channel ? [{ ...one, channel }] : [];
  });
  return {
    company,
    plan,
    going: each.filter(({ problem }) => problem === null),
    staying: each.filter(({ problem }) => problem !== null),
  };
}

const nameOf = ({ channel: { name, network } }: Going) => `${name} (${networkName(network)})`;

const partsOf = ({ title, text }: PlannedChannel) => [title, text].filter(Boolean).join('\n\n');

/** The whole text; where channels get different ones, that of each under its name. */
function wholeText(going: readonly Going[]): string {
  const [first, ...others] = going;
  if (!first) return '';
  const isSame = others.every((other) => partsOf(other) === partsOf(first));
  return isSame ? partsOf(first) : going.map((each) => `${nameOf(each)}\n${partsOf(each)}`).join('\n\n');
}

/** The time on the clocks of the site, to the minute; throws 400 for a day without a time. */
function slotOf(when: string): [string] {
  if (isDay(when)) throw invalid({ when: publicationMessages['slot.none'] });
  return [wallOf(new Date(when), site.timeZone)];
}

const channelRef = ({ id }: Channel) => `channel-${id}`;

/** The channels that were shown. */
const channelsIn = (seen: Seen): number[] =>
  Object.keys(seen).flatMap((ref) => (ref.startsWith('channel-') ? [Number(ref.split('-')[1])] : []));

const repeats = both(
  'Something else goes out there at nearly the same time, or the same text within 30 days',
  'Allí sale otra cosa casi a la vez, o el mismo texto en menos de 30 días',
);

export const schedulePosts = defineTool({
  name: 'schedule_posts',
  title: both('Schedule posts', 'Programar publicaciones'),
  about:
    'Schedules the approved post of a campaign on the connected channels of its company, or on one network, at a time.',
  endpoints: [
    marketingPublicationsApi.schedule,
    marketingPublicationsApi.plan,
    marketingCampaignsApi.read,
    marketingChannelsApi.list,
  ],
  effect: 'outward',
  takes: {
    campaign: needed(aRecord(labels.campaign, 'campaign')),
    when: needed(aTime(labels.due)),
    network: aChoice(both('Network', 'Red'), networkWords),
  },
  async preview({ campaign, when, network }, use) {
    const slots = slotOf(when);
    const [record, { plan, going, staying }] = await Promise.all([
      use.named(campaign),
      planned(use.ask, campaign, { slots, network }),
    ]);
    const [slot] = plan.slots;
    if (slot?.problem) throw invalid({ when: slot.problem });
    if (going.length === 0)
      throw invalid({ network: staying[0]?.problem ?? publicationMessages['channel.none'] });
    const recipients = going.map(nameOf);
    const preview = sending([record], { recipients, subject: null, text: wholeText(going) }, [
      labelled(labels.due, timeText(when)),
      ...(plan.target ? [labelled(both('Leads to', 'Lleva a'), asTyped(plan.target))] : []),
      ...(plan.conflicts.length > 0 ? [repeats] : []),
      ...staying.map((each) => labelled(asTyped(nameOf(each)), asTyped(each.problem ?? ''))),
    ]);
    const versions = going.map(({ channel }) => [channelRef(channel), channel.version]);
    return { ...preview, seen: { ...preview.seen, ...Object.fromEntries(versions) } };
  },
  async does({ campaign, when }, { ask, named }, seen) {
    const params = { id: idIn(campaign) };
    await ask(marketingPublicationsApi.schedule, {
      params,
      body: { channels: channelsIn(seen), slots: slotOf(when), zone: site.timeZone },
    });
    const [{ marketingCompanyId }, { name }] = await Promise.all([
      ask(marketingCampaignsApi.read, { params }),
      named(campaign),
    ]);
    return {
      done: null,
      result: { ref: campaign, name, url: stepAddress(marketingCompanyId, 'publishing') },
    };
  },
});
