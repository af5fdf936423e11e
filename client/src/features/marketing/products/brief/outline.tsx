import { useQuery } from '@tanstack/react-query';
import { otherPlaces } from '@shared/marketing/products/brief/places';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { analysisOf, type Product, productOf } from '../../reads';
import { firstQuestions, isAnswered, pointsOf, type QuestionName } from '../questions';
import { ScorePanel } from '../score/score-panel';
import { briefTexts } from '../texts/brief';
import { sectionIds } from './section-ids';
import { useAsking } from './use-asking';

/** How far the open product is, and the way to each answer that is missing; it stays in sight beside the questions. */
export function BriefOutline({ id }: { id: number }) {
  const t = useTexts(briefTexts);
  const { data: product } = useQuery(productOf(id));
  const { data: analysis } = useQuery(analysisOf(id));
  if (!product || !analysis) return null;
  return (
    <ScorePanel analysis={analysis}>
      <IfMayWrite>
        <nav aria-label={t('outline')} className="grid gap-3 py-1">
          <Section group="first" names={firstQuestions} product={product} />
          <Section group="others" names={otherPlaces} product={product} />
        </nav>
      </IfMayWrite>
    </ScorePanel>
  );
}

interface SectionProps {
  group: keyof typeof sectionIds;
  names: readonly QuestionName[];
  product: Product;
}

/** A group of questions with how many are complete, and below it the others; what each brings stands beside the question. */
function Section({ group, names, product }: SectionProps) {
  const t = useTexts(briefTexts);
  const { goTo } = useAsking();
  const open = names.filter((name) => !isAnswered(product, name) || pointsOf(product, name) > 0);
  const answered = names.length - open.length;
  return (
    <div>
      <a
        href={`#${sectionIds[group]}`}
        className="flex min-h-9 items-center justify-between gap-3 font-medium hover:underline pointer-coarse:min-h-11"
      >
        {t(`${group}.title`)}
        <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
          {t('ofAll', { answered, total: names.length })}
        </span>
      </a>
      {open.length > 0 && (
        <ul className="border-l border-line">
          {open.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goTo(name)}
                className="flex min-h-9 w-full items-center rounded-control py-1 pl-3 text-left text-sm text-brand hover:bg-ink/4 pointer-coarse:min-h-11"
              >
                {t(`questions.${name}.title`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
