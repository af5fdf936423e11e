import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { useSlotText } from '../publications/calendar/use-slot-text';
import { CopyButton } from '../campaigns/previews/copy-button';
import type { ListedCompany } from '../reads';
import type { Launched } from './launch';
import { ReplyToProve } from './reply-to-prove';
import { goingLiveTexts } from './texts/going-live';

interface IsLiveProps {
  company: ListedCompany;
  launched: Launched;
  onClose: () => void;
}

/** What is live, what goes out when, and the code that the reply waits for. */
export function IsLive({ company, launched: { page, publications, sequence }, onClose }: IsLiveProps) {
  const t = useTexts(goingLiveTexts);
  const slotText = useSlotText();
  return (
    <div className="grid gap-5">
      {page && (
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {t('live.at')}{' '}
          <a
            href={page.url}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-brand underline underline-offset-4 hover:no-underline"
          >
            {page.url}
          </a>
          <CopyButton text={() => page.url} what={page.url} />
        </p>
      )}
      {publications.length > 0 && (
        <ul aria-label={t('posts.title')} className="grid gap-2">
          {publications.map(({ id, campaign, channel, wall }) => (
            <li key={id}>
              <span className="font-medium">{campaign}</span>
              <span className="block text-sm text-muted">{`${channel} · ${slotText(wall)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {sequence && <ReplyToProve company={company} sequence={sequence} />}
      <Button variant="secondary" className="justify-self-end" onClick={onClose}>
        {t('live.close')}
      </Button>
    </div>
  );
}
