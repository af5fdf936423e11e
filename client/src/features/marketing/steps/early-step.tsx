import { type Step, stepAddress, stepBefore } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { workspaceTexts } from './texts/workspace';
import { stepStates } from './step-states';

interface EarlyStepProps {
  company: ListedCompany;
  step: Exclude<Step, 'product'>;
}

const icons = {
  campaigns: portalIcons.envelope,
  assets: portalIcons.board,
  publishing: portalIcons.share,
  leads: portalIcons.user,
  replies: portalIcons.message,
  analytics: portalIcons.chart,
  contents: portalIcons.list,
} as const;

/** A step without its input: what it needs first, the way there, and what will be here. */
export function EarlyStep({ company, step }: EarlyStepProps) {
  const t = useTexts(workspaceTexts);
  const before = stepBefore[step];
  const isWaiting = before !== null && stepStates(company)[before].is !== 'done';
  return (
    <>
      <PageHeading title={t(`steps.${step}.title`)} />
      <EmptyState
        icon={icons[step]}
        title={t(isWaiting ? `steps.${step}.needs` : `steps.${step}.label`)}
        action={
          isWaiting && (
            <ButtonLink to={stepAddress(company.id, before)}>
              {t('rail.goTo', { step: t(`steps.${before}.label`) })}
            </ButtonLink>
          )
        }
      >
        {t(`steps.${step}.here`)}
      </EmptyState>
    </>
  );
}
