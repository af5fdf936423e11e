import { z } from 'zod';
import { opportunityFields } from './fields';
import { filtersOfFields, formOfFields } from '../fields/field-schemas';
import { namesIn } from '../fields/field-table';
import { line, queryId, rowId, withoutNul } from '../../fields';
import { choiceFilter, filtersOf, rowFilter } from '../../list/filters';
import { listQuery, orderOf, pageOf, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { ownSort } from '../fields/schemas';
import { bulkOf, percent, removingAll, settingAll, taggingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { currencyCode } from '../../record-fields';
import { opportunityMessages } from './messages';

const people = z
  .array(z.object({ contactId: rowId, role: z.string().trim().max(100).check(withoutNul) }))
  .max(50);

const opportunityForm = formOfFields(opportunityFields, {
  title: line(opportunityMessages['title.required']),
  people,
  stageId: rowId,
  currency: currencyCode,
});

/** Only the title is required; without a stage the opportunity begins in the first one. */
export const newOpportunity = opportunityForm.partial().required({ title: true });
export const opportunityChanges = changesOf(opportunityForm);

/** Puts a card into a stage, below another card or on top; a closing stage may need further details. */
export const opportunityMove = opportunityForm
  .pick({ amount: true, currency: true, closedAt: true, lostReason: true, lostNote: true })
  .partial()
  .extend({
    stageId: rowId,
    after: rowId.nullable().default(null),
    isNowCustomer: z.boolean().default(false),
  })
  .extend(seenVersion);

export const opportunitySorts = namesIn('sort', opportunityFields);

export const opportunityFilters = {
  ...filtersOfFields(opportunityFields),
  /** Open opportunities that have been idle longer than their stage allows. */
  stale: choiceFilter(['yes', 'no']),
  /** Won opportunities, and those that reached one of these stages or a later one, as the funnel counts them. */
  reached: rowFilter,
};

const rowQuery = queryId.optional();

export const opportunitySearch = z.object({
  q: searchText,
  filter: filtersOf(opportunityFilters),
  company: rowQuery,
  contact: rowQuery,
  stage: rowQuery,
  assignee: rowQuery,
  tag: rowQuery,
});
export const opportunityQuery = listQuery(opportunitySorts, 'expectedClose').extend({
  ...opportunitySearch.shape,
  sort: z.union([ownSort, orderOf(opportunitySorts, 'expectedClose')]),
});

/** The search words for the cards of the board, and the member whose they are. */
export const boardQuery = z.object({ q: searchText, assignee: queryId.optional() });

/** The cards of one stage after a cursor. */
export const stageCards = boardQuery.extend(pageOf);

const stageFields = z.object({
  name: line(messages['name.required'], 60),
  probability: percent,
  staleDays: z.int().min(1).max(1_000).nullable(),
});
export const newStage = stageFields;
export const stageChanges = stageFields.partial();
/** The open stages in their new order. */
export const stageOrder = z.object({ ids: z.array(rowId).min(1).max(50) });
/** The stage that receives the opportunities of a deleted one. */
export const stageRemoval = z.object({ moveTo: rowId.nullable().default(null) });

/** A stage for several opportunities, with the reason when it is Lost, or the member who has them. */
export const opportunityBulk = bulkOf(
  opportunitySearch,
  z.union([
    settingAll(
      opportunityForm
        .pick({ stageId: true, lostReason: true, lostNote: true })
        .partial({ lostReason: true, lostNote: true })
        .strict(),
    ),
    settingAll(opportunityForm.pick({ assigneeId: true }).strict()),
    ...taggingAll,
    removingAll,
  ]),
);
