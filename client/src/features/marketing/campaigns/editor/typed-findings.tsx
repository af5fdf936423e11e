import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import type { Piece } from '@shared/marketing/campaigns/piece';
import type { FactKind } from '@shared/marketing/products/scales';
import { factLimits } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { concerns, useFindingsWhileTyping } from './use-findings';

interface TypedFindingsProps {
  at: string;
  piece: Piece;
  words: string;
  pending: boolean;
  onFact: (fact: { words: string; kind: FactKind }) => void;
}

/** What the validators say of the text as it is typed; what no fact backs becomes a fact of the product by one click. */
export function TypedFindings({ at, piece, words, pending, onFact }: TypedFindingsProps) {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const { data } = useFindingsWhileTyping(campaign, piece);
  const found = (data?.findings ?? []).filter((finding) => concerns(finding, at));
  const kind = found.find(({ fact }) => fact !== null)?.fact;
  const canAdd = words.trim() !== '' && words.length <= factLimits.text;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {found.map((finding) => (
        <FindingLine key={`${finding.code} ${finding.words}`} finding={finding} />
      ))}
      {kind && canAdd && (
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          disabled={pending}
          className="justify-self-start"
          onClick={() => onFact({ words: words.trim(), kind })}
        >
          {t('editor.isFact')}
        </Button>
      )}
    </div>
  );
}

/** A finding as a sentence. */
export const FindingLine = ({ finding: { severity, text } }: { finding: Finding }) => (
  <p
    className={classNames(
      'flex items-start gap-1.5 text-sm font-medium',
      severity === 'warning' ? 'text-warning' : 'text-danger',
    )}
  >
    <Icon name={severity === 'warning' ? portalIcons.pencil : 'alert'} className="mt-0.5 size-4" />
    <span className="min-w-0 wrap-anywhere">{text}</span>
  </p>
);
