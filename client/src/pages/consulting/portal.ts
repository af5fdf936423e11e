import { consultingPages } from '@shared/consulting/addresses';
import { sectionsOf } from '@shared/http/address';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { shownPortal } from '@/features/shell/shown-portal';

export const consultia = shownPortal({
  name: 'consultia',
  sections: sectionsOf(consultingPages),
  texts: companiesTexts,
});
