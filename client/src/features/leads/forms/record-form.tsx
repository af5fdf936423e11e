import { type ReactNode, useState } from 'react';
import type { WrittenName } from '@shared/leads/fields/field-table';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { RecordForm as AnyRecordForm, type RecordFrame } from '@/ui/record-form/record-form';
import type { BuiltInFields } from '../built-in-fields';
import { FieldValue, useFieldName } from '../values/field-value';
import { useOwnFields } from '../own-fields';
import { FieldInputs, type FieldInputsProps } from './field-inputs';
import { OneInput } from './one-input';
import { OwnInput } from './own-input';
import type { InputWiring } from './value-input';
import { TagsField } from '../tags/tags-field';
import { recordsTexts } from '../texts/records';

interface FormFrameProps<Of extends RecordSection, Front extends WrittenName<BuiltInFields[Of]>>
  extends RecordFrame,
    FieldInputsProps<Of, Front> {
  /** The only field that is shown. */
  only: string | undefined;
  /** The fields in front, which are always shown; those of a record are all shown at once. */
  children: ReactNode;
}

/**
 * The layout of a record's form. Own fields that are required stand in front, the others and the tags under "more". A
 * form of one field shows nothing else.
 */
export function RecordForm<Of extends RecordSection, const Front extends WrittenName<BuiltInFields[Of]>>({
  section,
  wiring,
  front,
  special,
  only,
  children,
  ...frame
}: FormFrameProps<Of, Front>) {
  const t = useTexts(recordsTexts);
  const [isOpen, setOpen] = useState(!frame.isNew);
  const { fields } = useOwnFields(section);
  const inputs = (isFirst: boolean) =>
    fields
      .filter(({ required }) => required === isFirst)
      .map((field) => <OwnInput key={field.id} field={field} wiring={wiring} />);
  return (
    <AnyRecordForm
      {...frame}
      nameOf={useFieldName(section)}
      showValue={(field, value, row) => (
        <FieldValue section={section} field={field} value={value} row={row} />
      )}
    >
      {only !== undefined && <OneInput section={section} field={only} wiring={wiring} special={special} />}
      {only === undefined && (
        <>
          {children}
          {inputs(true)}
          {!isOpen && (
            <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
              {t('form.more')}
            </Button>
          )}
          {isOpen && (
            <>
              <FieldInputs section={section} wiring={wiring} front={front} special={special} />
              {'tags' in frame.mine && <Tags wiring={wiring} />}
              {inputs(false)}
            </>
          )}
        </>
      )}
    </AnyRecordForm>
  );
}

function Tags({ wiring }: { wiring: InputWiring }) {
  const { value, error, onChange } = wiring.chosen('tags');
  return <TagsField value={value as number[]} error={error} onChange={onChange} />;
}
