import { postRulesOf, type Network, networkName } from '@shared/marketing/channels/networks';
import type { Social, SocialVariant } from '@shared/marketing/campaigns/piece';
import { measurePost } from '@shared/marketing/campaigns/post';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { usePieceParts } from '../piece-parts';
import { Sentence } from './sentence';
import { PostLink } from './post-link';
import { PostText } from './post-text';
import { SenderMark } from './sender-mark';

interface SocialPieceProps {
  content: Social;
  network: Network;
}

/** A post as one network shows it, with how much of the network's length it takes. */
export function SocialPiece({ content, network }: SocialPieceProps) {
  const t = useTexts(campaignsTexts);
  const { company } = usePiece();
  const { PostPicture } = usePieceParts();
  const variant = content.variants[network];
  if (!variant) {
    return (
      <p className="p-6 text-center text-muted">{t('social.none', { network: networkName(network) })}</p>
    );
  }
  return (
    <>
      <div className="grid gap-3 p-4">
        <div className="flex items-center gap-3">
          <SenderMark />
          <div className="min-w-0">
            <p className="truncate font-semibold">{company.name}</p>
            <p className="text-sm text-muted">{networkName(network)}</p>
          </div>
        </div>
        <PostText network={network} variant={variant} />
        <PostPicture network={network} />
        <PostLink network={network} />
      </div>
      <Weight network={network} variant={variant} />
      <div className="grid gap-3 border-t border-line p-4 text-sm">
        <div>
          <p className="text-muted">{t('social.button')}</p>
          <Sentence at="cta.label" line={content.cta.label} />
        </div>
        <div>
          <p className="text-muted">{t('social.alt')}</p>
          <Sentence at="alt" line={content.alt} />
        </div>
      </div>
    </>
  );
}

function Weight({ network, variant }: { network: Network; variant: SocialVariant }) {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const { most, mostBytes, hasLink } = postRulesOf(network);
  const { count, bytes } = measurePost(network, variant);
  const isLong = count > most || (mostBytes !== undefined && bytes > mostBytes);
  const said = t(hasLink ? 'social.weight' : 'social.weightNoLink', {
    count,
    shown: formatNumber(count, language),
    most: formatNumber(most, language),
    network: networkName(network),
  });
  return (
    <div className="border-t border-line px-4 py-3">
      <ProgressBar label={said} done={count} total={most} />
      <p
        aria-hidden
        className={classNames(
          'mt-1 flex items-center gap-1.5 text-sm tabular-nums',
          isLong ? 'font-medium text-danger' : 'text-muted',
        )}
      >
        {isLong && <Icon name="alert" className="size-4" />}
        {said}
      </p>
    </div>
  );
}
