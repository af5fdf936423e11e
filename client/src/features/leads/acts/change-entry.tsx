import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/acts/record';
import { undoDays } from '@shared/acts/scales';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { FieldValue, useFieldName } from '../values/field-value';
import { recordTexts } from '../texts/record';
import { useUndo } from '../use-undo';
import { ChangeOrigin } from './change-origin';
import { flatChange } from './field-values';

/** Records with a timeline. */
export type ToldSection = 'contacts' | 'companies' | 'opportunities';

interface ChangeEntryProps {
  section: ToldSection;
  change: Wire<Change>;
}

const isUndoable = ({ at, isUndone }: Wire<Change>) =>
  !isUndone && Date.now() - Date.parse(at) < undoDays * 86_400_000;

/** A change of a record in its timeline: what it was before and is after. */
export function ChangeEntry({ section, change }: ChangeEntryProps) {
  const t = useTexts(recordTexts);
  const tUndo = useTexts(undoTexts);
  const nameOf = useFieldName(section);
  const { undo } = useUndo();
  const mayWrite = useMayWrite();
  const { verb, before, after } = flatChange(change);
  // What was made by itself goes to the bin, which is among the acts of the record.
  const isImported = change.origin.from === 'import';
  const fields = verb === 'changed' ? Object.keys(after).filter(nameOf) : [];
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t(`verbs.${verb}`)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field} className="break-words">
              <span className="text-muted">{nameOf(field)}:</span>{' '}
              <FieldValue section={section} field={field} value={before[field]} row={before} /> →{' '}
              <FieldValue section={section} field={field} value={after[field]} row={after} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <p>
          <ChangeOrigin change={change} />
        </p>
        {mayWrite && isUndoable(change) && (verb !== 'created' || isImported) && (
          <Button variant="quiet" className="-my-2 -ml-2 px-2! text-sm" onClick={() => void undo(change.act)}>
            {/* Beside “Created” the bare word would not say what goes. */}
            {verb === 'created' ? t('undoImport') : tUndo('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
