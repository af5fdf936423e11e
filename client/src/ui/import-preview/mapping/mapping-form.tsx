import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '../../controls/button';
import { Form } from '../../controls/form';
import { Alert } from '../../feedback/alert';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import { useColumnName } from '../use-column-name';
import { GivenFields } from './given-fields';
import { NeededFields } from './needed-fields';
import { MappedColumn } from './mapped-column';
import { MappingOptions } from './mapping-options';
import { useMapping } from './use-mapping';

interface MappingFormProps {
  kind: ImportKind;
  detail: ShownImport;
  /** Called when a job has begun to check the rows. */
  onChecking: () => void;
}

/** Says where each column of a file goes, and has its rows checked. Give it a new `key` for another kind of record. */
export function MappingForm({ kind, detail, onChecking }: MappingFormProps) {
  const t = useTexts(importTexts);
  const nameOf = useColumnName();
  const edited = useMapping(kind, detail, onChecking);
  const { mapping, check, problem } = edited;
  const form = useRef<HTMLDivElement>(null);
  const leftOut = mapping.columns.filter(({ to }) => to === 'skip').length;

  useEffect(() => {
    if (check.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [check.isError]);

  return (
    <div ref={form}>
      <Form
        pending={check.isPending}
        onSubmit={() => check.mutate(undefined)}
        className="grid grid-cols-1 gap-6"
      >
        <section aria-labelledby="import-step">
          <h2 id="import-step" tabIndex={-1} className="text-xl">
            {t('mapping.title')}
          </h2>
          <p className="mt-1 text-muted">{t('mapping.hint')}</p>
          {problem && (
            <Alert tone="danger" className="mt-3">
              <p>{problem}</p>
            </Alert>
          )}
          <NeededFields kind={kind} detail={detail} mapping={mapping} />
          <div
            aria-hidden
            className="mt-3 grid grid-cols-2 gap-x-6 border-b border-line pb-2 text-sm text-muted max-sm:hidden"
          >
            <span>
              {t('mapping.column')} · {t('mapping.samples')}
            </span>
            <span>{t('mapping.target')}</span>
          </div>
          <ul aria-label={t('mapping.table')}>
            {detail.columns.map((column, place) => (
              <MappedColumn
                // oxlint-disable-next-line react/no-array-index-key -- columns may have the same header
                key={place}
                kind={kind}
                detail={detail}
                edited={edited}
                place={place}
                name={nameOf(column, place)}
              />
            ))}
          </ul>
        </section>
        <GivenFields kind={kind} detail={detail} edited={edited} />
        <MappingOptions kind={kind} detail={detail} edited={edited} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {leftOut > 0 && <span className="text-sm text-muted">{t('mapping.left', { count: leftOut })}</span>}
          <Button type="submit" pending={check.isPending}>
            {t('mapping.check')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
