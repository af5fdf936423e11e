import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { portalIcons } from '@/ui/portal-icons';
import { lineOf } from '../built-in-fields';
import type { RecordFormPart } from './record-dialog';
import type { RecordFormProps } from './use-record-form';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { textButton } from '../values/text-button';
import { FieldValue, useFieldName } from '../values/field-value';

interface FactProps<Of extends RecordSection> {
  section: Of;
  row: Rows[Of];
  /** The form of the section's records, which edits the one field. */
  form: RecordFormPart<Of>;
  field: string;
  /** The fields of the record with each own value under its own name. */
  values: Record<string, unknown>;
  /** Whether it had other values before. */
  hasPast: boolean;
  /** Opens where the value came from. */
  onAsk: () => void;
}

/** Kinds whose values take more than a line. */
const isLong = (section: RecordSection, field: string) =>
  ['points', 'people', 'paragraph', 'link'].includes(lineOf(section, field)?.kind ?? '');

/**
 * A field of a record with its value, which is edited where it stands; its history is offered on hover and focus. To a
 * touch it is offered where the value has changed, and else while it is edited.
 */
export function Fact<Of extends RecordSection>(props: FactProps<Of>) {
  const { section, row, form, field, values, hasPast, onAsk } = props;
  const t = useTexts(recordTexts);
  const name = useFieldName(section)(field) ?? '';
  const mayWrite = useMayWrite();
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  if (isEdited)
    return (
      <div className="rounded-control border border-line p-3">
        <dt className="sr-only">{name}</dt>
        <dd>
          <Suspense fallback={<LoadingBlock className="h-11" label={name} />}>
            <FactForm
              section={section}
              row={row}
              form={form}
              field={field}
              onClose={() => setEdited(false)}
            />
          </Suspense>
          <Button
            variant="quiet"
            icon={portalIcons.history}
            className={classNames('mt-2 -ml-2 pointer-fine:hidden', textButton)}
            onClick={onAsk}
          >
            {t('origin.ask', { field: name })}
          </Button>
        </dd>
      </div>
    );
  return (
    <div
      className={classNames(
        'group/fact relative grid items-center gap-x-3 rounded-control px-2 hover:bg-ink/4',
        isLong(section, field) ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[7.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <dt className={classNames('text-sm text-muted', isLong(section, field) && 'pt-1.5')}>{name}</dt>
      <dd
        className={classNames(
          // Links lie above the button that edits, and are high enough to be hit beside it.
          'py-1 text-sm break-words whitespace-pre-line [&_a]:relative [&_a]:z-10 [&_a]:inline-block [&_a]:max-w-full [&_a]:py-0.5',
          isLong(section, field) && 'col-start-1 row-start-2 pt-0',
        )}
      >
        <FieldValue section={section} field={field} value={values[field]} row={values} />
        {mayWrite && (
          <button
            ref={edit}
            type="button"
            aria-label={t('editFact', { field: name })}
            title={t('editFact', { field: name })}
            className="absolute inset-0 cursor-text rounded-control"
            onClick={() => setEdited(true)}
          />
        )}
      </dd>
      <dd
        className={classNames(
          'relative opacity-0 group-focus-within/fact:opacity-100 group-hover/fact:opacity-100',
          hasPast || !mayWrite ? '[@media(hover:none)]:opacity-60' : 'pointer-coarse:hidden',
          isLong(section, field) ? 'col-start-2 row-span-2 row-start-1' : 'col-start-3',
        )}
      >
        <IconButton
          icon={portalIcons.history}
          label={t('origin.ask', { field: name })}
          onClick={onAsk}
          className="size-8! pointer-coarse:size-11!"
        />
      </dd>
    </div>
  );
}

interface FactFormProps<Of extends RecordSection>
  extends Pick<FactProps<Of>, 'section' | 'row' | 'form' | 'field'> {
  onClose: () => void;
}

function FactForm<Of extends RecordSection>({ row, form, field, onClose }: FactFormProps<Of>) {
  const Form = form as ComponentType<RecordFormProps<Of>>;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);
  useEffect(() => {
    const frame = box.current;
    const leave = (event: KeyboardEvent) => {
      // A list of choices that is open takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    frame?.addEventListener('keydown', leave);
    return () => frame?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div ref={box}>
      <Form record={row} only={field} onSaved={onClose} onCancel={onClose} />
    </div>
  );
}
