import type { Feature } from '../../platform/feature';
import { changedBusinesses } from './changed-businesses';
import { companyRoutes } from './companies/companies.routes';
import { exportCompanies } from './companies/company-export';
import { seedDemoCompanies } from './companies/seed-demo';
import { companyItemRoutes } from './items/items.routes';
import { reportPdf } from './report/answer-pdf';
import { createReportRenderer } from './report/pdf/report-renderer';
import { reportPdfRoutes } from './report/report-pdf.routes';
import { reportRoutes } from './report/reports.routes';
import { searchRoutes } from './search/search.routes';
import { deleteExpiredShares } from './shares/shares.queries';
import { shareRoutes, sharedReport } from './shares/shares.routes';
import { swotRoutes } from './swot/swot.routes';
import { readConsultingToday } from './today/read-today';
import type { BusinessReader } from './takeover/readers';
import { consultingTools } from './tools/consulting-tools';
import { takeoverRoutes } from './takeover/takeover.routes';

/** CONSULTIA; `businesses` reads what COMERZIA knows. */
export const consulting = ({ businesses }: { businesses: BusinessReader }): Feature => ({
  name: 'consulting',
  rooms: ['items', 'swot', 'report', 'sample', 'shares', 'companies', 'takeover', 'today', 'search', 'tools'],
  limits: [reportPdf, sharedReport],
  expires: [{ name: 'links to reports', keptDays: 0, remove: deleteExpiredShares }],
  today: readConsultingToday,
  tools: consultingTools,
  accountData: (db, owner) => ({ companies: exportCompanies(db, owner) }),
  seedDemo: seedDemoCompanies,

  open(deps) {
    const pdf = createReportRenderer();
    const { noteChange, written } = changedBusinesses(deps);
    return {
      routes: [
        ...companyRoutes({ ...deps, noteChange }),
        ...takeoverRoutes({ ...deps, businesses }),
        ...companyItemRoutes({ ...deps, noteChange }),
        ...reportRoutes({ ...deps, pdf }),
        ...reportPdfRoutes({ ...deps, pdf }),
        ...swotRoutes({ ...deps, noteChange }),
        ...shareRoutes({ ...deps, pdf }),
        ...searchRoutes(deps),
      ],
      close: async () => {
        await Promise.all([pdf.close(), written()]);
      },
    };
  },
});
