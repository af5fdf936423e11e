import { type ReactNode, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { commonTexts } from '@/ui/texts/common';
import { ClashAlert } from './clash-alert';
import type { Clash, Fields } from '../save-changes';
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
  /** The fields that are always shown. */
  children: ReactNode;
  /** The other ones; a record's are shown at once. */
  more?: ReactNode;
}

/** The layout of a record's form. */
export function RecordForm({ section, children, more, isNew, pending, onSubmit, ...rest }: FormFrameProps) {
  const t = useTexts(recordsTexts);
  const tCommon = useTexts(commonTexts);
  const [isOpen, setOpen] = useState(!isNew);
  const { clash, mine, takeTheirs } = rest;
  return (
    <Form pending={pending} onSubmit={onSubmit} className="grid gap-4">
      {clash && <ClashAlert {...{ section, clash, mine, takeTheirs }} />}
      {children}
      {more && !isOpen && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('form.more')}
        </Button>
      )}
      {isOpen && more}
      <Button type="submit" pending={pending} className="mt-2 justify-self-end">
        {tCommon(isNew ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}
