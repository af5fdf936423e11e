import { z } from 'zod';
import { level, line, optionalEmail, optionalLine, paragraph, rowId } from '../fields';
import { languages } from '../languages';
import { type MessageKey, say } from '../messages';
import {
  importLimit,
  productTypes,
  quadrants,
  scale,
  shareDays,
  sizes,
  startDays,
  structures,
  swotKinds,
} from './scales';

export const companyForm = z.object({
  name: line('name.required'),
  sector: line('sector.required'),
  size: z.enum(sizes, { error: 'size.required' satisfies MessageKey }),
  structure: z.enum(structures, { error: 'structure.required' satisfies MessageKey }),
  email: optionalEmail,
});

export const contactForm = z.object({
  name: line('name.required'),
  position: line('position.required'),
  phone: optionalLine(),
  email: optionalEmail,
  isPrimary: z.boolean(),
});

export const productForm = z.object({
  name: line('name.required'),
  description: paragraph('description.required'),
  type: z.enum(productTypes, { error: 'type.required' satisfies MessageKey }),
});

export const departmentForm = z.object({
  name: line('name.required'),
  function: paragraph('function.required'),
  digitalizationLevel: level,
});

export const problemForm = z.object({
  description: paragraph('description.required'),
  priority: level,
  /** A department of the same company. */
  departmentId: rowId.nullable(),
});

export const strengthForm = z.object({ description: paragraph('description.required'), impact: level });

export const swotEntryForm = z.object({ description: paragraph('description.required') });

// What a caller may leave out gets its default only when something is made: a change must not reset it.
const inCompany = { companyId: rowId };
const usualLevel = level.default(scale.usual);

export const newCompany = companyForm.extend({ email: optionalEmail.default(null) });
const contactItem = contactForm.extend({
  phone: optionalLine().default(null),
  email: optionalEmail.default(null),
  isPrimary: z.boolean().default(false),
});
const productItem = productForm.extend({ type: productForm.shape.type.default('product') });
const departmentItem = departmentForm.extend({ digitalizationLevel: usualLevel });
const problemItem = problemForm.extend({
  priority: usualLevel,
  departmentId: problemForm.shape.departmentId.default(null),
});
const strengthItem = strengthForm.extend({ impact: usualLevel });
const swotItem = swotEntryForm.extend({
  kind: z.enum(swotKinds, { error: 'type.required' satisfies MessageKey }),
});

export const newContact = contactItem.extend(inCompany);
export const newProduct = productItem.extend(inCompany);
export const newDepartment = departmentItem.extend(inCompany);
export const newProblem = problemItem.extend(inCompany);
export const newStrength = strengthItem.extend(inCompany);
export const newSwotEntry = swotItem.extend(inCompany);

/** An item of each list as an import takes it: without the company, which stands in the address. */
export const importedItems = {
  contacts: contactItem,
  products: productItem,
  departments: departmentItem,
  problems: problemItem,
  strengths: strengthItem,
};

const importOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z
      .array(item)
      .min(1, 'import.empty' satisfies MessageKey)
      .max(importLimit, say('import.long', { max: importLimit })),
  });

export const contactImport = importOf(contactItem).check(({ value, issues }) => {
  const second = value.items.findIndex(
    ({ isPrimary }, index) => isPrimary && value.items.slice(0, index).some((other) => other.isPrimary),
  );
  if (second === -1) return;
  const path = ['items', second, 'isPrimary'];
  issues.push({ code: 'custom', message: 'contact.onePrimary' satisfies MessageKey, path, input: value });
});
export const productImport = importOf(productItem);
export const departmentImport = importOf(departmentItem);
export const problemImport = importOf(problemItem);
export const strengthImport = importOf(strengthItem);
export const swotImport = importOf(swotItem);

/** The ids of a list in the order wished for; those left out follow in the order they have. */
export const newOrder = z.object({
  ids: z
    .array(rowId)
    .min(1, 'field.required' satisfies MessageKey)
    .refine((ids) => new Set(ids).size === ids.length, 'order.repeated' satisfies MessageKey),
});

const quadrant = z.enum(quadrants, { error: 'field.invalid' satisfies MessageKey });

/** `id` is that of the strength, problem or entry in the quadrant `from`. */
export const swotMove = z.object({ from: quadrant, id: rowId, to: quadrant });

export type NewCompany = z.infer<typeof newCompany>;
export type NewContact = z.infer<typeof newContact>;
export type NewProduct = z.infer<typeof newProduct>;
export type NewDepartment = z.infer<typeof newDepartment>;
export type NewProblem = z.infer<typeof newProblem>;
export type NewStrength = z.infer<typeof newStrength>;
export type NewSwotEntry = z.infer<typeof newSwotEntry>;
export type SwotMove = z.infer<typeof swotMove>;

/** As long as a body may be. */
const reportText = paragraph('field.required', 1024 * 1024);

/** Language of the texts; without it, the language of the request. */
const language = z.enum(languages).optional();

/** A report whose texts the caller has written; their size is limited by that of a body. */
export const writtenReport = z.object({
  ...inCompany,
  analysis: reportText,
  recommendations: reportText,
  aiArchitecture: reportText,
  language,
  isBuilt: z.literal(false).optional(),
});

/** A report whose texts the server builds of the company as it is stored. */
export const builtReport = z.object({
  ...inCompany,
  language,
  isBuilt: z.literal(true),
  /** The fingerprint of the texts that the caller built: refused when the company has changed since. */
  seen: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'field.invalid' satisfies MessageKey)
    .optional(),
});

export const newReport = z.discriminatedUnion('isBuilt', [writtenReport, builtReport]);

/** All that may change in a report: its texts and the data it was made from never do. */
export const reportChanges = z.object({
  startsOn: z.iso
    .date('date.invalid' satisfies MessageKey)
    .refine((day) => day >= startDays.from && day <= startDays.to, say('startDay.range', startDays))
    .nullable(),
});

/** Without a language, that of the report. */
export const reportPdf = z.object({ language: z.enum(languages).optional() });

const days = z
  .int({ error: 'days.range' satisfies MessageKey })
  .min(shareDays.min, 'days.range' satisfies MessageKey)
  .max(shareDays.max, 'days.range' satisfies MessageKey);

export const newShare = z.object({
  days: days.default(shareDays.usual),
  withSwot: z.boolean().default(true),
});

export const companyChanges = companyForm.partial();
export const contactChanges = contactForm.partial();
export const productChanges = productForm.partial();
export const departmentChanges = departmentForm.partial();
export const problemChanges = problemForm.partial();
export const strengthChanges = strengthForm.partial();
export const swotEntryChanges = swotEntryForm.partial();
