import { type RefObject, useEffect, useRef } from 'react';
import { rowActions } from '@shared/imports/scales';
import { useTexts } from '@/i18n/use-texts';
import { anyText, oneOfThese, useListState } from '@/lib/lists/use-list-state';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Badge, type BadgeTone } from '../feedback/badge';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { PageHeading } from '../navigation/page-heading';
import { ImportChecked } from './import-checked';
import { ImportFound } from './import-found';
import type { ImportKind, ShownImport } from './import-kind';
import { ImportResult } from './import-result';
import { type ImportStep, ImportSteps } from './import-steps';
import { MappingForm } from './mapping/mapping-form';
import { ImportProgress } from './run/import-progress';
import { isBusyState, useImport } from './run/use-import';
import { importTexts } from './texts/import';

/** The look of each state. */
export const stateTones = {
  uploaded: 'neutral',
  mapped: 'info',
  checked: 'info',
  running: 'info',
  done: 'positive',
  failed: 'danger',
  cancelled: 'warning',
  undoing: 'info',
  undone: 'neutral',
} as const satisfies Record<ShownImport['state'], BadgeTone>;

const stepOf: Record<ShownImport['state'], ImportStep> = {
  uploaded: 'columns',
  mapped: 'check',
  checked: 'check',
  running: 'import',
  done: 'import',
  failed: 'import',
  cancelled: 'import',
  undoing: 'import',
  undone: 'import',
};

/** What the address says about an import's screen. */
const addressFields = {
  rows: oneOfThese(['', ...rowActions]),
  step: oneOfThese(['', 'columns']),
  entity: anyText,
  /** The kind of record that the file was expected to hold. */
  from: anyText,
};

/** Moves the focus to the heading of each further step, since the button that led there is gone. */
function useFocusedStep(frame: RefObject<HTMLElement | null>, step: string | undefined) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current && step && before.current !== step)
      frame.current?.querySelector<HTMLElement>('#import-step')?.focus();
    before.current = step;
  }, [frame, step]);
}

/** An import at whatever step it is: its columns, its check, its progress, its result. */
export function ImportScreen({ kind, id, title }: { kind: ImportKind; id: number; title: string }) {
  const t = useTexts(importTexts);
  const { state: at, change } = useListState(addressFields);
  const { detail, error, refetch, run } = useImport(kind, id, at.entity || undefined);
  const frame = useRef<HTMLDivElement>(null);
  const isMapping = detail !== undefined && mapsColumns(detail, at.step);
  useFocusedStep(frame, detail && `${detail.state} ${isMapping}`);

  if (!detail)
    return (
      <>
        <PageHeading title={title} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />}
      </>
    );

  const { state, fileName, mapping } = detail;
  const shared = {
    kind,
    detail,
    shown: at.rows,
    onShown: (rows: typeof at.rows) => change({ rows }, { replace: true }),
    onColumns: () => change({ step: 'columns', rows: '' }),
  };
  return (
    <div ref={frame} className="max-w-content">
      <PageHeading title={fileName}>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      </PageHeading>
      <ImportSteps current={isMapping ? 'columns' : stepOf[state]} isOver={state === 'done'} />
      {isMapping && (
        <IfMayWrite>
          <ImportFound
            kind={kind}
            detail={detail}
            expected={at.from}
            onEntity={(entity) => change({ entity }, { replace: true })}
          />
          <MappingForm
            key={mapping.entity}
            kind={kind}
            detail={detail}
            onChecking={() => change({ step: '', entity: '', from: '', rows: '' }, { replace: true })}
          />
        </IfMayWrite>
      )}
      {isBusyState(state) && <ImportProgress key={state} kind={kind} id={id} state={state} run={run} />}
      {state === 'checked' && !isMapping && <ImportChecked {...shared} />}
      {!isBusyState(state) && !isMapping && state !== 'checked' && <ImportResult {...shared} />}
    </div>
  );
}

/** Whether the columns are shown: they can be changed until something is written. */
function mapsColumns({ state, act }: ShownImport, step: string): boolean {
  if (state === 'uploaded') return true;
  const isOpen = state === 'checked' || ((state === 'failed' || state === 'cancelled') && act === null);
  return isOpen && step === 'columns';
}
