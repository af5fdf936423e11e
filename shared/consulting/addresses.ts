import { portals } from '../addresses/portals';
import { addresses } from '../http/address';
import { everyone, signedIn } from '../http/endpoint';

const { home, signIn } = portals.consultia;

/** The screens of CONSULTIA, and the public page of a shared report. */
export const consultingPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    companies: {
      pattern: home,
      title: 'consulting/companies.title',
      section: { title: 'consulting/companies.title', icon: 'building' },
      firstData: ['/api/companies'],
    },
    noCompany: { pattern: '/empresa', leadsTo: home },
    company: {
      pattern: '/empresa/:id',
      firstData: ['/api/companies/:id', '/api/companies/:id/products', '/api/companies/:id/report'],
    },
    swot: {
      pattern: '/empresa/:id/swot',
      title: 'consulting/swot.title',
      firstData: ['/api/companies/:id', '/api/companies/:id/swot'],
    },
    report: {
      pattern: '/empresa/:id/report',
      firstData: ['/api/companies/:id', '/api/companies/:id/report', '/api/companies/:id/report/snapshot'],
    },
    sharedReport: {
      pattern: '/shared/reports/:token',
      guard: everyone,
      title: 'consulting/report.shared.title',
      firstData: ['/api/shared/reports/:token'],
    },
  },
);
