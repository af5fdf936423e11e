import type { Email } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { BrandButton } from './brand-button';
import { Sentence } from './sentence';
import { SenderMark } from './sender-mark';
import { ShownBlock } from './shown-block';

/** An email as it lies in the inbox, and opened. */
export function EmailPiece({ content }: { content: Email }) {
  const t = useTexts(campaignsTexts);
  const { company } = usePiece();
  const { subject, altSubject, preheader, blocks, cta } = content;
  return (
    <>
      {/* Whoever gets it reads it on paper, whatever theme its maker works in. */}
      <div className="on-paper bg-surface">
        <div className="flex gap-3 border-b border-line p-4">
          <SenderMark />
          <div className="min-w-0 grow">
            <p className="truncate text-sm text-muted">{company.senderName ?? company.name}</p>
            <div className="font-semibold">
              <Sentence at="subject" line={subject} />
            </div>
            <div className="text-sm text-muted">
              <Sentence at="preheader" line={preheader} />
            </div>
          </div>
        </div>
        <div className="grid gap-4 p-4">
          {blocks.map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a block is its place
            <ShownBlock key={index} at={`blocks.${index}`} block={block} />
          ))}
          <div>
            <BrandButton at="cta.label" label={cta.label} />
          </div>
        </div>
      </div>
      <div className="border-t border-line p-4 text-sm">
        <p className="text-muted">{t('email.altSubject')}</p>
        <div>
          <Sentence at="altSubject" line={altSubject} />
        </div>
      </div>
    </>
  );
}
