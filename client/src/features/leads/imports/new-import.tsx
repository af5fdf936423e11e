import { useLocation, useSearchParams } from 'wouter';
import { importedEntities } from '@shared/leads/imports/scales';
import { useTexts } from '@/i18n/use-texts';
import { ImportStart } from '@/ui/import-preview/import-start';
import { importAddress } from '../sections';
import { importsTexts } from '../texts/imports';
import { useImportKind } from './use-import-kind';

/** Takes a file of contacts or other records, and lists the earlier ones. */
export function NewImport() {
  const t = useTexts(importsTexts);
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  return (
    <ImportStart
      kind={useImportKind()}
      title={t('title')}
      intro={t('intro')}
      entity={importedEntities.find((one) => one === params.get('entity'))}
      onOpen={(id) => navigate(importAddress(id))}
    />
  );
}
