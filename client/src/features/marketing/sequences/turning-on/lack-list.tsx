import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { sequencesTexts } from '../texts/sequences';
import { useStepWords } from '../steps/use-step-words';
import type { Lack } from './lacks-of';
import { ProveSender } from './prove-sender';
import { SenderForm } from './sender-form';
import type { TurnOnProps } from './turn-on-props';

interface LackListProps extends TurnOnProps {
  lacks: readonly Lack[];
}

/** Whether a form asks for it, with the others of its kind. */
const isOfSender = ({ lack }: Lack) => lack === 'sender' || lack === 'replyTo' || lack === 'postal';

/** What is missing before a sequence can be turned on, each with the way to mend it. */
export function LackList({ lacks, ...props }: LackListProps) {
  const t = useTexts(sequencesTexts);
  return (
    <Alert tone="warning" title={t('simulation.on.missing')}>
      <ul aria-label={t('simulation.on.missing')} className="mt-1 grid gap-3">
        {lacks.some(isOfSender) && (
          <li>
            <SenderForm company={props.company} />
          </li>
        )}
        {lacks
          .filter((lack) => !isOfSender(lack))
          .map((lack) => (
            <li key={lack.lack === 'content' ? `content ${lack.step.id}` : lack.lack}>
              <LackItem lack={lack} {...props} />
            </li>
          ))}
      </ul>
    </Alert>
  );
}

function LackItem({ lack, ...props }: TurnOnProps & { lack: Lack }) {
  const t = useTexts(sequencesTexts);
  const { nameOf } = useStepWords();
  const { simulation, onStep } = props;
  const mend = (label: string, onMend: () => void, pending = false) => (
    <Button variant="secondary" className="mt-2" pending={pending} onClick={onMend}>
      {label}
    </Button>
  );
  switch (lack.lack) {
    case 'demo':
      return t('simulation.on.lacks.demo');
    case 'steps':
      return (
        <>
          <p>{t('simulation.on.lacks.steps')}</p>
          {mend(t('simulation.on.mend.steps'), () => onStep('new'))}
        </>
      );
    case 'content':
      return (
        <>
          <p>{t('simulation.on.lacks.content', { step: nameOf(lack.step) })}</p>
          {mend(t('simulation.on.mend.content'), () => onStep(lack.step))}
        </>
      );
    case 'simulated':
      return (
        <>
          <p>{t('simulation.on.lacks.simulated')}</p>
          {mend(
            t('simulation.on.mend.simulated'),
            () => {
              simulation.run();
              props.onClose();
            },
            simulation.isRunning,
          )}
        </>
      );
    case 'proof':
      return <ProveSender companyId={props.company.id} email={props.company.replyTo ?? ''} />;
    case 'sender':
    case 'replyTo':
    case 'postal':
      return null;
  }
}
