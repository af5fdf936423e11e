import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { FileChoice } from '@/ui/import-preview/file-choice';
import { ImportList } from '@/ui/import-preview/import-list';
import { TextLink } from '@/ui/navigation/link';
import { importAddress, newImportAddress } from '../addresses';
import { importsTexts } from './texts/imports';
import { useImportKind } from './use-import-kind';

/** The imports of an account among its settings. */
export function ImportsInSettings() {
  const t = useTexts(importsTexts);
  const [, navigate] = useLocation();
  const kind = useImportKind();
  return (
    <>
      <IfMayWrite>
        <FileChoice isShort kind={kind} onUploaded={({ id }) => navigate(importAddress(id))} />
        <p className="mt-2 mb-4">
          <TextLink to={newImportAddress()} className="inline-flex min-h-11 items-center text-sm">
            {t('settings.new')}
          </TextLink>
        </p>
      </IfMayWrite>
      <ImportList kind={kind} onUndoing={(id) => navigate(importAddress(id))} />
    </>
  );
}
