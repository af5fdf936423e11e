import { z } from 'zod';
import { line, queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf } from '../../list/filters';
import { pageOf } from '../../list/list-query';
import { seenVersion } from '../../list/version';
import { say } from '../../message';
import { messages } from '../../messages';
import { sequenceMessages } from './messages';
import { messageStatuses, sequenceLimits, sequenceStatuses, stepConditions } from './scales';

const { steps, delay, pages } = sequenceLimits;

/** A step as it is typed; one with an id is a step that the sequence has. */
export const sequenceStep = z.object({
  id: rowId.optional(),
  /** Minutes after the step before, or after the confirmation. */
  delay: z
    .int({ error: sequenceMessages['delay.invalid'] })
    .min(0, sequenceMessages['delay.invalid'])
    .max(delay, say(sequenceMessages['delay.long'], { days: delay / 24 / 60 })),
  condition: z.enum(stepConditions).default('always'),
  /** The email campaign whose approved version is sent; null while none is chosen. */
  campaignId: rowId.nullable(),
});
export type SequenceStepInput = z.output<typeof sequenceStep>;

const stepList = z
  .array(sequenceStep)
  .max(steps, say(sequenceMessages['steps.many'], { most: steps }))
  .superRefine((list, context) => {
    if (list[0] && list[0].condition !== 'always') {
      context.addIssue({
        code: 'custom',
        path: [0, 'condition'],
        message: sequenceMessages['condition.first'],
      });
    }
  });

const pageIds = z.array(rowId).min(1, sequenceMessages['pages.none']).max(pages).nullable();

export const newSequence = z.object({
  marketingCompanyId: rowId,
  name: line(messages['name.required']),
  /** The pages whose leads it takes; null for all. */
  pages: pageIds.default(null),
  steps: stepList.default([]),
});

/** A list of steps takes the place of the one before. */
export const sequenceChanges = z.object({
  name: line(messages['name.required']).optional(),
  pages: pageIds.optional(),
  steps: stepList.optional(),
  ...seenVersion,
});

export const sequenceSwitch = z.object({ status: z.enum(sequenceStatuses) });

export const sequenceQuery = z.object({ company: queryId });

export const enrolmentQuery = z.object({
  /** Only the leads that have answered since they joined. */
  answered: z.literal('true').optional(),
  ...pageOf,
});

export const answerQuery = z.object({ company: queryId, ...pageOf });

export const messageQuery = z.object({
  filter: filtersOf({ status: choiceFilter(messageStatuses) }),
  ...pageOf,
});
