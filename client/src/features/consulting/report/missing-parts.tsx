import type { ReportPart } from '@shared/consulting/report/readiness';
import { reportMessages } from '@shared/consulting/report/messages';
import { messageText } from '@shared/messages';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../texts/companies';

/** The parts that a company's report still lacks, each with a link to its empty list. */
export function MissingParts({ companyId, missing }: { companyId: number; missing: ReportPart[] }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  return (
    <Card as="section" className="grid max-w-measure gap-3">
      <h2 className="text-xl">{t('report.notReady')}</h2>
      <ul className="grid">
        {missing.map((part) => (
          <li key={part} className="flex items-center gap-3">
            <Icon name={portalIcons.plus} className="size-4 text-muted" />
            <TextLink
              to={addressOf(consultingPages.company, { id: companyId }, { tab: part })}
              replace
              className="inline-block py-2.5 first-letter:uppercase"
            >
              {messageText(reportMessages[`report.needs.${part}`], language)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('report.notReadyHint')}</p>
    </Card>
  );
}
