import type { z } from 'zod';
import type { OwnField } from '@shared/leads/fields/endpoints';
import { ownErrors } from '@shared/leads/fields/read-own';

/** A form's schema that checks own values as well, each beside its field; those of deleted fields are left alone. */
export const withOwnFields = <Output extends object, Input>(
  schema: z.ZodType<Output, Input>,
  fields: readonly OwnField[],
): z.ZodType<Output, Input> =>
  fields.length === 0
    ? schema
    : schema.superRefine((values, context) => {
        const given = ('own' in values ? values.own : {}) as Record<string, unknown> | undefined;
        const known = Object.fromEntries(fields.map(({ id }) => [String(id), given?.[id]]));
        for (const [name, message] of Object.entries(ownErrors(fields, known, { isPartial: false }))) {
          context.addIssue({ code: 'custom', path: name.split('.'), message });
        }
      });
