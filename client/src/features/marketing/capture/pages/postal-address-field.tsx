import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { TextAreaField } from '@/ui/controls/fields/text-field';
import { captureTexts } from '../texts/capture';

/** The postal address of a company, asked for where a page is published and it is not known yet. */
export function PostalAddressField(wiring: Omit<ComponentProps<typeof TextAreaField>, 'label'>) {
  const t = useTexts(captureTexts);
  return (
    <TextAreaField
      label={t('pages.dialog.postal')}
      hint={t('pages.dialog.postalHint')}
      rows={2}
      autoComplete="street-address"
      {...wiring}
    />
  );
}
