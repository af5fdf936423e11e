import { listFormat } from '../../../../../../shared/list-format';
import { conversionOf, type Figures } from '../../../../../../shared/marketing/analytics/figures';
import type { ReportType } from '../../../../../../shared/marketing/analytics/scales';
import { numbersIn } from '../numbers';
import { needed, type Proportion } from '../proportions';
import type { Comparison, Group, ReportWords } from './report-words';

const { number, percent, statistic } = numbersIn('en');
const list = listFormat('en');

const before = (type: ReportType) => `the ${type} before`;
const some = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

const after = (then: number, type: ReportType) =>
  then === 0 ? `as in ${before(type)}` : `against ${number(then)} in ${before(type)}`;

/** "12.5% more than the week before (96)". */
function change(now: number, then: number, type: ReportType): string {
  if (then === 0) return `after none in ${before(type)}`;
  if (now === then) return `as many as in ${before(type)}`;
  const share = percent(Math.abs(now - then) / then);
  return `${share} ${now > then ? 'more' : 'fewer'} than in ${before(type)} (${number(then)})`;
}

const rate = (row: Proportion) =>
  `${percent(conversionOf(row) ?? 0)} (${number(row.pageLeads)} of ${number(row.visitors)})`;

const names: Record<Exclude<Group, 'periods'>, string> = {
  campaigns: 'campaigns',
  channels: 'channels',
  angles: 'angles',
};

const rates = ({ better, worse }: Comparison) =>
  `“${better.label}” turned ${rate(better)} of its visitors into leads, “${worse.label}” ${rate(worse)}`;

const chance = ({ z }: Comparison) => `z = ${statistic(z)}`;

const lost = ({ mailsBounced, mailsFailed }: Figures) => mailsBounced + mailsFailed;

export const english: ReportWords = {
  visitors: ({ visitors }, { visitors: then }, type) =>
    visitors === 0
      ? `Nobody visited your pages, ${after(then, type)}.`
      : `${some(visitors, 'visitor')} came to your pages, ${change(visitors, then, type)}.`,
  leads: (now, then, type) =>
    now.leads === 0
      ? `No lead came in, ${after(then.leads, type)}.`
      : `${some(now.leads, 'lead')} came in, ${change(now.leads, then.leads, type)}: ${number(now.confirmed)} confirmed, ${number(now.qualified)} qualified, ${number(now.won)} won so far.`,
  conversion: (now, then, type) => {
    if (now.visitors === 0) return '';
    const compared = then.visitors === 0 ? '' : `; in ${before(type)} it was ${rate(then)}`;
    return `The conversion rate was ${rate(now)}${compared}.`;
  },
  sent: ({ published, mailsSent, mailsClicked }) => {
    const parts = [
      ...(published > 0 ? [`${some(published, 'publication')} went out`] : []),
      ...(mailsSent > 0
        ? [`${some(mailsSent, 'reply was', 'replies were')} mailed, ${number(mailsClicked)} of them clicked`]
        : []),
    ];
    const text = parts.join(', and ');
    return text && `${text}.`;
  },
  bots: ({ bots }) =>
    bots === 0 ? '' : `${some(bots, 'hit')} by bots ${bots === 1 ? 'is' : 'are'} left out.`,
  better: (group, found) =>
    `Of your ${names[group]}, put more behind “${found.better.label}”: ${rates(found)}, a larger difference than chance explains (${chance(found)}).`,
  alike: (group, found) =>
    `Of your two ${names[group]} with most visitors, none is proven better: ${rates(found)}, a difference that chance can explain (${chance(found)}).`,
  rose: (type, { better, worse, z }) =>
    `Keep what was new this ${type}: the conversion rate rose from ${rate(worse)} to ${rate(better)}, more than chance explains (z = ${statistic(z)}).`,
  fell: (type, { better, worse, z }) =>
    `Look at what changed this ${type}: the conversion rate fell from ${rate(better)} to ${rate(worse)}, more than chance explains (z = ${statistic(z)}).`,
  notEnough: (groups, type) => {
    const what = groups.map((group) =>
      group === 'periods' ? `this ${type} with the one before` : names[group],
    );
    return `Not enough data to compare ${list.format(what)}: a comparison needs ${needed.visitors} visitors on each side and ${needed.leads} leads on both together.`;
  },
  nothingPublished: (type) =>
    `Schedule a post: 0 publications went out this ${type}, so only those who already have your links could come.`,
  publicationsFailed: ({ publicationsFailed }) =>
    `See why ${some(publicationsFailed, 'publication')} failed and try again, in the step Publishing.`,
  mailsLost: (now) =>
    `Check how leads type their address: ${number(lost(now))} of ${some(lost(now) + now.mailsSent, 'reply', 'replies')} didn’t arrive (${number(now.mailsBounced)} to addresses that don’t exist).`,
  unconfirmed: ({ leads, confirmed }) =>
    `Write to them yourself where you may: ${number(leads - confirmed)} of ${some(leads, 'lead')} ${leads - confirmed === 1 ? 'has' : 'have'} not confirmed the address, so no automatic reply reaches them.`,
  source: ({ kind, name }) =>
    name ??
    {
      channel: 'A deleted channel',
      mail: 'Mails',
      link: 'Links that are gone',
      utm: 'UTM parameters',
      site: 'Other sites',
      direct: 'Direct',
      none: 'Without a visit',
      other: 'Others',
    }[kind],
  angle: (angle) =>
    angle === null ? 'Without an angle' : { pain: 'Problem', outcome: 'Outcome', proof: 'Proof' }[angle],
  noCampaign: 'Without a campaign',
};
