import { marketingReportsApi as api } from '../../../../../shared/marketing/analytics/endpoints';
import { marketingAnalyticsMessages } from '../../../../../shared/marketing/analytics/messages';
import { dayIn } from '../../../../../shared/time/zone';
import type { RecordDeps } from '../../../../platform/acts/record-deps';
import type { Owner } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { fileName } from '../../../../platform/http/answers/attachment';
import { forbidden, invalid } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { endOf, figuresOf, storeReport, type WantedReport } from './make-report';
import { reportTitle } from './period-names';
import { reportPage } from './report-page';
import {
  findReport,
  findRole,
  listReports,
  readReport,
  setMailed,
  type StoredReport,
} from './reports.queries';
import { shownReport } from './shown-report';

type Deps = Pick<RecordDeps, 'db' | 'now'>;

/** Makes the report of a period that is over in the company's zone, or finds the one that another call has made. */
async function makeReport({ db, now }: Deps, wanted: WantedReport): Promise<StoredReport> {
  const { owner, company, type, start } = wanted;
  const at = now();
  return transact(db, async (tx) => {
    const data = await figuresOf(tx, wanted, at);
    if (endOf(type, start) > dayIn(at, data.zone)) {
      throw invalid({ start: marketingAnalyticsMessages['report.start'] });
    }
    const report =
      (await storeReport(tx, wanted, data, at)) ?? (await findReport(tx, owner, company, { type, start }));
    return report as StoredReport;
  });
}

/** The member who is mailed, or null for the owner; 400 for anybody else. */
async function recipient(db: Deps['db'], owner: Owner, person: number): Promise<number | null> {
  const role = await findRole(db, owner, person);
  if (!role) throw invalid({ memberId: marketingAnalyticsMessages['report.member'] });
  return role === 'owner' ? null : person;
}

const nameOf = ({ data, type, start }: StoredReport, language: 'en' | 'es') =>
  fileName(`${data.company} - ${reportTitle(type, start, language)}`);

export const marketingReportRoutes = (deps: Deps): Route[] => [
  route(api.list, async ({ owner, query: { company }, language }) => {
    const { heads, ...mails } = await listReports(deps.db, owner, company);
    const reports = heads.map(({ createdAt, ...head }) => ({
      ...head,
      createdAt: new Date(createdAt),
      title: reportTitle(head.type, head.start, language),
    }));
    return { ...mails, reports };
  }),
  route(api.create, async ({ owner, language, body: { marketingCompanyId, ...period } }) => {
    const made = await findReport(deps.db, owner, marketingCompanyId, period);
    const wanted = { owner, company: marketingCompanyId, ...period, language };
    return shownReport(made ?? (await makeReport(deps, wanted)), language);
  }),
  route(api.page, async ({ owner, params: { id }, language }) => {
    const report = await readReport(deps.db, owner, id);
    return {
      name: `${nameOf(report, language)}.html`,
      content: reportPage(shownReport(report, language), language),
    };
  }),
  route(api.data, async ({ owner, params: { id }, language }) => {
    const report = await readReport(deps.db, owner, id);
    return {
      name: `${nameOf(report, language)}.json`,
      content: JSON.stringify(shownReport(report, language), null, 2),
    };
  }),
  route(api.read, async ({ owner, params: { id }, language }) =>
    shownReport(await readReport(deps.db, owner, id), language),
  ),
  route(api.settings, async ({ owner, user, account, params: { id }, body, language }) => {
    const { mailed } = body;
    if (mailed && account.isDemo) throw forbidden(marketingAnalyticsMessages['report.demo']);
    // Whoever switches them on gets them, unless they name somebody else.
    const named = body.memberId === undefined && mailed ? user.id : body.memberId;
    const memberId = named ? await recipient(deps.db, owner, named) : named;
    return setMailed(deps.db, owner, id, { mailed, language, memberId });
  }),
];
