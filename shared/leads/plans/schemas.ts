import { z } from 'zod';
import { line } from '../../fields';
import { moment } from '../../record-fields';
import { opportunityMessages } from '../opportunities/messages';
import { planSteps } from './scales';

/** The tasks of a project, at most one for each of its steps. */
export const projectPlan = z.object({
  tasks: z
    .array(
      z.object({
        step: z.enum(planSteps),
        title: line(opportunityMessages['title.required']),
        /** The start of a day in Europe/Madrid. */
        dueAt: moment,
      }),
    )
    .min(1)
    .max(planSteps.length)
    .refine((tasks) => new Set(tasks.map(({ step }) => step)).size === tasks.length),
});
