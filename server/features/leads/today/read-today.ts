import { addressOf } from '../../../../shared/http/address';
import { leadsPages } from '../../../../shared/leads/addresses';
import { dashboardAddress, recordAddress } from '../../../../shared/leads/sections';
import { readyViews } from '../../../../shared/leads/views/ready';
import { site } from '../../../../shared/site';
import type { Coming, StartState, TodayPart, Waiting } from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Found, type FoundRow, type LeadsDay, readLeadsDay } from './today.queries';

type Listed = 'tasks' | 'opportunities';

const waitingIn = (list: Listed, { rows, total }: Found): Pick<Waiting, 'rows' | 'total'> => ({
  rows: rows.map((row) => ({ ...row, zone: site.timeZone, need: null, to: recordAddress(list, row.id) })),
  total,
});

const comingIn = (kind: Coming['kind'], list: Listed, rows: readonly FoundRow[]): Coming[] =>
  rows.map(({ version: _version, ...row }) => ({
    ...row,
    kind,
    zone: site.timeZone,
    to: recordAddress(list, row.id),
  }));

const withoutTask = readyViews.find(({ code }) => code === 'noTask')?.query;

/** The way to the first records of LEADMANAGER; each is open from the start. */
const startOf = ({ hasContact, hasOpportunity, hasTask }: LeadsDay): StartState[] => [
  {
    step: 'leadmanager/import',
    isDone: hasContact,
    to: `${addressOf(leadsPages.dashboard, { section: 'imports' })}?entity=contact`,
  },
  { step: 'leadmanager/opportunity', isDone: hasOpportunity, to: dashboardAddress('opportunities') },
  { step: 'leadmanager/task', isDone: hasTask, to: dashboardAddress('tasks') },
];

/** What of LEADMANAGER waits for an account. */
export async function readLeadsToday(db: Db, owner: Owner, now: Date): Promise<TodayPart> {
  const day = await readLeadsDay(db, owner, now);
  const tasks = dashboardAddress('tasks');
  return {
    waiting: [
      { kind: 'task', urgency: 'late', to: tasks, ...waitingIn('tasks', day.late) },
      { kind: 'task', urgency: 'today', to: tasks, ...waitingIn('tasks', day.today) },
      {
        kind: 'opportunity',
        urgency: 'open',
        to: `${dashboardAddress('opportunities')}?${withoutTask}`,
        ...waitingIn('opportunities', day.stepless),
      },
    ],
    coming: [...comingIn('task', 'tasks', day.coming), ...comingIn('close', 'opportunities', day.closing)],
    start: startOf(day),
  };
}
