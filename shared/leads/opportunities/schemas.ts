import { z } from 'zod';
import { line, optionalLine, queryId, rowId, withoutNul } from '../../fields';
import {
  choiceFilter,
  dayFilter,
  filtersOf,
  numberFilter,
  rowFilter,
  textFilter,
  timeFilter,
} from '../../list/filters';
import { listQuery, orderOf, pageOf, searchText } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { messages } from '../../messages';
import { leadSources } from '../contacts/scales';
import { ownFilters, ownSort } from '../fields/schemas';
import { leadMessages } from '../messages';
import { tagFilter } from '../tags/schemas';
import { bulkOf, mostAmount, removingAll, settingAll, taggingAll, ownForm, tagList } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { currencyCode, day, moment, optionalText } from '../../record-fields';
import { opportunityMessages } from './messages';
import { outcomes } from './scales';

/** Minor units of a currency. */
const amount = z
  .number(leadMessages['amount.negative'])
  .min(0, leadMessages['amount.negative'])
  .max(mostAmount, leadMessages['amount.large'])
  .refine(Number.isInteger, leadMessages['amount.negative'])
  .nullable();

const percent = z
  .int(opportunityMessages['percent.range'])
  .min(0, opportunityMessages['percent.range'])
  .max(100, opportunityMessages['percent.range']);

const opportunityFields = z.object({
  title: line(opportunityMessages['title.required']),
  companyId: rowId.nullable(),
  contactId: rowId.nullable(),
  people: z.array(z.object({ contactId: rowId, role: z.string().trim().max(100).check(withoutNul) })).max(50),
  stageId: rowId,
  amount,
  currency: currencyCode,
  probability: percent.nullable(),
  expectedClose: day.nullable(),
  closedAt: moment.nullable(),
  lostReason: optionalLine(),
  lostNote: optionalText(),
  source: z.enum(leadSources),
  tags: tagList,
  own: ownForm,
});

/** Everything but the title may be left out; without a stage it begins in the first. */
export const newOpportunity = opportunityFields.partial().required({ title: true });
export const opportunityChanges = changesOf(opportunityFields);

/** A card that is put into a stage below another one, or on top; closing it may say how. */
export const opportunityMove = opportunityFields
  .pick({ amount: true, currency: true, closedAt: true, lostReason: true, lostNote: true })
  .partial()
  .extend({
    stageId: rowId,
    after: rowId.nullable().default(null),
    isNowCustomer: z.boolean().default(false),
  })
  .extend(seenVersion);

export const opportunitySorts = [
  'title',
  'companyName',
  'stagePlace',
  'amount',
  'chance',
  'expectedClose',
  'stageEnteredAt',
  'nextTaskAt',
  'updatedAt',
] as const;

export const opportunityFilters = {
  title: textFilter,
  companyName: textFilter,
  companyId: rowFilter,
  stageId: rowFilter,
  outcome: choiceFilter(outcomes),
  source: choiceFilter(leadSources),
  currency: textFilter,
  lostReason: textFilter,
  amount: numberFilter,
  chance: numberFilter,
  expectedClose: dayFilter,
  stageEnteredAt: timeFilter,
  nextTaskAt: timeFilter,
  lastContactedAt: timeFilter,
  closedAt: timeFilter,
  createdAt: timeFilter,
  updatedAt: timeFilter,
  /** Open, without news for longer than their stage allows. */
  stale: choiceFilter(['yes', 'no']),
  /** Won, or furthest in one of these stages or a later one, as the funnel counts them. */
  reached: rowFilter,
  tags: tagFilter,
  own: ownFilters,
};

const rowQuery = queryId.optional();

export const opportunitySearch = z.object({
  q: searchText,
  filter: filtersOf(opportunityFilters),
  company: rowQuery,
  contact: rowQuery,
  stage: rowQuery,
  tag: rowQuery,
});
export const opportunityQuery = listQuery(opportunitySorts, 'expectedClose').extend({
  ...opportunitySearch.shape,
  sort: z.union([ownSort, orderOf(opportunitySorts, 'expectedClose')]),
});

/** The words that the cards of the board are searched for. */
export const boardQuery = z.object({ q: searchText });

/** The cards of one stage from a cursor on. */
export const stageCards = z.object({ ...pageOf, q: searchText });

const stageFields = z.object({
  name: line(messages['name.required'], 60),
  probability: percent,
  staleDays: z.int().min(1).max(1_000).nullable(),
});
export const newStage = stageFields;
export const stageChanges = stageFields.partial();
/** The open stages in their new order. */
export const stageOrder = z.object({ ids: z.array(rowId).min(1).max(50) });
/** The stage that takes the opportunities of one that is deleted. */
export const stageRemoval = z.object({ moveTo: rowId.nullable().default(null) });

/** A stage for many, with the reason when it is Lost. */
export const opportunityBulk = bulkOf(
  opportunitySearch,
  z.union([
    settingAll(
      opportunityFields
        .pick({ stageId: true, lostReason: true, lostNote: true })
        .partial({ lostReason: true, lostNote: true })
        .strict(),
    ),
    ...taggingAll,
    removingAll,
  ]),
);
