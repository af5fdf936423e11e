import { useCallback } from 'react';
import { languages } from '@shared/languages';
import { marketingLeadImports } from '@shared/marketing/capture/leads/endpoints';
import { importedLeadFields } from '@shared/marketing/capture/leads/imported-fields';
import { leadStatuses } from '@shared/marketing/capture/scales';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import type { ImportKind } from '@/ui/import-preview/import-kind';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { readOutlook } from '../../use-undo';
import { LeadName } from './lead-name';

/** What COMERZIA says about the imports of a company's leads. */
export function useLeadImportKind(companyId: number): ImportKind {
  const tCapture = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const address = (search: Record<string, string>) => stepAddress(companyId, 'leads', search);
  return {
    endpoints: marketingLeadImports,
    into: companyId,
    takesVcards: false,
    entities: [{ value: 'marketingLead', label: tCapture('import.leads') }],
    fieldName: (_, field) => {
      const known = importedLeadFields.find((one) => one === field);
      return known ? tCapture(`import.fields.${known}`) : '';
    },
    choiceName: (_, __, value) => {
      const status = leadStatuses.find((one) => one === value);
      if (status) return tCapture(`status.${status}`);
      const language = languages.find((one) => one === value);
      return language ? tCapture(`languages.${language}`) : value;
    },
    newFields: () => [],
    hasNotes: () => false,
    // Leads hold no ids of other systems.
    idFields: [],
    counted: (_, count) => tCapture('import.counted', { count }),
    recordHref: (_, id) => address({ lead: String(id) }),
    listHref: () => address({}),
    RecordName: LeadName,
    importHref: (id) => address({ import: String(id) }),
    newHref: address({ import: 'new' }),
    readOutlook,
    onWritten: useCallback(() => void refresh(), [refresh]),
  };
}
