import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { ImportScreen } from '@/ui/import-preview/import-screen';
import { ImportStart } from '@/ui/import-preview/import-start';
import type { ListedCompany } from '../../reads';
import { leadImportTexts } from '../../texts/lead-import';
import { useLeadImportKind } from './use-lead-import-kind';

interface LeadImportsProps {
  company: ListedCompany;
  /** The import that the address names; without it, a file is asked for. */
  openId: number | undefined;
}

/** The import of leads that the address names, or the screen that takes a file. */
export function LeadImports({ company, openId }: LeadImportsProps) {
  const t = useTexts(leadImportTexts);
  const kind = useLeadImportKind(company.id);
  const [, navigate] = useLocation();
  if (openId !== undefined) return <ImportScreen key={openId} kind={kind} id={openId} title={t('title')} />;
  return (
    <ImportStart
      kind={kind}
      title={t('title')}
      intro={t('intro')}
      onOpen={(id) => navigate(kind.importHref(id))}
    />
  );
}
