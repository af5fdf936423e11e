import type { ImportedFields } from '../imported-fields';
import { opportunityFields } from '../../../../../shared/leads/opportunities/fields';
import { opportunityChanges } from '../../../../../shared/leads/opportunities/schemas';
import { opportunityMessages } from '../../../../../shared/leads/opportunities/messages';
import type { Outcome } from '../../../../../shared/leads/opportunities/scales';
import type { Planning } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { minorUnits } from '../values/money';
import { ownValuesIn } from './own-values';
import { companyIn, contactsIn, madeTitle } from './named-in-row';
import {
  checked,
  dateIn,
  extrasOf,
  listIn,
  tagsIn,
  moneyIn,
  numberIn,
  type Reading,
  type WantedPath,
  type WantSettings,
  textIn,
  timeIn,
  valuesIn,
} from './wanted';

/** Whether the column of probabilities holds shares of one, so that 1 is certain and not one percent. */
function hasShares({ mapping, columns }: Planning): boolean {
  const place = mapping.columns.findIndex(
    ({ to, ...mapped }) => to === 'field' && 'field' in mapped && mapped.field === 'probability',
  );
  const { values, samples } = columns[place] ?? { values: null, samples: [] };
  const numbers = (values ?? samples).map((text) => Number(text.replace(',', '.')));
  return numbers.every((number) => number <= 1) && numbers.some((number) => number > 0 && number < 1);
}

/** A probability in percent: programs write 0.4 or 40 for 40 %. */
function percentIn(row: ReadRow, planning: Planning): number | undefined {
  const value = numberIn(row, 'probability');
  if (value === undefined) return undefined;
  const isShare = (value > 0 && value < 1) || (value === 1 && hasShares(planning));
  return Math.round(isShare ? value * 100 : value);
}

/** Who takes part in an opportunity, and the stages that it has been in, as our own files say it. */
function pathIn(row: ReadRow): WantedPath {
  return {
    people: listIn(row, 'people').flatMap((text) => {
      const [, externalId, role] = /^([^:]+):([^]*)$/.exec(text) ?? [];
      return externalId === undefined ? [] : [{ externalId, role: (role ?? '').slice(0, 100) }];
    }),
    stages: listIn(row, 'stageHistory').flatMap((text) => {
      const [, at, name] = /^(\S+) ([^]+)$/.exec(text) ?? [];
      return name && !Number.isNaN(Date.parse(at ?? ''))
        ? [{ name, at: new Date(at ?? '').toISOString() }]
        : [];
    }),
    stageEnteredAt: timeIn(row, 'stageEnteredAt'),
    position: numberIn(row, 'position'),
  };
}

/** What a row says an opportunity is. Its close date stays open until its stage is known. */
export function wantOpportunity(row: ReadRow, planning: Planning, { own, currency }: WantSettings): Reading {
  const text = (field: string) => textIn(row, field);
  const money = moneyIn(row, 'amount');
  const named = text('currency')?.trim().toUpperCase() ?? money?.currency ?? undefined;
  const company = companyIn(row) ?? {};
  const contacts = contactsIn(row);
  const title = text('title') ?? madeTitle(row, planning, { company, contact: contacts[0] });
  const { fields, errors } = checked(planning, opportunityChanges, {
    ...valuesIn(row, opportunityFields),
    title: title?.slice(0, 200),
    amount: money && minorUnits(money.amount, named ?? currency),
    currency: named ?? (money ? currency : undefined),
    probability: percentIn(row, planning),
    // Who takes part is known once the row is written.
    people: undefined,
  });
  const values = ownValuesIn(row, own);
  const createdAt = timeIn(row, 'createdAt');
  const stage = text('stage');
  return {
    wanted: {
      externalId: text('externalId'),
      fields: { ...fields, ...(createdAt && { createdAt }) },
      stageId: stage === undefined ? undefined : Number(stage),
      dealOutcome: text('dealOutcome') as Outcome | undefined,
      closeDate: dateIn(row, 'closeDate'),
      path: pathIn(row),
      isTitleMade: text('title') === undefined,
      company,
      contacts,
      tags: tagsIn(row),
      own: values.own,
      extras: extrasOf(row),
    },
    errors: [...errors, ...values.errors],
  };
}

/** What is missing from a new opportunity. */
export const opportunityLacks = ({ title }: ImportedFields): string | null =>
  title ? null : opportunityMessages['title.required'];
