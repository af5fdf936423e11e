import { z } from 'zod';
import { changesOf } from '../../../acts/schemas';
import { limits, optionalEmail, optionalLine, queryId, rowId, withoutNul } from '../../../fields';
import { languages } from '../../../languages';
import { choiceFilter, filtersOf, rowFilter, textFilter, timeFilter } from '../../../list/filters';
import { listQuery, searchText } from '../../../list/list-query';
import { optionalText } from '../../../record-fields';
import { isZone } from '../../../time/zone';
import { captureMessages as texts } from '../messages';
import { angles } from '../../campaigns/scales';
import { consentStates, deliveryStates, leadStatuses, touchSources, waitingFor } from '../scales';

const leadFields = z.object({
  companyName: optionalLine(),
  contactName: optionalLine(),
  contactEmail: optionalEmail,
  contactPhone: optionalLine(50),
  position: optionalLine(),
  status: z.enum(leadStatuses),
  notes: optionalText(),
  language: z.enum(languages),
  timezone: optionalLine(60).refine((zone) => zone === null || isZone(zone), texts['timezone.invalid']),
});

/** A lead that a person enters, without a consent; it needs a name, a company or an email. */
export const newLead = leadFields
  .partial()
  .extend({ marketingCompanyId: rowId })
  .refine(({ companyName, contactName, contactEmail }) => companyName || contactName || contactEmail, {
    path: ['contactName'],
    error: texts['lead.empty'],
  });

export const leadChanges = changesOf(leadFields);

export const leadSorts = ['createdAt', 'contactName', 'updatedAt', 'unanswered'] as const;

const filledRow = rowFilter.extend({ empty: z.boolean().optional() });

/** Filters by a touch: its source as the analytics read it, the UTM parameters, and the campaign that it counts for. */
const touchFilters = z
  .strictObject({
    kind: choiceFilter(touchSources),
    channel: filledRow,
    name: textFilter,
    source: textFilter,
    medium: textFilter,
    utmCampaign: textFilter,
    campaign: filledRow,
    angle: choiceFilter(angles),
  })
  .partial();

export const leadFilters = {
  status: choiceFilter(leadStatuses),
  consent: choiceFilter(consentStates),
  delivery: choiceFilter(deliveryStates),
  language: choiceFilter(languages),
  source: textFilter,
  companyName: textFilter,
  contactName: textFilter,
  contactEmail: textFilter,
  position: textFilter,
  pageId: rowFilter,
  campaignId: rowFilter,
  createdAt: timeFilter,
  updatedAt: timeFilter,
  waits: choiceFilter(waitingFor),
  last: touchFilters,
  first: touchFilters,
};

export const leadSearch = z.object({
  /** The id of a company; without it, the leads of all. */
  company: queryId.optional(),
  q: searchText,
  filter: filtersOf(leadFilters),
});

export const leadQuery = listQuery(leadSorts, '-createdAt').extend(leadSearch.shape);

/** Individually ticked leads: at most as many as one act writes and undoes in one transaction. */
export const tickedLeads = z.object({ ids: z.array(rowId).min(1).max(500) });

/** What `erase` has to be given: the email of the lead, or without one the name that `outlook` tells. */
export const typedLead = z.object({
  typed: z
    .string()
    .max(limits.email + limits.name)
    .check(withoutNul),
});

export type NewLead = z.input<typeof newLead>;
