import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { campaignsTexts } from '../texts/campaigns';
import { type Campaign, hasEnded } from '../reads';

interface EditHintProps {
  /** The pieces that are shown. */
  campaigns: readonly Campaign[];
  className?: string;
}

/** How a text is changed, which nothing in it shows; nothing where none of the pieces can be. */
export function EditHint({ campaigns, className = 'text-sm' }: EditHintProps) {
  const t = useTexts(campaignsTexts);
  const mayEdit = useMayWrite() && campaigns.some((campaign) => !hasEnded(campaign));
  if (!mayEdit) return null;
  return <p className={classNames('text-muted', className)}>{t('editor.hint')}</p>;
}
