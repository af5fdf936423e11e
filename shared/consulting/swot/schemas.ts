import { z } from 'zod';
import { paragraph, rowId } from '../../fields';
import { messages } from '../../messages';
import { importOf } from '../items/schemas';
import { quadrants, swotKinds } from '../scales';
import { inCompany } from '../schemas';

export const swotEntryForm = z.object({ description: paragraph(messages['description.required']) });

const swotItem = swotEntryForm.extend({
  kind: z.enum(swotKinds, { error: messages['type.required'] }),
});

export const newSwotEntry = swotItem.extend(inCompany);
export const swotImport = importOf(swotItem);
export const swotEntryChanges = swotEntryForm.partial();

const quadrant = z.enum(quadrants, { error: messages['field.invalid'] });

/** `id` identifies the strength, problem or entry in the quadrant `from`. */
export const swotMove = z.object({ from: quadrant, id: rowId, to: quadrant });

export type SwotMove = z.infer<typeof swotMove>;
