import { useMemo } from 'react';
import { consultingPages } from '@shared/consulting/addresses';
import { inReportOrder } from '@shared/consulting/report/findings';
import { dataGaps } from '@shared/consulting/report/figures/gaps';
import { listOfKind } from '@shared/consulting/report/figures/records';
import { chosenModules } from '@shared/consulting/report/modules/modules';
import { gapText } from '@shared/consulting/report/texts/gap-text';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { useFigureWords } from './document/drawings/use-figure-words';
import { type FindRecord, RecordPlaces } from './document/record-places';
import { DataGaps } from './document/sections/data-gaps';
import { reportTexts } from './texts/report';
import { useCompanyDataNow } from './use-company-data-now';

interface OpenQuestionsProps {
  companyId: number;
  /** Only the questions, without the records that they are about. */
  isShort?: boolean;
}

/** What the data leave open, while it can still be mended; nothing if nothing is open. */
export function OpenQuestions({ companyId, isShort = false }: OpenQuestionsProps) {
  const t = useTexts(reportTexts);
  const { words, language } = useFigureWords();
  const { data } = useCompanyDataNow(companyId);
  const gaps = useMemo(() => (data ? dataGaps(data, chosenModules(inReportOrder(data))) : []), [data]);
  if (gaps.length === 0) return null;
  const findRecord: FindRecord = ({ kind, id }) => ({
    to: `${addressOf(consultingPages.company, { id: companyId }, { tab: listOfKind[kind] })}#${kind}-${id}`,
  });
  const Heading = isShort ? 'h3' : 'h2';
  return (
    <section className={isShort ? 'mb-4' : 'border-t border-line pt-5'}>
      <Heading className={isShort ? 'mb-1 font-semibold' : 'text-xl'}>{words.gaps.heading}</Heading>
      {!isShort && <p className="mb-3 max-w-measure text-muted">{t('openQuestions')}</p>}
      {isShort ? (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {gaps.map((gap) => (
            <li key={`${gap.gap} ${gap.list}`}>{gapText(gap, language)}</li>
          ))}
        </ul>
      ) : (
        <RecordPlaces value={findRecord}>
          <DataGaps gaps={gaps} />
        </RecordPlaces>
      )}
    </section>
  );
}
