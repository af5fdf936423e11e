import { useContext } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { portalIcons } from '@/ui/portal-icons';
import { leadTexts } from '../texts/lead';
import type { LeadEvent } from '../reads';
import { eventNames } from '../spoken-names';
import { LeadPartsContext } from './lead-parts';

export const eventIcons: Record<LeadEvent['kind'], keyof typeof portalIcons> = {
  submitted: 'document',
  'opt-in sent': 'envelope',
  confirmed: 'check',
  withdrawn: 'alert',
  lapsed: 'clock',
  'handed over': 'share',
  enrolled: 'list',
  sent: 'envelope',
  clicked: 'link',
  answered: 'message',
  bounced: 'alert',
  complained: 'alert',
  stopped: 'clock',
};

/** Something that happened to a lead, in words. */
export function EventEntry({ event: { kind, data } }: { event: LeadEvent }) {
  const t = useTexts(leadTexts);
  const { StopReason } = useContext(LeadPartsContext);
  return (
    <>
      <p>{t(`events.${eventNames[kind]}`)}</p>
      {kind === 'stopped' && <StopReason reason={data.reason} />}
    </>
  );
}
