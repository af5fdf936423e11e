import type { ItemCounts } from '@shared/consulting/items/lists';
import type { IconName } from '@/ui/icons';

export type ItemKind = keyof ItemCounts;

/** The five lists of a company, in the order of its tabs. */
export const itemKinds = [
  'contacts',
  'products',
  'departments',
  'problems',
  'strengths',
] as const satisfies ItemKind[];

export const itemIcons: Record<ItemKind, IconName> = {
  contacts: 'user',
  products: 'document',
  departments: 'building',
  problems: 'alert',
  strengths: 'check',
};
