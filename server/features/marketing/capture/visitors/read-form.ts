import { z } from 'zod';
import { email, optionalLine } from '../../../../../shared/fields';
import type { formFields } from '../../../../../shared/marketing/campaigns/scales';
import type { SentForm } from '../../../../../shared/marketing/capture/visitors/schemas';
import { optionalText } from '../../../../../shared/record-fields';

type Field = (typeof formFields)[number];

const schemas: Record<Field, z.ZodType<string | null>> = {
  name: optionalLine(),
  email: z.string().trim().pipe(email),
  phone: optionalLine(50),
  company: optionalLine(),
  position: optionalLine(),
  message: optionalText(5_000),
};

/** The typed values by field; empty ones are omitted. */
export type Typed = Partial<Record<Field, string>> & { email: string };

/** Reads the fields that a page asks for and ignores others. `problems` has a message per invalid field. */
export function readForm(
  fields: readonly Field[],
  sent: SentForm,
): { typed: Typed; problems?: undefined } | { problems: Record<string, string> } {
  const typed: Partial<Record<Field, string>> = {};
  const problems: Record<string, string> = {};
  for (const name of new Set<Field>([...fields, 'email'])) {
    const read = schemas[name].safeParse(sent[name]);
    if (!read.success) problems[name] = read.error.issues[0]?.message ?? '';
    else if (read.data !== null) typed[name] = read.data;
  }
  return Object.keys(problems).length > 0 ? { problems } : { typed: typed as Typed };
}
