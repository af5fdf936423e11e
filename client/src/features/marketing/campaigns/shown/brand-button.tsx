import { mailColours } from '@shared/marketing/campaigns/rendering/mail/mail-colours';
import { usePiece } from '../piece-context';
import { Sentence } from './sentence';

/** A button as readers will see it, in the company's colour or the nearest that can be read; a click edits its label. */
export function BrandButton({ at, label }: { at: string; label: string }) {
  const { company, opened } = usePiece();
  const { ground, text } = mailColours(company.brandColor).light.button;
  if (opened?.at === at) return <Sentence at={at} line={label} />;
  return (
    <span
      // The company's own colour, which no token can know.
      {...(company.brandColor && { style: { backgroundColor: ground, color: text } })}
      className="inline-block max-w-full rounded-control bg-brand px-5 py-2.5 text-center font-semibold text-on-brand"
    >
      <Sentence at={at} line={label} className="hover:bg-transparent hover:underline" />
    </span>
  );
}
