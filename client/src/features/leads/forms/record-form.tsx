import { type ReactNode, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { Clash, Fields } from '@/lib/forms/save-changes';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { ClashAlert } from '@/ui/feedback/clash-alert';
import { commonTexts } from '@/ui/texts/common';
import { FieldValue, useFieldName } from '../field-value';
import { useOwnFields } from '../own-fields';
import { OwnInput } from './own-input';
import type { InputWiring } from './value-input';
import { TagsField } from '../tags/tags-field';
import { recordsTexts } from '../texts/records';

interface FormFrameProps {
  section: RecordSection;
  pending: boolean;
  onSubmit: () => void;
  isNew: boolean;
  clash: Clash | null;
  /** The values of the form. */
  mine: Fields;
  takeTheirs: (field: string) => void;
  /** Wires inputs by the names of their fields. */
  wiring: InputWiring;
  /** The fields that are always shown. */
  children: ReactNode;
  /** The other ones; a record's are shown at once. */
  more?: ReactNode;
}

/** The layout of a record's form. Own fields that are required stand in front, the others and the tags under "more". */
export function RecordForm({ section, children, more, isNew, pending, onSubmit, ...rest }: FormFrameProps) {
  const t = useTexts(recordsTexts);
  const tCommon = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(!isNew);
  const { clash, mine, takeTheirs, wiring } = rest;
  const { fields } = useOwnFields(section);
  const nameOf = useFieldName(section);
  const inputs = (isFirst: boolean) =>
    fields
      .filter(({ required }) => required === isFirst)
      .map((field) => <OwnInput key={field.id} field={field} wiring={wiring} />);
  return (
    <Form pending={pending} onSubmit={onSubmit} className="grid gap-4">
      {clash && (
        <ClashAlert
          {...{ clash, mine, nameOf, takeTheirs }}
          valueOf={(field, value) => (
            <FieldValue section={section} field={field} value={value} row={clash.current} />
          )}
        />
      )}
      {children}
      {inputs(true)}
      {more && !isOpen && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('form.more')}
        </Button>
      )}
      {isOpen && (
        <>
          {more}
          {'tags' in mine && <Tags wiring={wiring} />}
          {inputs(false)}
        </>
      )}
      <Button type="submit" pending={pending} className="mt-2 justify-self-end">
        {tCommon(isNew ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}

function Tags({ wiring }: { wiring: InputWiring }) {
  const { value, error, onChange } = wiring.chosen('tags');
  return <TagsField value={value as number[]} error={error} onChange={onChange} />;
}
