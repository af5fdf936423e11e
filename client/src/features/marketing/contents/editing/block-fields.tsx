import type { ReactNode } from 'react';
import type { Block } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { contentsTexts } from '../texts/contents';
import { SentencesField } from './line-field';

interface BlockFieldsProps {
  blocks: readonly Block[];
  /** How long they are together. */
  counter?: ReactNode;
  onChange: (blocks: Block[]) => void;
}

/** The blocks of a text, from attention to action. */
export function BlockFields({ blocks, counter, onChange }: BlockFieldsProps) {
  const t = useTexts(contentsTexts);
  const nameOf = ({ part, kind = 'text' }: Block) =>
    kind === 'text'
      ? t(`edit.parts.${part}`)
      : t('edit.kinds.named', { part: t(`edit.parts.${part}`), kind: t(`edit.kinds.${kind}`) });
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-medium">{t('edit.body')}</legend>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        {t('edit.oneALine')}
        {counter}
      </p>
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks stay in their order
        <SentencesField
          key={at}
          label={nameOf(block)}
          kind={block.kind}
          value={block.lines}
          onChange={(changed) =>
            onChange(blocks.map((one, index) => (index === at ? { ...block, lines: changed } : one)))
          }
        />
      ))}
    </fieldset>
  );
}
