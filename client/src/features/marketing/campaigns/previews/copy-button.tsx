import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  text: () => string;
  /** What is copied, as the notice names it. */
  what: string;
  /** The words of the button; an icon without them. */
  label?: string;
}

/** Copies a text with one click. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const t = useTexts(campaignsTexts);
  const copy = useCopy();
  const press = () => void copy(text(), what);
  if (!label)
    return <IconButton icon={portalIcons.copy} label={t('previews.copy.one', { what })} onClick={press} />;
  return (
    <Button variant="secondary" icon={portalIcons.copy} onClick={press}>
      {label}
    </Button>
  );
}
