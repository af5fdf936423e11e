import type { ImportRow } from './reading/read-import';
import { productTypes } from '@shared/consulting/scales';
import type { Department } from '@shared/consulting/items/tables';
import { useTexts } from '@/i18n/use-texts';
import type { CompanyList } from '@shared/consulting/items/lists';

/** The heading of each field, and what was understood in each cell; what was not is shown as it was written. */
export function useCellTexts(departments: readonly Department[]) {
  const t = useTexts('companies', 'items');

  const headings: Record<string, string> = {
    name: t('companies.fields.name'),
    position: t('companies.fields.position'),
    phone: t('companies.fields.phone'),
    email: t('companies.fields.email'),
    isPrimary: t('companies.fields.isPrimary'),
    description: t('companies.fields.description'),
    type: t('companies.fields.type'),
    function: t('companies.fields.function'),
    digitalizationLevel: t('companies.fields.digitalizationLevel'),
    priority: t('companies.fields.priority'),
    impact: t('companies.fields.impact'),
    departmentId: t('items.department.label'),
  };

  function understood(field: string, value: unknown): string {
    if (field === 'isPrimary') return t(value ? 'items.import.yes' : 'items.import.no');
    if (field === 'departmentId') return departments.find(({ id }) => id === value)?.name ?? '';
    const type = productTypes.find((known) => known === value);
    if (field === 'type' && type) return t(`companies.products.type.${type}`);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  function cellOf({ item, given }: ImportRow<CompanyList>, field: string): string {
    if (!item) return given[field] ?? '';
    return understood(field, (item as Record<string, unknown>)[field]);
  }

  return { headings, cellOf };
}
