import { useLocation, useSearchParams } from 'wouter';
import { importedEntities } from '@shared/leads/imports/scales';
import { useTexts } from '@/i18n/use-texts';
import { ImportStart } from '@/ui/import-preview/import-start';
import { importAddress } from '../addresses';
import { importsTexts } from './texts/imports';
import { TemplateButtons } from './template-buttons';
import { useImportKind } from './use-import-kind';

/** Takes a file of contacts or other records, and lists the earlier ones. */
export function NewImport() {
  const t = useTexts(importsTexts);
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const hint = importedEntities.find((one) => one === params.get('entity'));
  return (
    <ImportStart
      kind={useImportKind()}
      title={t('title')}
      intro={t('intro')}
      hint={hint}
      templates={<TemplateButtons hint={hint} />}
      onOpen={(id, entity) => {
        const isOther = hint !== undefined && entity !== undefined && entity !== hint;
        navigate(`${importAddress(id)}${isOther ? `?from=${hint}` : ''}`);
      }}
    />
  );
}
