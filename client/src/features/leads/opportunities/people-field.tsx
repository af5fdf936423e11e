import { useId, useState } from 'react';
import type { DealPerson } from '@shared/leads/opportunities/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { FieldError } from '@/ui/controls/fields/field';
import { IconButton } from '@/ui/controls/icon-button';
import { TextField } from '@/ui/controls/fields/text-field';
import { portalIcons } from '@/ui/portal-icons';
import { RecordPicker } from '../forms/record-picker';
import { recordsTexts } from '../texts/records';

interface Row {
  key: number;
  contactId: number | null;
  role: string;
}

interface PeopleFieldProps {
  value: readonly DealPerson[] | undefined;
  error: string | undefined;
  onChange: (people: DealPerson[]) => void;
}

/** The further contacts of an opportunity with their roles; a row without a contact is ignored. */
export function PeopleField({ value = [], error, onChange }: PeopleFieldProps) {
  const t = useTexts(recordsTexts);
  const listId = useId();
  const [rows, setRows] = useState<readonly Row[]>(() => value.map((person, key) => ({ ...person, key })));

  function change(next: readonly Row[]) {
    setRows(next);
    onChange(next.flatMap(({ contactId, role }) => (contactId === null ? [] : { contactId, role })));
  }
  const changeRow = (key: number, changes: Partial<Row>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () =>
    change([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, contactId: null, role: '' }]);

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('fields.people')}</legend>
      <datalist id={listId}>
        {(['decides', 'pays', 'uses', 'recommends', 'blocks'] as const).map((role) => (
          <option key={role}>{t(`roles.${role}`)}</option>
        ))}
      </datalist>
      {rows.map(({ key, contactId, role }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <div className="grid gap-2 sm:grid-cols-2">
            <RecordPicker
              section="contacts"
              label={t('fields.contactId')}
              value={contactId}
              onChange={(id) => changeRow(key, { contactId: id })}
            />
            <TextField
              label={t('form.role')}
              list={listId}
              maxLength={100}
              autoComplete="off"
              value={role}
              onChange={({ target }) => changeRow(key, { role: target.value })}
            />
          </div>
          <IconButton
            icon={portalIcons.trash}
            label={t('form.removePerson')}
            onClick={() => change(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {error && <FieldError id={`${listId}-error`}>{error}</FieldError>}
      <Button variant="secondary" icon={portalIcons.plus} className="justify-self-start" onClick={add}>
        {t('form.addPerson')}
      </Button>
    </fieldset>
  );
}
