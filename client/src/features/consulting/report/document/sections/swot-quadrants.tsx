import { quadrants } from '@shared/consulting/scales';
import type { Swot } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { LongText } from '../../../items/cards/long-text';
import { reportTexts } from '../../texts/report';

/** The current SWOT analysis, shown beside a report. */
export function SwotQuadrants({ swot }: { swot: Swot }) {
  const t = useTexts(reportTexts);
  return (
    <>
      <p className="mb-4 text-muted">{t('swot.note')}</p>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {quadrants.map((quadrant) => (
          <Card as="div" key={quadrant} className="min-w-0">
            <h3 className="mb-2 break-after-avoid font-semibold">{t(`swot.${quadrant}`)}</h3>
            {swot[quadrant].length === 0 && <p className="text-muted">{t('swot.none')}</p>}
            <ul className="grid gap-2">
              {swot[quadrant].map(({ id, description }) => (
                <li key={id} className="border-l-2 border-line pl-3">
                  <LongText>{description}</LongText>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}
