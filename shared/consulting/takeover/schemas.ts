import { z } from 'zod';
import { limits, paragraph, rowId } from '../../fields';
import { messages } from '../../messages';
import { companyForm } from '../companies/schemas';
import { productForm, strengthForm } from '../items/schemas';

/** Products, and strengths, of one request at most. */
const most = 1_000;

/** A company of COMERZIA, with what only its owner can tell. */
export const takenBusiness = z.object({
  marketingCompanyId: rowId,
  size: companyForm.shape.size,
  structure: companyForm.shape.structure,
});

/** Products of COMERZIA by id, and what it says in proof of them. */
export const takenItems = z.object({
  productIds: z.array(rowId).max(most).default([]),
  strengths: z.array(paragraph(messages['description.required'], limits.description)).max(most).default([]),
});

/** What was taken over, as it was answered. */
export const madeItems = z.object({
  companyId: rowId,
  /** Whether the company was made too. */
  isNew: z.boolean(),
  products: z.array(productForm.extend({ id: rowId })).max(most),
  strengths: z.array(strengthForm.extend({ id: rowId })).max(most),
});

export type MadeItems = z.output<typeof madeItems>;
