import type { CompanyList } from '@shared/consulting/items/lists';
import type { IconName } from '@/ui/icons';

export const itemIcons: Record<CompanyList, IconName> = {
  contacts: 'user',
  products: 'document',
  departments: 'building',
  problems: 'alert',
  strengths: 'check',
};
