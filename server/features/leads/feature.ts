import { createChanges } from '../../platform/acts/changes';
import type { Feature } from '../../platform/feature';
import { changeRoutes, leadActRoutes } from './acts/acts.routes';
import { leadUndo } from './acts/lead-undo';
import { analyticsRoutes } from './analytics/analytics.routes';
import { purgeBin } from './bin/bin.queries';
import { binRoutes } from './bin/bin.routes';
import { namedLeads } from './bin/named-leads.queries';
import { exportLeads } from './account-data.queries';
import { consentRoutes } from './consents/consents.routes';
import { duplicateRoutes } from './duplicates/duplicates.routes';
import { erasingRoutes } from './erasing/erasing.routes';
import { mergeRoutes } from './merges/merges.routes';
import { communicationBulk, communicationRoutes } from './communications/communications.routes';
import { companyBulk, companyRoutes } from './companies/companies.routes';
import { contactBulk, contactRoutes } from './contacts/contacts.routes';
import { sampleRoutes } from './demo/samples.routes';
import { contactFileRoutes, exportRoutes } from './exports/exports.routes';
import { bulkJob } from './lists/bulk-job';
import { opportunityBulk } from './opportunities/opportunity-bulk';
import { opportunityRoutes } from './opportunities/opportunities.routes';
import { boardRoutes, stageRoutes } from './opportunities/stages.routes';
import { purgeFields } from './fields/field-values.queries';
import { fieldRoutes } from './fields/fields.routes';
import { calendarReads, feedRoutes, readsOfCalendar } from './feeds/feeds.routes';
import * as mailLimits from './mails/limits';
import { deleteOldLeadMails } from './mails/mails.queries';
import { mailRoutes } from './mails/mails.routes';
import { leadImportRoutes } from './imports/imports.routes';
import { leadImportJobs } from './imports/lead-import-jobs';
import { leadsRecorder } from './recording/leads-recorder';
import { searchRoutes } from './search/search.routes';
import { followCountry } from './settings/follow-country';
import { settingsRoutes } from './settings/settings.routes';
import { purgeTags } from './tags/tags.queries';
import { tagRoutes } from './tags/tags.routes';
import { viewRoutes } from './views/views.routes';
import { planRoutes } from './plans/plans.routes';
import { taskBulk, taskRoutes } from './tasks/tasks.routes';
import { readLeadsToday } from './today/read-today';
import { leadTools } from './tools/leads-tools';

const bulks = [contactBulk, companyBulk, opportunityBulk, communicationBulk, taskBulk];

export const leads: Feature = {
  name: 'leads',
  rooms: [
    'acts',
    'tags',
    'fields',
    'views',
    'lists',
    'companies',
    'contacts',
    'opportunities',
    'settings',
    'communications',
    'tasks',
    'plans',
    'consents',
    'duplicates',
    'merges',
    'recording',
    'assigning',
    'mails',
    'exports',
    'imports',
    'feeds',
    'analytics',
    'today',
    'search',
    'bin',
    'erasing',
    'arrivals',
    'demo',
    'tools',
  ],
  // The forms and lists of records show duplicates, which the server finds among them.
  screens: [
    'assigning',
    'values',
    'settings',
    'acts',
    'keyboard',
    'jobs',
    'tags',
    'fields',
    'views',
    'forms',
    'duplicates',
    'lists',
    'companies',
    'contacts',
    'opportunities',
    'communications',
    'tasks',
    'plans',
    'consents',
    'mails',
    'imports',
    'feeds',
    'analytics',
    'today',
    'search',
    'bin',
    'erasing',
    'demo',
  ],
  jobs: [
    leadUndo(leadsRecorder).job,
    bulkJob(leadsRecorder, bulks),
    followCountry(leadsRecorder),
    ...Object.values(leadImportJobs),
  ],
  limits: [...Object.values(mailLimits), calendarReads, readsOfCalendar],
  expires: [
    { name: 'records in the bin', keptDays: 30, remove: purgeBin },
    { name: 'deleted tags', keptDays: 30, remove: purgeTags },
    { name: 'deleted own fields', keptDays: 30, remove: purgeFields },
    { name: 'mails to contacts', keptDays: 90, remove: deleteOldLeadMails },
  ],
  today: readLeadsToday,
  tools: leadTools,
  accountData: (db, owner) => ({ leadmanager: exportLeads(db, owner, leadsRecorder.entities) }),
  seedDemo: async (tx, owner) => (await import('./demo/seed-demo')).seedDemoLeads(tx, owner),

  open(deps) {
    const given = { ...deps, recorder: leadsRecorder };
    const changes = createChanges(deps.listen);
    return {
      close: () => Promise.resolve(changes.close()),
      routes: [
        ...leadActRoutes(given, namedLeads),
        ...changeRoutes(given, changes),
        ...settingsRoutes(given),
        ...viewRoutes(given),
        ...tagRoutes(given),
        ...fieldRoutes(given),
        ...contactFileRoutes(given),
        ...exportRoutes(given),
        ...companyRoutes(given),
        ...contactRoutes(given),
        ...opportunityRoutes(given),
        ...stageRoutes(given),
        ...boardRoutes(given),
        ...communicationRoutes(given),
        ...taskRoutes(given),
        ...planRoutes(given),
        ...consentRoutes(given),
        ...duplicateRoutes(given),
        ...mergeRoutes(given),
        ...mailRoutes(given),
        ...erasingRoutes(given),
        ...feedRoutes(deps),
        ...binRoutes(given),
        ...analyticsRoutes(given),
        ...searchRoutes(given),
        ...sampleRoutes(given),
        ...leadImportRoutes(given),
      ],
    };
  },
};
