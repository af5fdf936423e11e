import { useLocation, useSearchParams } from 'wouter';
import { importedEntities } from '@shared/leads/imports/scales';
import { useTexts } from '@/i18n/use-texts';
import { FileChoice } from '@/ui/import-preview/file-choice';
import { ImportList } from '@/ui/import-preview/import-list';
import { ImportSteps } from '@/ui/import-preview/import-steps';
import { PageHeading } from '@/ui/navigation/page-heading';
import { importAddress } from '../sections';
import { importsTexts } from '../texts/imports';
import { useImportKind } from './use-import-kind';

/** Takes a file, and lists the earlier ones. */
export function NewImport() {
  const t = useTexts(importsTexts);
  const kind = useImportKind();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const entity = importedEntities.find((one) => one === params.get('entity'));
  return (
    <div className="max-w-content">
      <PageHeading title={t('title')}>
        <p className="max-w-measure">{t('intro')}</p>
      </PageHeading>
      <ImportSteps current="file" />
      <FileChoice kind={kind} entity={entity} onUploaded={({ id }) => navigate(importAddress(id))} />
      <section aria-labelledby="earlier-imports" className="mt-10">
        <h2 id="earlier-imports" className="mb-2 text-xl">
          {t('earlier')}
        </h2>
        <ImportList kind={kind} onUndoing={(id) => navigate(importAddress(id))} />
      </section>
    </div>
  );
}
