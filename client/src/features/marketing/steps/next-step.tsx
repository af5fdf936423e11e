import { type FlowStep, stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { workspaceTexts } from './texts/workspace';
import { stepAfter } from './step-states';

/** The way on from a step, at its end; nothing before there is something to do in the next one. */
export function NextStep({ company, step }: { company: ListedCompany; step: FlowStep }) {
  const t = useTexts(workspaceTexts);
  const next = stepAfter(company, step);
  if (!next) return null;
  return (
    <p className="mt-8 border-t border-line pt-4 print:hidden">
      <ButtonLink variant="secondary" to={stepAddress(company.id, next)}>
        {t(`rail.goOn.${next}`)}
        <Icon name={portalIcons.forward} />
      </ButtonLink>
    </p>
  );
}
