import type { Choice } from '@/ui/controls/fields/select-field';

/** What a bulk act does with each record. */
export type BulkDoes = { set: object } | { addTags: number[] } | { removeTags: number[] } | { remove: true };

/** A bulk act; one with choices asks for one of them first. */
export interface BulkAct {
  label: string;
  choices?: readonly Choice[];
  /** The values of `choices` that need a reason besides. */
  explained?: readonly string[];
  does: (value: string, reason: string) => BulkDoes;
}

/** Sets a field to the chosen value. */
export const setting =
  (field: string) =>
  (value: string): BulkDoes => ({ set: { [field]: value } });
