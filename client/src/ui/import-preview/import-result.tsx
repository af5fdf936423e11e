import type { RowAction } from '@shared/imports/scales';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '../controls/button';
import { Alert } from '../feedback/alert';
import { ButtonLink } from '../navigation/link';
import type { ImportKind, ShownImport } from './import-kind';
import { ErrorsDownload } from './rows/errors-download';
import { ImportRows } from './rows/import-rows';
import { ImportWarnings } from './rows/import-warnings';
import { useImportAct } from './run/use-import';
import { importTexts } from './texts/import';
import { KeptRecords } from './undo/kept-records';
import { UndoImport } from './undo/undo-import';

interface ImportResultProps {
  kind: ImportKind;
  detail: ShownImport;
  shown: RowAction | '';
  onShown: (action: RowAction) => void;
  onColumns: () => void;
}

/** How an import ended, what can be done about it, and what became of each row. */
export function ImportResult({ kind, detail, shown, onShown, onColumns }: ImportResultProps) {
  const t = useTexts(importTexts);
  const { state, act, counts, entity } = detail;
  const written = counts ? counts.create + counts.update : 0;
  const hasStopped = state === 'failed' || state === 'cancelled';
  const commit = useImportAct(kind, 'commit', t('check.importFailed'));
  return (
    <section aria-labelledby="import-step" className="grid grid-cols-1 gap-4">
      <Outcome kind={kind} detail={detail} />
      <div className="flex flex-wrap gap-2">
        {hasStopped && act && (
          <Button pending={commit.isPending} onClick={() => commit.mutate(detail.id)}>
            {t('result.continue')}
          </Button>
        )}
        {hasStopped && !act && <Button onClick={onColumns}>{t('result.again')}</Button>}
        {written > 0 && state === 'done' && entity && (
          <ButtonLink to={kind.listHref(entity)}>
            {t('result.view', { records: kind.counted(entity, written) })}
          </ButtonLink>
        )}
        {act && state !== 'undone' && <UndoImport kind={kind} listed={detail} />}
        <ButtonLink variant="secondary" to={kind.newHref}>
          {t('result.other')}
        </ButtonLink>
      </div>
      {counts && counts.error > 0 && <ErrorsDownload kind={kind} id={detail.id} />}
      <ImportWarnings detail={detail} />
      <ImportRows kind={kind} detail={detail} shown={shown} onShown={onShown} />
    </section>
  );
}

function Outcome({ kind, detail }: { kind: ImportKind; detail: ShownImport }) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const { state, act, failure, undone } = detail;
  const number = (count: number) => ({ count, number: formatNumber(count, language) });
  const heading = (text: string) => (
    <h2 id="import-step" tabIndex={-1} className="font-semibold">
      {text}
    </h2>
  );
  if (state === 'failed')
    return (
      <Alert tone="danger">
        {heading(t(act ? 'result.failedLate' : 'result.failedEarly'))}
        {failure && <p>{failure}</p>}
      </Alert>
    );
  if (state === 'cancelled')
    return <Alert tone="warning">{heading(t(act ? 'result.cancelledLate' : 'result.cancelledEarly'))}</Alert>;
  if (state === 'undone') {
    const { records = 0, count = 0, exceptions = [] } = undone ?? {};
    return (
      <Alert tone={count > 0 ? 'warning' : 'positive'}>
        {heading(t('result.undone', number(records)))}
        {count > 0 && (
          <>
            <p className="mt-1">{t('result.kept', number(count))}</p>
            <KeptRecords kind={kind} exceptions={exceptions} count={count} />
          </>
        )}
      </Alert>
    );
  }
  return <Alert tone="positive">{heading(t(act ? 'result.done' : 'result.doneNothing'))}</Alert>;
}
