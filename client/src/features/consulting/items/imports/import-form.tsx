import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { readTextFile } from '@/lib/forms/text-file';
import { Button } from '@/ui/controls/button';
import { FileField } from '@/ui/controls/fields/file-field';
import { Form } from '@/ui/controls/form';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { toast } from '@/lib/toast';
import { endpointsOf } from '@shared/consulting/items/endpoints';
import type { CompanyList } from '@shared/consulting/items/lists';
import { readsOf } from '../../reads';
import { itemsTexts } from '../texts/items';
import { ImportPreview } from './import-preview';
import type { KnownItems } from './reading/read-cell';
import { ImportSummary } from './import-summary';
import { useImport } from './use-import';

interface ImportFormProps {
  companyId: number;
  kind: CompanyList;
  /** What the rows may name. */
  known: KnownItems;
  onImported: () => void;
}

const MEGABYTE = 1024 * 1024;
/** Largest file in bytes: enough for the most items of an import, each of the greatest length. */
const LARGEST_FILE = 8 * MEGABYTE;

/** Takes text, previews its rows, and imports all of them or none. */
export function ImportForm({ companyId, kind, known, onImported }: ImportFormProps) {
  const t = useTexts(itemsTexts);
  const [fileError, setFileError] = useState<string>();
  const rows = useImport(kind, known);
  const save = useSave(endpointsOf[kind].import, {
    refreshes: readsOf(kind, companyId),
    onSaved: (added) => {
      toast({ title: t('import.done', { count: added.length }) });
      onImported();
    },
    onFailed: (error) => {
      rows.refuse(error);
      toast({ variant: 'destructive', title: t('import.failed'), description: errorText(error) });
    },
  });

  async function take(file: File) {
    const text = file.size > LARGEST_FILE ? undefined : await readTextFile(file);
    if (text !== undefined) rows.write(text);
    const refusal = file.size > LARGEST_FILE ? 'import.fileLarge' : 'import.fileNoText';
    setFileError(text === undefined ? t(refusal, { name: file.name }) : undefined);
  }

  function submit() {
    const items = rows.taken.flatMap(({ item }) => item ?? []);
    // All of them are of the kind of this list, which the union of the five endpoints does not tell.
    if (rows.isReady) save.mutate({ params: { companyId }, body: { items: items as never } });
  }

  return (
    <Form pending={save.isPending} onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label={t('import.text')}
        hint={t(`${kind}.importExample`)}
        rows={6}
        value={rows.text}
        onChange={({ target }) => rows.write(target.value)}
        spellCheck={false}
      />
      <FileField
        label={t('import.file')}
        hint={t('import.fileHint')}
        face={t('import.choose')}
        error={fileError}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChoose={(file) => void take(file)}
      />
      <ImportSummary rows={rows} />
      {rows.read.rows.length > 0 && <ImportPreview kind={kind} rows={rows} known={known} />}
      <Button type="submit" pending={save.isPending} disabled={!rows.isReady} className="justify-self-end">
        {t('import.submit', { count: rows.taken.length })}
      </Button>
    </Form>
  );
}
