import type { CompanyList } from '@shared/consulting/items/lists';
import type { AnyIcon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

export const itemIcons: Record<CompanyList, AnyIcon> = {
  contacts: portalIcons.user,
  products: portalIcons.package,
  departments: portalIcons.building,
  problems: portalIcons.alert,
  strengths: portalIcons.strength,
};
