import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { pagesOf } from '../../capture/reads';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence } from '../reads';
import { useStepWords } from '../steps/use-step-words';

interface WhatGoesOutProps {
  sequence: Sequence;
  company: ListedCompany;
}

/** To whom a sequence goes, what it sends and from whom, as it is set now. */
export function WhatGoesOut({ sequence, company }: WhatGoesOutProps) {
  const t = useTexts(sequencesTexts);
  const { whenOf } = useStepWords();
  const { senderName, replyTo, postalAddress } = company;
  return (
    <>
      <Part title={t('simulation.on.whom')}>
        <Whom sequence={sequence} companyId={company.id} />
        {company.livePageCount === 0 && (
          <p className="text-warning">
            {t('simulation.on.noPage')}{' '}
            <TextLink to={stepAddress(company.id, 'leads', { view: 'pages' })}>
              {t('simulation.on.mend.page')}
            </TextLink>
          </p>
        )}
      </Part>
      {sequence.steps.length > 0 && (
        <Part title={t('simulation.on.what')}>
          <ol className="grid gap-2">
            {sequence.steps.map((step) => (
              <li key={step.id}>
                <span className="font-medium wrap-anywhere">{step.subject ?? t('simulation.noSubject')}</span>
                <span className="block text-sm text-muted">{whenOf(step)}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {(senderName || replyTo || postalAddress) && (
        <Part title={t('simulation.on.from')}>
          {senderName && <p>{t('simulation.on.sender', { name: senderName })}</p>}
          {replyTo && <p className="wrap-anywhere">{t('simulation.on.replyTo', { email: replyTo })}</p>}
          {postalAddress && (
            <p>{t('simulation.on.postal', { address: postalAddress.replace(/\s*\n\s*/g, ', ') })}</p>
          )}
        </Part>
      )}
      <p className="text-muted">{t('simulation.on.stops')}</p>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-1">
    <h3 className="text-sm text-muted">{title}</h3>
    {children}
  </section>
);

/** The leads that will join, and those that are in it already. */
function Whom({ sequence: { pages, active }, companyId }: { sequence: Sequence; companyId: number }) {
  const tSequences = useTexts(sequencesTexts);
  const { data: known } = useQuery({ ...pagesOf(companyId), enabled: pages !== null });
  const named = pages?.map(
    (id) => known?.rows.find((page) => page.id === id)?.name ?? tSequences('joins.unknown'),
  );
  return (
    <>
      <p>
        {named
          ? known && tSequences('simulation.on.some', { pages: named.join(', ') })
          : tSequences('simulation.on.all')}
      </p>
      {active > 0 && <p>{tSequences('simulation.on.inside', { count: active })}</p>}
    </>
  );
}
