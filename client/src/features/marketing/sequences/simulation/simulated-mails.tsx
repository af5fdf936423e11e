import type { ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { messagesTexts } from '../texts/messages';
import { sequencesTexts } from '../texts/sequences';
import type { Simulation, Step } from '../reads';
import { moveNames } from '../spoken-names';

type SimulatedMail = Simulation['branches'][number]['mails'][number];

interface SimulatedMailsProps {
  simulation: Simulation;
  mails: readonly SimulatedMail[];
  steps: readonly Step[];
}

/** The mails of a simulation along its days: when each goes, why it was moved, or why it does not go. */
export function SimulatedMails({ simulation, mails, steps }: SimulatedMailsProps) {
  const t = useTexts(sequencesTexts);
  const momentOf = useMoment(simulation.timezone);
  return (
    <>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        <Point isFilled={false} at={simulation.from} said={momentOf(simulation.from)}>
          <p>{t('simulation.confirms')}</p>
        </Point>
        {mails.map((mail) => (
          <Mail key={mail.position} mail={mail} steps={steps} momentOf={momentOf} />
        ))}
      </ol>
      {mails.length === 0 && <p>{t('simulation.nothing')}</p>}
      <p className="text-sm text-muted">
        {t('simulation.zone', { zone: simulation.timezone.replaceAll('_', ' ') })}
      </p>
    </>
  );
}

function useMoment(timeZone: string) {
  const { language } = useLanguage();
  return (at: string) =>
    formatDate(at, language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    });
}

interface MailProps {
  mail: SimulatedMail;
  steps: readonly Step[];
  momentOf: (at: string) => string;
}

function Mail({ mail: { position, dueAt, moved, result }, steps, momentOf }: MailProps) {
  const t = useTexts(sequencesTexts);
  const tMessages = useTexts(messagesTexts);
  const subject = steps.find((step) => step.position === position)?.subject ?? t('simulation.noSubject');
  return (
    <Point isFilled={result.outcome === 'sent'} at={result.at} said={momentOf(result.at)}>
      <p className={classNames('wrap-anywhere', result.outcome === 'sent' ? 'font-medium' : 'text-muted')}>
        {t('simulation.sent', { place: position + 1, subject })}
      </p>
      {result.outcome === 'skipped' && (
        <p className="text-sm">{t('simulation.skipped', { why: tMessages(`reasons.${result.reason}`) })}</p>
      )}
      {result.outcome === 'waits' && (
        <p className="text-sm font-medium text-warning">{t(`simulation.waits.${result.hold}`)}</p>
      )}
      {moved.length > 0 && (
        <ul className="text-sm text-muted">
          <li>{t('simulation.due', { at: momentOf(dueAt) })}</li>
          {moved.map(({ by, to }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a mail is moved by one rule more than once
            <li key={index}>
              {t(`simulation.moved.${moveNames[by]}`)}
              {moved.length > 1 && ` (${momentOf(to)})`}
            </li>
          ))}
        </ul>
      )}
    </Point>
  );
}

interface PointProps {
  isFilled: boolean;
  at: string;
  said: string;
  children: ReactNode;
}

/** A moment on the line of days. */
const Point = ({ isFilled, at, said, children }: PointProps) => (
  <li className="relative min-w-0">
    <span
      aria-hidden
      className={classNames(
        'absolute top-1.5 -left-[calc(1rem+6px)] size-2.5 rounded-full border-2 border-brand',
        isFilled ? 'bg-brand' : 'bg-surface',
      )}
    />
    <time dateTime={at} className="text-sm text-muted tabular-nums">
      {said}
    </time>
    {children}
  </li>
);
