import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { commonTexts } from '@/ui/texts/common';

interface ItemFormProps {
  pending: boolean;
  onSubmit: () => void;
  isNew: boolean;
  children: ReactNode;
}

/** The layout of an item's form: the fields, then the button that saves. */
export function ItemForm({ pending, onSubmit, isNew, children }: ItemFormProps) {
  const t = useTexts(commonTexts);
  return (
    <Form pending={pending} onSubmit={onSubmit} className="grid gap-4">
      {children}
      <Button type="submit" pending={pending} className="mt-2 justify-self-end">
        {t(isNew ? 'actions.add' : 'actions.save')}
      </Button>
    </Form>
  );
}
