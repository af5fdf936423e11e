import { Link } from 'wouter';
import { useTexts } from '@/i18n/use-texts';
import { assistantTexts } from '../texts/assistant';
import type { ModelAnswer } from '../wire';

interface SaidViewProps {
  answer: ModelAnswer;
  /** Called by a link, which leads away from the palette. */
  onLeave: () => void;
}

/** What the language model says, as plain text, and the records that it speaks of. */
export function SaidView({ answer: { said, links, leftOut }, onLeave }: SaidViewProps) {
  const t = useTexts(assistantTexts);
  return (
    <div className="grid gap-4">
      <p className="max-w-measure wrap-anywhere">{said}</p>
      {links.length > 0 && (
        <ul aria-label={t('answer.rows')} className="divide-y divide-line border-y border-line">
          {links.map(({ ref, name, url }) => (
            <li key={ref} className="py-2">
              <Link
                href={url}
                onClick={onLeave}
                className="font-medium text-brand wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {t('model.from')}
        {leftOut > 0 && ` ${t('model.leftOut', { count: leftOut })}`}
      </p>
    </div>
  );
}
