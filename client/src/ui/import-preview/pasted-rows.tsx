import { type FormEvent, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '../controls/button';
import { TextAreaField } from '../controls/fields/text-field';
import { importTexts } from './texts/import';

interface PastedRowsProps {
  /** Takes the rows as a file. */
  onTake: (file: File) => void;
  pending: boolean;
}

/** Takes rows copied from a spreadsheet, at once when they are pasted; the text stays until they are read. */
export function PastedRows({ onTake, pending }: PastedRowsProps) {
  const t = useTexts(importTexts);
  const [text, setText] = useState('');
  const take = (rows: string) => {
    if (rows.trim() === '' || pending) return;
    onTake(new File([rows], `${t('paste.name')}.tsv`, { type: 'text/tab-separated-values' }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(text);
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-2">
      <TextAreaField
        label={t('paste.label')}
        hint={t('paste.hint')}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => text === '' && take(clipboardData.getData('text/plain'))}
        spellCheck={false}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={pending}
        disabled={text.trim() === ''}
        className="justify-self-start"
      >
        {t('paste.take')}
      </Button>
    </form>
  );
}
