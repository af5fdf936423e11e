import { useTexts } from '@/i18n/use-texts';
import { Imports } from '@/ui/import-preview/imports';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { useLeadImportKind } from './use-lead-import-kind';

interface LeadImportsProps {
  company: ListedCompany;
  /** The import that the address names; without it, a file is asked for. */
  openId: number | undefined;
}

/** The import of leads that the address names, or the screen that takes a file. */
export function LeadImports({ company, openId }: LeadImportsProps) {
  const t = useTexts(captureTexts);
  return (
    <Imports
      kind={useLeadImportKind(company.id)}
      title={t('import.title')}
      intro={t('import.intro')}
      openId={openId}
    />
  );
}
