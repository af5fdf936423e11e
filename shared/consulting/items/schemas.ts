import { z } from 'zod';
import { level, line, optionalEmail, optionalLine, paragraph, rowId } from '../../fields';
import { say } from '../../message';
import { messages } from '../../messages';
import { helpingStrengths, hoursRange, importLimit, productTypes, scale } from '../scales';
import { inCompany } from '../schemas';
import type { CompanyList } from './lists';
import { itemMessages } from './messages';

export const contactForm = z.object({
  name: line(messages['name.required']),
  position: line(itemMessages['position.required']),
  phone: optionalLine(),
  email: optionalEmail,
  isPrimary: z.boolean(),
});

export const productForm = z.object({
  name: line(messages['name.required']),
  description: paragraph(messages['description.required']),
  type: z.enum(productTypes, { error: messages['type.required'] }),
});

export const departmentForm = z.object({
  name: line(messages['name.required']),
  function: paragraph(itemMessages['function.required']),
  digitalizationLevel: level,
  programs: optionalLine(),
});

const hoursOutOfRange = itemMessages['hours.range'];

/** Hours with one decimal. */
const hoursPerMonth = z
  .number(hoursOutOfRange)
  .min(hoursRange.min, hoursOutOfRange)
  .max(hoursRange.max, hoursOutOfRange)
  .multipleOf(0.1, hoursOutOfRange)
  .nullable();

export const problemForm = z.object({
  description: paragraph(messages['description.required']),
  priority: level,
  /** A department of the same company. */
  departmentId: rowId.nullable(),
  hoursPerMonth,
  measure: optionalLine(),
  /** A contact of the same company. */
  responsibleId: rowId.nullable(),
  /** Strengths of the same company that help with the problem. */
  strengthIds: z
    .array(rowId)
    .max(helpingStrengths)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
});

export const strengthForm = z.object({
  description: paragraph(messages['description.required']),
  impact: level,
});

// Only creation sets defaults for omitted fields: a change must not reset them.
const usualLevel = level.default(scale.usual);

const contactItem = contactForm.extend({
  phone: optionalLine().default(null),
  email: optionalEmail.default(null),
  isPrimary: z.boolean().default(false),
});
const productItem = productForm.extend({ type: productForm.shape.type.default('product') });
const departmentItem = departmentForm.extend({
  digitalizationLevel: usualLevel,
  programs: departmentForm.shape.programs.default(null),
});
const problemItem = problemForm.extend({
  priority: usualLevel,
  departmentId: problemForm.shape.departmentId.default(null),
  hoursPerMonth: problemForm.shape.hoursPerMonth.default(null),
  measure: problemForm.shape.measure.default(null),
  responsibleId: problemForm.shape.responsibleId.default(null),
  strengthIds: problemForm.shape.strengthIds.default([]),
});
const strengthItem = strengthForm.extend({ impact: usualLevel });

export const newContact = contactItem.extend(inCompany);
export const newProduct = productItem.extend(inCompany);
export const newDepartment = departmentItem.extend(inCompany);
export const newProblem = problemItem.extend(inCompany);
export const newStrength = strengthItem.extend(inCompany);

/** The item schema of each list for an import: without the company, which is in the address. */
export const importedItems = {
  contacts: contactItem,
  products: productItem,
  departments: departmentItem,
  problems: problemItem,
  strengths: strengthItem,
} satisfies Record<CompanyList, z.ZodType>;

export const importOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z
      .array(item)
      .min(1, itemMessages['import.empty'])
      .max(importLimit, say(itemMessages['import.long'], { max: importLimit })),
  });

export const contactImport = importOf(contactItem).check(({ value, issues }) => {
  const second = value.items.findIndex(
    ({ isPrimary }, index) => isPrimary && value.items.slice(0, index).some((other) => other.isPrimary),
  );
  if (second === -1) return;
  const path = ['items', second, 'isPrimary'];
  issues.push({ code: 'custom', message: itemMessages['contact.onePrimary'], path, input: value });
});
export const productImport = importOf(productItem);
export const departmentImport = importOf(departmentItem);
export const problemImport = importOf(problemItem);
export const strengthImport = importOf(strengthItem);

/** The ids of a list in the new order; omitted ids follow in their current order. */
export const newOrder = z.object({
  ids: z
    .array(rowId)
    .min(1, messages['field.required'])
    .refine((ids) => new Set(ids).size === ids.length, itemMessages['order.repeated']),
});

export const contactChanges = contactForm.partial();
export const productChanges = productForm.partial();
export const departmentChanges = departmentForm.partial();
export const problemChanges = problemForm.partial();
export const strengthChanges = strengthForm.partial();

export type NewContact = z.infer<typeof newContact>;
export type NewProduct = z.infer<typeof newProduct>;
/** What is left out gets its default. */
export type NewProblem = z.input<typeof newProblem>;
