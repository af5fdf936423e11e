import type { FormEventHandler, ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';

interface ItemFormProps {
  pending: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The frame of the forms in the add dialogs: the fields, then the button that saves. */
export function ItemForm({ pending, onSubmit, children }: ItemFormProps) {
  const t = useTexts('common');
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {children}
      <Button type="submit" pending={pending} className="mt-2 justify-self-end">
        {t('common.actions.add')}
      </Button>
    </form>
  );
}
