import type { LeftOut as LeftOutText } from '@shared/marketing/products/analysis';
import { useTexts } from '@/i18n/use-texts';
import { Disclosure } from '@/ui/controls/disclosure';
import { productsTexts } from './texts/products';

/** Texts of a product that are no facts, each with the reason; nothing stands here when there are none. */
export function LeftOut({ texts }: { texts: readonly LeftOutText[] }) {
  const t = useTexts(productsTexts);
  if (texts.length === 0) return null;
  return (
    <Disclosure summary={t('leftOut.title', { count: texts.length })}>
      <ul className="grid gap-2">
        {texts.map(({ text, why }) => (
          <li key={`${why} ${text}`}>
            <span className="block wrap-anywhere">{text}</span>
            <span className="text-sm text-muted">{t(`leftOut.why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
