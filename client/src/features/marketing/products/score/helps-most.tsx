import type { ScorePart } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { briefTexts } from '../texts/brief';
import { productsTexts } from '../texts/products';
import { useBrief } from '../brief-context';
import { Brings } from '../answers/brings';
import { pointsOf, questionOf } from '../questions';

/** The answer that would help most, and the way to it. */
export function HelpsMost({ part }: { part: ScorePart }) {
  const t = useTexts(productsTexts);
  const tBrief = useTexts(briefTexts);
  const { product, goTo } = useBrief();
  const question = questionOf[part];
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{t('score.helpsMost')}</span>
      <Button variant="quiet" className="px-2! text-left text-brand!" onClick={() => goTo(question)}>
        {tBrief(`questions.${question}.title`)}
      </Button>
      <Brings points={pointsOf(product, question)} />
    </p>
  );
}
