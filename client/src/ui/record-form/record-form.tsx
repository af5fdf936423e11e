import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { Clash, Fields } from '@/lib/forms/save-changes';
import { Button } from '../controls/button';
import { Form } from '../controls/form';
import { ClashAlert } from '../feedback/clash-alert';
import { dialogFoot } from '../overlays/dialog-foot';
import { commonTexts } from '../texts/common';

/** What `useRecordForm` gives a form. */
export interface RecordFrame {
  pending: boolean;
  onSubmit: () => void;
  /** Offers to leave everything as it was. */
  onCancel?: (() => void) | undefined;
  isNew: boolean;
  clash: Clash | null;
  /** The values of the form. */
  mine: Fields;
  takeTheirs: (field: string) => void;
}

interface RecordFormProps extends RecordFrame {
  nameOf: (field: string) => string | undefined;
  /** Shows a value of a field; undefined shows it as text. `current` holds all fields as they are now. */
  showValue?: (field: string, value: unknown, current: Fields) => ReactNode;
  children: ReactNode;
}

const asText = (value: unknown) => [value].flat().join(', ') || '–';

/** A record's form: a clash with changes of others above its inputs, and the button that creates or saves below. */
export function RecordForm({
  pending,
  onSubmit,
  onCancel,
  isNew,
  nameOf,
  showValue,
  children,
  ...rest
}: RecordFormProps) {
  const t = useTexts(commonTexts);
  const { clash, mine, takeTheirs } = rest;
  return (
    <Form pending={pending} onSubmit={onSubmit} className="grid gap-4">
      {clash && (
        <ClashAlert
          clash={clash}
          mine={mine}
          nameOf={nameOf}
          valueOf={(field, value) => showValue?.(field, value, clash.current) ?? asText(value)}
          takeTheirs={takeTheirs}
        />
      )}
      {children}
      <div className={`mt-2 ${dialogFoot}`}>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button type="submit" pending={pending}>
          {t(isNew ? 'actions.create' : 'actions.save')}
        </Button>
      </div>
    </Form>
  );
}
