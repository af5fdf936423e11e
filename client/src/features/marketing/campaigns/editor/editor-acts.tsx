import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';
import { itemOf, listOf, partAt, placeAfter } from './places';
import type { useSentenceActs } from './use-sentence';

interface EditorActsProps {
  at: string;
  acts: ReturnType<typeof useSentenceActs>;
  isBusy: boolean;
  isDirty: boolean;
}

/** Places whose texts the composer can write in other words. */
const isWritten = (at: string) => !at.startsWith('form.');

const isLabelled = (line: unknown) => typeof line === 'object' && line !== null && 'label' in line;

/** The place at which the item after another one begins: its question, its name, or the title of a benefit. */
const nextAfter = (at: string, item: string, hasLabel: boolean) => {
  const next = placeAfter(item);
  return hasLabel
    ? `${next}.label`
    : at
        .replace(item, next)
        .replace(/\.a$/, '.q')
        .replace(/\.text$/, '.title');
};

/** Other wording of a sentence, and the acts on the list in which it stands. */
export function EditorActs({ at, acts: { rewrite, remove }, isBusy, isDirty }: EditorActsProps) {
  const t = useTexts(campaignsTexts);
  const { campaign, open } = usePiece();
  const item = itemOf(at);
  const list = item && partAt(campaign.piece, listOf(item));
  const canRemove = Array.isArray(list) && (list.length > 1 || at.includes('.tags.'));
  const entries = [
    ...(item
      ? [
          {
            label: t('editor.addAfter'),
            onSelect: () => open(nextAfter(at, item, isLabelled(partAt(campaign.piece, item))), true),
          },
        ]
      : []),
    ...(canRemove ? [{ label: t('editor.remove'), onSelect: () => remove.mutate(undefined) }] : []),
  ];
  return (
    <>
      {campaign.setId !== null && isWritten(at) && (
        <Button
          variant="quiet"
          pending={rewrite.isPending}
          disabled={isBusy || isDirty}
          title={isDirty ? t('editor.saveFirst') : undefined}
          onClick={() => rewrite.mutate(undefined)}
        >
          {t('editor.reword')}
        </Button>
      )}
      {entries.length > 0 && (
        <div className="ml-auto">
          <Menu icon={portalIcons.more} label={t('editor.more')} disabled={isBusy} entries={entries} />
        </div>
      )}
    </>
  );
}
