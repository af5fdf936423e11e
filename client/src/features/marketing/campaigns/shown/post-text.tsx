import { useState } from 'react';
import { postRulesOf, type Network } from '@shared/marketing/channels/networks';
import type { Block, SocialVariant } from '@shared/marketing/campaigns/piece';
import { postText } from '@shared/marketing/campaigns/post';
import { useTexts } from '@/i18n/use-texts';
import { useHasDraft } from '../editor/drafts';
import { isApproved } from '../reads';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { NewText } from './sentences';
import { Sentence } from './sentence';
import { ShownBlock } from './shown-block';

/** How many of the blocks a network shows before its readers ask for more: at least the first one. */
function unfoldedCount(network: Network, blocks: readonly Block[]): number {
  const { folds = Number.POSITIVE_INFINITY } = postRulesOf(network);
  const lengths = blocks.map((block) => postText([block]).length);
  const cut = lengths.findIndex((_, index) => sum(lengths.slice(0, index + 1)) > folds);
  return cut === -1 ? blocks.length : Math.max(1, cut);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whether a piece has nothing that somebody should read it for: then it may be shown as the network folds it. */
function useMayFold() {
  const { campaign, findings } = usePiece();
  const isTyped = useHasDraft(campaign.id);
  return isApproved(campaign) && findings.length === 0 && campaign.changedFacts.length === 0 && !isTyped;
}

interface PostTextProps {
  network: Network;
  variant: SocialVariant;
}

/** The text of a post with its tags, folded where the network folds it. */
export function PostText({ network, variant }: PostTextProps) {
  const t = useTexts(campaignsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { blocks, tags } = variant;
  const count = unfoldedCount(network, blocks);
  const mayFold = useMayFold() && count < blocks.length;
  const isFolded = mayFold && !isOpen;
  return (
    <>
      {/* An empty line between paragraphs, as where it is published; a short post is one. */}
      <div className={postRulesOf(network).form === 'long' ? 'grid gap-4' : undefined}>
        {blocks.slice(0, isFolded ? count : undefined).map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a block is its place
          <ShownBlock key={index} at={`variants.${network}.blocks.${index}`} block={block} />
        ))}
      </div>
      {!isFolded && <Tags network={network} tags={tags} />}
      {mayFold && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-mt-2 min-h-8 justify-self-start rounded-control font-medium text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          {t(isOpen ? 'social.less' : 'social.more')}
        </button>
      )}
    </>
  );
}

function Tags({ network, tags }: { network: Network; tags: readonly string[] }) {
  const t = useTexts(campaignsTexts);
  const { open } = usePiece();
  const at = `variants.${network}.tags`;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-brand">
      {tags.map((tag, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tag is its place
        <Sentence key={index} at={`${at}.${index}`} line={tag} before="#" />
      ))}
      <NewText at={`${at}.${tags.length}`} />
      {tags.length < postRulesOf(network).mostTags && (
        <button
          type="button"
          onClick={() => open(`${at}.${tags.length}`, true)}
          className="min-h-8 rounded-control px-2 text-sm text-muted hover:bg-ink/8 hover:text-ink pointer-coarse:min-h-11"
        >
          {t('social.addTag')}
        </button>
      )}
    </div>
  );
}
