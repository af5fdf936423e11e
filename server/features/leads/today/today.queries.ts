import { type SQL, sql } from 'drizzle-orm';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks, turnOf } from '../../../../shared/leads/tasks/tables';
import { overdueBefore } from '../../../../shared/leads/tasks/overdue';
import { addDays, dayOf, startOfDay } from '../../../../shared/list/periods';
import { todayLimits } from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import { countedTo, isoTime, rowsAsJson } from '../../../platform/database/rows/bounded';
import type { Owner } from '../../../platform/database/rows/owner';
import { readingRows } from '../../../platform/database/rows/read-rows';
import type { Value } from '../../../platform/database/statement';

/** A task or an opportunity, as JSON has it. */
export interface FoundRow {
  id: number;
  title: string;
  about: string | null;
  at: string;
  isAllDay: boolean;
  version: number;
  isHigh?: boolean;
}

/** Some rows and how many there are. */
export interface Found {
  rows: FoundRow[];
  total: number;
}

/** What LEADMANAGER knows of a day. */
export interface LeadsDay {
  late: Found;
  today: Found;
  stepless: Found;
  coming: FoundRow[];
  closing: FoundRow[];
  hasContact: boolean;
  hasOpportunity: boolean;
  hasTask: boolean;
}

/** The limits of a day at a time, in Europe/Madrid. */
function timesOf(now: Date) {
  const day = dayOf(now);
  return {
    today: overdueBefore(now),
    tomorrow: startOfDay(addDays(day, 1)),
    last: startOfDay(addDays(day, todayLimits.daysAhead)),
    day,
    lastDay: addDays(day, todayLimits.daysAhead),
  };
}

const task = crmTasks;
const deal = crmOpportunities;

const taskColumns = sql`${task.id} as id, ${task.title} as title, ${task.about} as about,
  ${isoTime(sql`${task.dueAt}`)} as at, ${task.isAllDay} as "isAllDay", ${task.version} as version,
  ${task.priority} = 'high' as "isHigh"`;

const dealColumns = (at: SQL, isAllDay: boolean) => sql`${deal.id} as id, ${deal.title} as title,
  coalesce(${deal.companyName}, ${deal.contactName}) as about, ${isoTime(at)} as at,
  ${sql.raw(String(isAllDay))} as "isAllDay", ${deal.version} as version`;

const firstRows = (columns: SQL, from: SQL, order: SQL) =>
  rowsAsJson(sql`select ${columns} ${from} order by ${order} limit ${todayLimits.read}`);

const found = (columns: SQL, from: SQL, order: SQL) =>
  sql`json_build_object('rows', ${firstRows(columns, from, order)}, 'total', ${countedTo(todayLimits.counted, from)})`;

const time = (given: Value<string>) => sql`${given}::timestamptz`;
const date = (given: Value<string>) => sql`${given}::date`;

const read = readingRows<{ owner: Owner } & ReturnType<typeof timesOf>, LeadsDay>((given) => {
  const [today, tomorrow] = [time(given.today), time(given.tomorrow)];
  const isOpenTask = sql`${task.userId} = ${given.owner} and ${task.deletedAt} is null and ${task.doneAt} is null`;
  const isOpenDeal = sql`${deal.userId} = ${given.owner} and ${deal.deletedAt} is null and ${deal.outcome} = 'open'`;
  const byDay = sql`${task.dueAt}, ${task.id}`;
  const byTurn = sql`${turnOf(task)}, ${task.id}`;
  // Of what is late, what matters most, then the oldest; among as many as are counted, so that no account waits for it.
  const byWeight = sql`${task.priority} <> 'high', ${byDay}`;
  const oldest = (from: SQL) =>
    sql`from (select * ${from} order by ${byDay} limit ${todayLimits.counted + 1}) as ${task}`;
  const tasksThat = (due: SQL) => sql`from ${task} where ${isOpenTask} and ${due}`;
  const isLate = sql`${task.dueAt} < ${today}`;
  const isLater = sql`${task.dueAt} >= ${today} and ${task.dueAt} < ${tomorrow}`;
  const isComing = sql`${task.dueAt} >= ${tomorrow} and ${task.dueAt} < ${time(given.last)}`;
  const stepless = sql`from ${deal} where ${isOpenDeal} and ${deal.nextTask} is null`;
  const closing = sql`from ${deal} where ${isOpenDeal}
    and ${deal.expectedClose} >= ${date(given.day)} and ${deal.expectedClose} < ${date(given.lastDay)}`;
  const closes = sql`(${deal.expectedClose}::timestamp at time zone 'Europe/Madrid')`;
  const has = (of: typeof crmContacts | typeof deal | typeof task) =>
    sql`exists (select from ${of} where ${of.userId} = ${given.owner} and ${of.deletedAt} is null)`;
  return sql`select ${found(taskColumns, oldest(tasksThat(isLate)), byWeight)} as late,
    ${found(taskColumns, tasksThat(isLater), byTurn)} as today,
    ${found(dealColumns(sql`${deal.stageEnteredAt}`, false), stepless, sql`${deal.stageEnteredAt}, ${deal.id}`)} as stepless,
    ${firstRows(taskColumns, tasksThat(isComing), byTurn)} as coming,
    ${firstRows(dealColumns(closes, true), closing, sql`${deal.expectedClose}, ${deal.id}`)} as closing,
    ${has(crmContacts)} as "hasContact", ${has(deal)} as "hasOpportunity", ${has(task)} as "hasTask"`;
});

/** The open tasks, opportunities and first steps of an account at a time, in one statement. */
export async function readLeadsDay(db: Db, owner: Owner, at: Date): Promise<LeadsDay> {
  const [day] = await read(db, { owner, ...timesOf(at) });
  return day as LeadsDay;
}
