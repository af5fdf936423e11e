import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { Disclosure } from '@/ui/controls/disclosure';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Answer } from '../wire';

/** How an answer was computed, in words that a person can check. */
export function ComputedView({ computed, total }: Pick<Answer, 'computed' | 'total'>) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const { language } = useLanguage();
  const { filter, period, currencies, notes } = computed;
  const conditions = filter.length > 0 ? filter.map(say) : [t('computed.none')];
  const sums = currencies.map(({ currency, amount, count }) =>
    t('computed.sum', { amount: moneyText(amount, currency, language), count }),
  );
  return (
    <Disclosure summary={t('computed.title')}>
      <dl className="grid gap-3 text-sm">
        <Fact name={t('computed.conditions')}>{conditions}</Fact>
        {period && <Fact name={t('computed.period')}>{[say(period.text)]}</Fact>}
        {total && <Fact name={t('computed.count')}>{[countText(total)]}</Fact>}
        {sums.length > 0 && <Fact name={t('computed.sums')}>{sums}</Fact>}
        {notes.length > 0 && <Fact name={t('computed.notes')}>{notes.map(say)}</Fact>}
      </dl>
    </Disclosure>
  );

  function countText({ count, more }: NonNullable<Answer['total']>) {
    const text = formatNumber(count, language);
    return more ? t('computed.countMore', { count: text }) : text;
  }
}

const Fact = ({ name, children }: { name: ReactNode; children: readonly string[] }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    {children.map((text) => (
      <dd key={text}>{text}</dd>
    ))}
  </div>
);
