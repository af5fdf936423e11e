import { useTexts } from '@/i18n/use-texts';
import { ImportScreen } from '@/ui/import-preview/import-screen';
import { importsTexts } from './texts/imports';
import { NewImport } from './new-import';
import { useImportKind } from './use-import-kind';

/** The import that the address names, or the screen that takes a file. */
export const LeadImports = ({ openId }: { openId: number | undefined }) =>
  openId === undefined ? <NewImport /> : <OneImport key={openId} id={openId} />;

function OneImport({ id }: { id: number }) {
  const t = useTexts(importsTexts);
  return <ImportScreen kind={useImportKind()} id={id} title={t('title')} />;
}
