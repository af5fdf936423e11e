import { countWords } from '@shared/marketing/campaigns/counters';
import { pieceLimits } from '@shared/marketing/campaigns/limits';
import type { Email } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { contentsTexts } from '../texts/contents';
import { BlockFields } from './block-fields';
import { Counted } from './counted';
import { LineField, WordsField } from './line-field';

interface EmailFieldsProps {
  value: Email;
  onChange: (email: Email) => void;
}

/** The words of an email. */
export function EmailFields({ value, onChange }: EmailFieldsProps) {
  const t = useTexts(contentsTexts);
  const put = (changed: Partial<Email>) => onChange({ ...value, ...changed });
  const body = value.blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
  const { leastThin: least, most } = pieceLimits.body;
  return (
    <>
      {(['subject', 'altSubject', 'preheader'] as const).map((name) => (
        <LineField
          key={name}
          label={t(`edit.email.${name}`)}
          value={value[name]}
          limit={name === 'preheader' ? pieceLimits.preheader : pieceLimits.subject}
          onChange={(line) => put({ [name]: line })}
        />
      ))}
      <BlockFields
        blocks={value.blocks}
        counter={<Counted of="words" count={countWords(body)} least={least} most={most} />}
        onChange={(blocks) => put({ blocks })}
      />
      <WordsField
        label={t('edit.cta')}
        value={value.cta.label}
        limit={pieceLimits.cta}
        onChange={(label) => put({ cta: { ...value.cta, label } })}
      />
    </>
  );
}
