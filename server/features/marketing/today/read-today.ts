import { portals } from '../../../../shared/addresses/portals';
import { mailAddress } from '../../../../shared/leads/sections';
import { campaignAddress } from '../../../../shared/marketing/campaigns/campaign-address';
import { type PostLines, postName } from '../../../../shared/marketing/campaigns/piece-name';
import { unanswered } from '../../../../shared/marketing/capture/leads/unanswered';
import { isAssisted } from '../../../../shared/marketing/channels/networks';
import { type Step, stepAddress } from '../../../../shared/marketing/steps';
import type {
  Coming,
  PostNeed,
  StartState,
  TodayPart,
  Waiting,
  WaitingRow,
} from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { KnownWords } from '../sequences/waiting/unreplied.queries';
import { type CompanyDay, type Found, type FoundPost, readingMarketingDay } from './today.queries';

type Told = Pick<WaitingRow, 'id' | 'title' | 'about' | 'at' | 'version'>;

function needOf({ status, network, channelStatus }: FoundPost): PostNeed {
  if (status === 'unconfirmed') return 'unconfirmed';
  if (status === 'failed') return channelStatus === 'reconnect' ? 'disconnected' : 'failed';
  return isAssisted(network) ? 'assisted' : 'late';
}

/** What a post is called, as in the calendar and the library. */
const nameOfPost = (post: Pick<FoundPost, keyof PostLines | 'title'>) => postName(post) || post.title;

const named = ({ rows, total }: Found<FoundPost>): Found<FoundPost> => ({
  rows: rows.map((post) => ({ ...post, title: nameOfPost(post) })),
  total,
});

type Further = Pick<WaitingRow, 'to'> & Partial<Pick<WaitingRow, 'need' | 'asked' | 'contactId'>>;

/** Puts the rows of a company into the list, with what each kind has besides. */
const listedIn =
  (zone: string) =>
  <Row extends Told>(
    { rows, total }: Found<Row>,
    rest: (row: Row) => Further,
  ): Pick<Waiting, 'rows' | 'total'> => ({
    rows: rows.map((row) => {
      const { id, title, about, at, version } = row;
      return { id, title, about, at, version, isAllDay: false, zone, need: null, ...rest(row) };
    }),
    total,
  });

const stepsOf =
  (companyId: number) =>
  (name: Step, search: Record<string, string> = {}) =>
    stepAddress(companyId, name, search);

/** Who of one company waits: first those who have answered a mail, with whom a conversation has begun. */
function peopleOf({ id: companyId, zone, answers, leads }: CompanyDay): Waiting[] {
  const listed = listedIn(zone);
  const step = stepsOf(companyId);
  return [
    {
      kind: 'answer',
      urgency: 'today',
      to: step('replies', { view: 'answers' }),
      ...listed(answers, ({ id, asked, contactId }) => ({
        to: contactId === null ? step('leads', { lead: String(id) }) : mailAddress(contactId),
        asked,
        contactId,
      })),
    },
    {
      kind: 'lead',
      urgency: 'today',
      to: step('leads', { filter: JSON.stringify(unanswered) }),
      ...listed(leads, ({ id, asked }) => ({ to: step('leads', { lead: String(id) }), asked })),
    },
  ];
}

/** What of one company waits. */
function waitingOf(day: CompanyDay): Waiting[] {
  const { id: companyId, zone, channels, posts, pieces } = day;
  const listed = listedIn(zone);
  const step = stepsOf(companyId);
  const needs = step('publishing', { tab: 'needs' });
  return [
    { kind: 'channel', urgency: 'late', to: needs, ...listed(channels, () => ({ to: needs })) },
    {
      kind: 'post',
      urgency: 'late',
      to: needs,
      ...listed(named(posts), (post) => ({
        to: step('publishing', { tab: 'needs', publication: String(post.id) }),
        need: needOf(post),
      })),
    },
    ...peopleOf(day),
    {
      kind: 'piece',
      urgency: 'open',
      to: step('campaigns'),
      ...listed(pieces, (piece) => ({
        to: campaignAddress({ ...piece, marketingCompanyId: companyId }),
      })),
    },
  ];
}

const comingOf = ({ id: companyId, zone, coming }: CompanyDay): Coming[] =>
  coming.map(({ id, about, at, ...post }) => {
    const title = nameOfPost(post);
    const to = stepAddress(companyId, 'publishing', { publication: String(id) });
    return { kind: 'post', id, title, about, at, isAllDay: false, zone, to };
  });

/** The way from a company to what is published, in the company that was made last. */
function startOf(companies: readonly CompanyDay[]): StartState[] {
  const [newest] = companies;
  const has = (what: 'hasReadyProduct' | 'hasApproved' | 'hasPublished' | 'hasLivePage') =>
    companies.some((company) => company[what]);
  const step = (name: Step, search: Record<string, string | undefined> = {}) =>
    newest ? stepAddress(newest.id, name, search) : null;
  const product = newest?.productId ?? null;
  const asked = product === null ? {} : { product: String(product) };
  return [
    { step: 'comerzia/describe', isDone: newest !== undefined, to: portals.comerzia.home },
    { step: 'comerzia/product', isDone: has('hasReadyProduct'), to: step('product', asked) },
    {
      step: 'comerzia/approve',
      isDone: has('hasApproved'),
      to: has('hasReadyProduct') ? step('campaigns') : null,
    },
    {
      step: 'comerzia/publish',
      isDone: has('hasPublished') || has('hasLivePage'),
      to: has('hasApproved') ? step('publishing') : null,
    },
    {
      step: 'leadmanager/form',
      isDone: has('hasLivePage'),
      to: step('leads', { view: 'pages' }) ?? portals.comerzia.home,
    },
  ];
}

/** Reads what of COMERZIA waits for an account. */
export function readingMarketingToday(words: KnownWords) {
  const readDay = readingMarketingDay(words);
  return async (db: Db, owner: Owner, now: Date): Promise<TodayPart> => {
    const companies = await readDay(db, owner, now);
    return {
      waiting: companies.flatMap(waitingOf),
      coming: companies.flatMap(comingOf),
      start: startOf(companies),
    };
  };
}
