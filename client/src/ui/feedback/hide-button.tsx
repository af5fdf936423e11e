import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '../controls/icon-button';
import { dismissalsTexts } from './texts/dismissals';
import { useHiding } from './use-dismissals';

interface HideButtonProps {
  /** The name of the suggestion among the dismissals. */
  about: string;
  /** What it is called on the screen. */
  name: string;
}

/** Hides a suggestion, which can be undone. */
export function HideButton({ about, name }: HideButtonProps) {
  const t = useTexts(dismissalsTexts);
  const { hide, isPending } = useHiding();
  return (
    <IconButton icon="close" label={t('hide', { name })} disabled={isPending} onClick={() => hide(about)} />
  );
}
