import { useLocation } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { ImportList } from '@/ui/import-preview/import-list';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { importAddress, newImportAddress } from '../addresses';
import { importsTexts } from './texts/imports';
import { useImportKind } from './use-import-kind';

/** The imports of an account among its settings. */
export function ImportsInSettings() {
  const t = useTexts(importsTexts);
  const [, navigate] = useLocation();
  return (
    <>
      <IfMayWrite>
        <ButtonLink variant="secondary" to={newImportAddress()} icon={portalIcons.upload} className="mb-2">
          {t('settings.new')}
        </ButtonLink>
      </IfMayWrite>
      <ImportList kind={useImportKind()} onUndoing={(id) => navigate(importAddress(id))} />
    </>
  );
}
