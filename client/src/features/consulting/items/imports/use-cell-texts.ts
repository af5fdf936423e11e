import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../texts/items';
import type { KnownItems } from './reading/read-cell';
import type { ImportRow } from './reading/read-import';
import { productTypes } from '@shared/consulting/scales';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { CompanyList } from '@shared/consulting/items/lists';

/** The heading of each field, and the value read from each cell; an invalid cell shows its own text. */
export function useCellTexts({ departments, contacts }: KnownItems) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const { language } = useLanguage();

  const headings: Record<string, string> = {
    name: t('fields.name'),
    position: t('fields.position'),
    phone: t('fields.phone'),
    email: t('fields.email'),
    isPrimary: t('fields.isPrimary'),
    description: t('fields.description'),
    type: t('fields.type'),
    function: t('fields.function'),
    digitalizationLevel: t('fields.digitalizationLevel'),
    priority: t('fields.priority'),
    impact: t('fields.impact'),
    departmentId: tItems('department.label'),
    hoursPerMonth: tItems('details.hoursPerMonth'),
    measure: tItems('details.measure'),
    responsibleId: tItems('details.responsible'),
    programs: tItems('details.programs'),
  };

  function understood(field: string, value: unknown): string {
    if (field === 'isPrimary') return tItems(value ? 'import.yes' : 'import.no');
    if (field === 'departmentId') return departments.find(({ id }) => id === value)?.name ?? '';
    if (field === 'responsibleId') return contacts.find(({ id }) => id === value)?.name ?? '';
    const type = productTypes.find((known) => known === value);
    if (field === 'type' && type) return t(`products.type.${type}`);
    if (typeof value === 'number') return formatNumber(value, language, { useGrouping: false });
    return typeof value === 'string' ? value : '';
  }

  function cellOf({ item, given }: ImportRow<CompanyList>, field: string): string {
    if (!item) return given[field] ?? '';
    return understood(field, (item as Record<string, unknown>)[field]);
  }

  return { headings, cellOf };
}
