import type { Doing } from '../../../../platform/acts/act';
import { leadSources } from '../../../../../shared/leads/contacts/scales';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { testApp } from '../../../../testing/app';
import { listStages } from '../../opportunities/stages.queries';
import { leadsRecorder } from '../../recording/leads-recorder';
import { person } from '../../../../platform/acts/record-deps';

export const currencies = ['EUR', 'EUR', 'USD', 'GBP'] as const;

export interface Deal {
  stageId: number;
  amount: number | null;
  currency: string;
  probability: number | null;
  expectedClose: string | null;
  closedAt: string | null;
  createdAt: string;
  lostReason: string | null;
  source: (typeof leadSources)[number];
  path: { stageId: number; at: string }[];
}

/** Numbers that repeat in each run (Park and Miller, 1988). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

export const dayMs = 86_400_000;
const start = Date.parse('2025-06-01T00:00:00Z');

function generate(stages: Stage[]): Deal[] {
  const next = numbers(7);
  const some = <Item>(items: readonly Item[]) => items[next(items.length)] as Item;
  return Array.from({ length: 400 }, () => {
    const stage = some(stages);
    const created = start + next(365 * 24) * 3_600_000;
    const isClosed = stage.outcome !== 'open';
    const open = stages.filter(({ outcome }) => outcome === 'open');
    return {
      stageId: stage.id,
      amount: next(5) === 0 ? null : next(1_000_000),
      currency: some(currencies),
      probability: next(3) === 0 ? next(101) : null,
      expectedClose: next(4) === 0 ? null : new Date(start + next(600) * dayMs).toISOString().slice(0, 10),
      closedAt: isClosed && next(9) > 0 ? new Date(created + next(120 * 24) * 3_600_000).toISOString() : null,
      createdAt: new Date(created).toISOString(),
      lostReason: stage.outcome === 'lost' ? some(['Price', 'Price war', 'price', 'Timing', null]) : null,
      source: some(leadSources),
      path: [some(open), stage].map(({ id }) => ({ stageId: id, at: new Date(created).toISOString() })),
    };
  });
}

/** The time of the calls. */
export const now = new Date('2026-03-10T12:00:00Z');
/** Days that the deals are in and around. */
export const period = { from: '2025-10-01', to: '2026-04-01' };

/** An account with 400 deals in three currencies, some without amount, dates or reasons. */
export async function withDeals() {
  const { as, build, db } = await testApp({ now: () => now });
  const user = await build.user();
  const owner = user.owner;
  const stages = await listStages(db, owner, 'en');
  const deals = generate(stages);
  const doing: Doing = { owner, actor: person(user), kind: 'import', entity: 'opportunity', at: now };
  await leadsRecorder.act(db, doing, (act) =>
    act.create(
      'opportunity',
      deals.map((deal, n) => ({ fields: { ...deal, title: `${n}`, stageEnteredAt: deal.createdAt } })),
    ),
  );
  const call = await as(user, new Date('2100-01-01'));
  const stageOf = (deal: Deal) => stages.find(({ id }) => id === deal.stageId) as Stage;
  return { call, db, owner, deals, stages, stageOf };
}
