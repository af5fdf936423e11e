import { type DragEvent, useId, useState } from 'react';
import { importMessages } from '@shared/imports/messages';
import { importLimits } from '@shared/imports/scales';
import { messageText } from '@shared/messages';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { sendFile } from '@/lib/api/send-file';
import { classNames } from '@/lib/class-names';
import { buttonLook } from '../controls/button-look';
import { FieldError } from '../controls/fields/field';
import { SpinnerRing } from '../controls/spinner';
import { Icon } from '../icons';
import { portalIcons } from '../portal-icons';
import type { ImportKind, ShownImport } from './import-kind';
import { PastedRows } from './pasted-rows';
import { useKeptImport } from './run/use-import';
import { importTexts } from './texts/import';

const MEGABYTE = 1024 * 1024;

const tables = '.csv,.tsv,.txt,text/csv';

/** What is wrong with a file before it is sent. */
function useSizeProblem() {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const inMegabytes = (bytes: number) => formatNumber(Math.ceil(bytes / MEGABYTE), language);
  return ({ name, size }: File) => {
    if (size === 0) return messageText(importMessages['file.empty'], language);
    if (size <= importLimits.bytes) return undefined;
    return t('file.large', { name, size: inMegabytes(size), most: inMegabytes(importLimits.bytes) });
  };
}

interface FileChoiceProps {
  kind: ImportKind;
  /** What the file more likely holds, where its columns do not clearly say otherwise. */
  hint?: string | undefined;
  onUploaded: (detail: ShownImport) => void;
  /** Where other things stand beside it: without the box for pasted rows. */
  isShort?: boolean;
}

/** Takes a file, chosen or dropped, or pasted rows, and uploads them; what is too large is refused before. */
export function FileChoice({ kind, hint, onUploaded, isShort = false }: FileChoiceProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const id = useId();
  const problemOf = useSizeProblem();
  const keep = useKeptImport(kind);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const upload = useSaving(
    (file: File) => sendFile(kind.endpoints.upload, file, { query: { hint, into: kind.into } }),
    {
      onSaved: (detail) => {
        keep(detail);
        onUploaded(detail);
      },
      onFailed: (error) =>
        setProblem((error instanceof ApiError && error.fields?.file) || errorText(error, t('file.failed'))),
    },
  );

  function take(files: Iterable<File> | null) {
    const [file, another] = files ?? [];
    if (!file || upload.isPending) return;
    const refusal = another ? t('file.several') : problemOf(file);
    setProblem(refusal);
    if (!refusal) upload.mutate(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 text-center',
          isShort ? 'py-5' : 'py-8',
          isOver ? 'border-brand bg-brand/8' : 'border-muted/50',
        )}
      >
        {!isShort && <Icon name={portalIcons.upload} className="size-8 text-brand" />}
        <div className="flex flex-wrap items-center justify-center gap-3">
          <input
            id={id}
            type="file"
            accept={kind.takesVcards ? `${tables},.vcf,.vcard,text/vcard` : tables}
            disabled={upload.isPending}
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => {
              take(target.files);
              target.value = '';
            }}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={classNames(
              buttonLook('primary'),
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60',
            )}
          >
            {t('file.choose')}
          </label>
          <span className="text-muted max-sm:hidden pointer-coarse:hidden">{t('file.drop')}</span>
        </div>
        <p id={`${id}-hint`} className="max-w-measure text-sm text-muted">
          {t(kind.takesVcards ? 'file.hint' : 'file.hintTables', {
            size: importLimits.bytes / MEGABYTE,
            rows: formatNumber(importLimits.rows, language),
          })}
        </p>
        <output className="flex items-center gap-2 empty:hidden">
          {upload.isPending && (
            <>
              <SpinnerRing />
              {t('file.reading', { name: upload.variables.name })}
            </>
          )}
        </output>
        {problem && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{problem}</FieldError>
          </div>
        )}
      </div>
      {!isShort && <PastedRows pending={upload.isPending} onTake={(file) => take([file])} />}
    </>
  );
}
