import { z } from 'zod';
import { limits, paragraph, rowId } from '../../fields';
import { messages } from '../../messages';
import { companyForm } from '../companies/schemas';
import { productForm, strengthForm } from '../items/schemas';

/** Products, and strengths, of one request at most. */
const most = 1_000;

/** Products of COMERZIA by id, each with what it is, which only its owner can tell. */
const takenProducts = z
  .array(z.object({ id: rowId, type: productForm.shape.type }))
  .max(most)
  .default([]);

/** A company of COMERZIA, with what only its owner can tell; products that are not named stay there. */
export const takenBusiness = z.object({
  marketingCompanyId: rowId,
  size: companyForm.shape.size,
  structure: companyForm.shape.structure,
  products: takenProducts,
});

/** Products of COMERZIA, and what it says in proof of them. */
export const takenItems = z.object({
  products: takenProducts,
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
