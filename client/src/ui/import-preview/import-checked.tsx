import type { RowAction } from '@shared/imports/scales';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '../controls/button';
import { Alert } from '../feedback/alert';
import type { ImportKind, ShownImport } from './import-kind';
import { ErrorsDownload } from './rows/errors-download';
import { ImportRows } from './rows/import-rows';
import { ImportWarnings } from './rows/import-warnings';
import { useImportAct } from './run/use-import';
import { importTexts } from './texts/import';

interface ImportCheckedProps {
  kind: ImportKind;
  detail: ShownImport;
  shown: RowAction | '';
  onShown: (action: RowAction) => void;
  /** Leads back to the mapping. */
  onColumns: () => void;
}

/** What an import will do, before it does it. */
export function ImportChecked({ kind, detail, shown, onShown, onColumns }: ImportCheckedProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const commit = useImportAct(kind, 'commit', t('check.importFailed'));
  const { create = 0, update = 0, error = 0, makes = {} } = detail.counts ?? {};
  const count = create + update;
  const number = formatNumber(count, language);
  const made = Object.entries(makes).filter(([, some]) => some > 0);
  return (
    <section aria-labelledby="import-step" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="import-step" tabIndex={-1} className="text-xl">
          {t('check.title')}
        </h2>
        <IfMayWrite>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onColumns}>
              {t('check.columns')}
            </Button>
            <Button
              disabled={count === 0}
              pending={commit.isPending}
              onClick={() => commit.mutate(detail.id)}
            >
              {t('check.import', { count, number })}
            </Button>
          </div>
        </IfMayWrite>
      </div>
      {count === 0 && (
        <Alert tone="info">
          <p>{t('check.nothing')}</p>
        </Alert>
      )}
      {made.length > 0 && (
        <p>
          {t('check.makes', { makes: made.map(([entity, some]) => kind.counted(entity, some)).join(', ') })}
        </p>
      )}
      {error > 0 && (
        <Alert tone="warning">
          <p className="mb-3">{t('check.wrong', { count: error, number: formatNumber(error, language) })}</p>
          <ErrorsDownload kind={kind} id={detail.id} />
        </Alert>
      )}
      <ImportWarnings detail={detail} />
      <ImportRows kind={kind} detail={detail} shown={shown} onShown={onShown} />
    </section>
  );
}
