import type { Wire } from '@shared/http/wire';
import type { ConnectedChannel } from '@shared/marketing/channels/endpoints';
import { formerSecretHours } from '@shared/marketing/channels/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { CopyField } from '@/ui/controls/fields/copy-field';
import { channelsTexts } from './texts/channels';

interface NewSecretProps {
  channel: Wire<ConnectedChannel>;
  /** Whether it replaces a former one. */
  isRenewed?: boolean;
  onClose: () => void;
}

/** What the other side of a channel has to be given: the secret of a webhook, shown this once, or the address of a feed. */
export function NewSecret({ channel: { secret, feedUrl }, isRenewed = false, onClose }: NewSecretProps) {
  const t = useTexts(channelsTexts);
  const words = { copy: t('copy.act'), copied: t('copy.done'), failed: t('copy.refused') };
  return (
    <div className="grid gap-4">
      {secret !== null && (
        <CopyField value={secret} label={t('secret.label')} hint={t('secret.hint')} words={words} />
      )}
      {isRenewed && <p>{t('secret.former', { hours: formerSecretHours })}</p>}
      {feedUrl !== null && (
        <CopyField value={feedUrl} label={t('feed.label')} hint={t('feed.hint')} words={words} />
      )}
      <Button className="justify-self-end" onClick={onClose}>
        {t('finish')}
      </Button>
    </div>
  );
}
