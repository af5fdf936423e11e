import { sitePages } from '../../../../shared/addresses/site';
import { consultingPages } from '../../../../shared/consulting/addresses';
import { addressOf } from '../../../../shared/http/address';
import { site } from '../../../../shared/site';
import type { StartState, TodayPart, WaitingRow } from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { type ConsultingDay, type ReadyCompany, readConsultingDay } from './today.queries';

const companyAt = (id: number, search: Record<string, string>) =>
  addressOf(consultingPages.company, { id }, search);

const reportOf = ({ id, name, ...company }: ReadyCompany): WaitingRow => ({
  ...company,
  id,
  title: name,
  about: null,
  isAllDay: false,
  zone: site.timeZone,
  need: null,
  to: companyAt(id, { tab: 'report' }),
});

/** The way to the first report, from company to report; the sample can be read until there is one. */
function startOf({ companyId, hasProducts, hasProblems, hasReport }: ConsultingDay): StartState[] {
  const within = (search: Record<string, string>) =>
    companyId === null ? null : companyAt(companyId, search);
  const missing = hasProducts ? 'problems' : 'products';
  return [
    { step: 'consultia/describe', isDone: companyId !== null, to: addressOf(consultingPages.companies) },
    {
      step: 'consultia/paste',
      isDone: hasProducts && hasProblems,
      to: within({ tab: missing, add: 'many' }),
    },
    { step: 'consultia/report', isDone: hasReport, to: within({ tab: 'report' }) },
    { step: 'consultia/sample', isDone: hasReport, to: addressOf(sitePages.sampleReport) },
  ];
}

/** What of CONSULTIA waits for an account: reports that could be made. */
export async function readConsultingToday(db: Db, owner: Owner): Promise<TodayPart> {
  const day = await readConsultingDay(db, owner);
  return {
    waiting: [
      {
        kind: 'report',
        urgency: 'open',
        rows: day.ready.map(reportOf),
        total: day.total,
        to: addressOf(consultingPages.companies),
      },
    ],
    coming: [],
    start: startOf(day),
  };
}
