import { z } from 'zod';
import { queryId, rowId } from '../../fields';
import { daysBetween } from '../../list/periods';
import { messages } from '../../messages';
import { day } from '../../record-fields';
import { marketingAnalyticsMessages as says } from './messages';
import { longestPeriod, reportTypes, touches } from './scales';

const period = z.object({ company: queryId, from: day.optional(), to: day.optional() });

/** A period of whole days of at most two years, which ends after it begins. */
function checkPeriod({ value: { from, to }, issues }: z.core.ParsePayload<z.output<typeof period>>) {
  const refuse = (path: 'from' | 'to', message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: path === 'to' ? to : from });
  if (from === undefined && to === undefined) return;
  if (from === undefined) refuse('from', messages['field.required']);
  else if (to === undefined) refuse('to', messages['field.required']);
  else if (from >= to) refuse('to', says['period.reversed']);
  else if (daysBetween(from, to) > longestPeriod) refuse('to', says['period.long']);
}

/** A company and a period [from, to) of days in its zone, by default today and the 29 days before. */
export const analyticsOf = period.check(checkPeriod);

/** The same, attributed to the last touch by default, or to the first. */
export const breakdownOf = period.extend({ touch: z.enum(touches).default('last') }).check(checkPeriod);

export const piecesOf = z.object({ company: queryId });

export const reportsOf = z.object({ company: queryId });

const isMonday = (start: string) => new Date(`${start}T00:00:00Z`).getUTCDay() === 1;

/** A report of a past week or month, by its first day. */
export const newReport = z
  .object({ marketingCompanyId: rowId, type: z.enum(reportTypes), start: day })
  .refine(({ type, start }) => type !== 'week' || isMonday(start), {
    path: ['start'],
    message: says['report.monday'],
  })
  .refine(({ type, start }) => type !== 'month' || start.endsWith('-01'), {
    path: ['start'],
    message: says['report.first'],
  });

/** Whether reports are mailed, and to whom; without a member, to whoever switches them on. */
export const reportSettings = z.object({ mailed: z.boolean(), memberId: rowId.nullable().optional() });
