import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { useKnownAccount } from '@/lib/session/use-known-account';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { TextLink } from '@/ui/navigation/link';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { pagesOf } from '../../capture/reads';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import type { Sequence } from '../reads';
import { AskBefore, type Asked } from './ask-before';
import { SequenceDialog } from './sequence-dialog';

const tones = { off: 'neutral', on: 'positive', paused: 'warning' } as const;

interface SequenceHeadProps {
  sequence: Sequence;
  company: ListedCompany;
  onTurnOn: () => void;
}

/** The name and state of a sequence, and what switches it. */
export function SequenceHead({ sequence, company, onTurnOn }: SequenceHeadProps) {
  const t = useTexts(sequencesTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [editing, setEditing] = useState(false);
  const { name, status } = sequence;
  return (
    <div className="mt-4 mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1">
      <h2 className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-base">
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        </span>
      </h2>
      <Rule pages={sequence.pages} companyId={company.id} />
      <Facts sequence={sequence} />
      <IfMayWrite>
        <div className="col-start-2 row-start-1 flex gap-2">
          {status === 'on' ? (
            <Button variant="secondary" onClick={() => setAsked('pause')}>
              {t('acts.pause')}
            </Button>
          ) : (
            <Button onClick={onTurnOn}>{t('acts.turnOn')}</Button>
          )}
          <Menu
            icon={portalIcons.more}
            label={t('acts.more', { name })}
            entries={[
              { label: t('acts.edit'), onSelect: () => setEditing(true) },
              ...(status === 'off' ? [] : [{ label: t('acts.turnOff'), onSelect: () => setAsked('off') }]),
              { label: t('acts.remove'), onSelect: () => setAsked('remove') },
            ]}
          />
        </div>
      </IfMayWrite>
      <SequenceDialog
        open={editing}
        company={company}
        sequence={sequence}
        onClose={() => setEditing(false)}
      />
      <AskBefore sequence={sequence} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Whom a sequence takes, and what ends it for them: an answer, the end of their consent, mails that bounce or a closed lead. */
function Rule({ pages, companyId }: Pick<Sequence, 'pages'> & { companyId: number }) {
  const t = useTexts(sequencesTexts);
  const { data: known } = useQuery({ ...pagesOf(companyId), enabled: pages !== null });
  const named = pages?.map((id) => known?.rows.find((page) => page.id === id)?.name ?? t('joins.unknown'));
  if (named && !known) return null;
  return (
    <p className="col-span-2 max-w-prose text-sm text-muted">
      {named ? t('joins.some', { pages: named.join(', ') }) : t('joins.all')} {t('stops')}
    </p>
  );
}

/** How many began a sequence, are in it, have had every mail and have answered. */
function Facts({ sequence }: { sequence: Sequence }) {
  const t = useTexts(sequencesTexts);
  const { id, marketingCompanyId, active, answered, enrolled, finished, status, switchedBy } = sequence;
  const isShared = (useKnownAccount()?.members ?? 1) > 1;
  const facts = [
    enrolled === 0 ? t('nobody') : t('started', { count: enrolled }),
    active > 0 && t('inside', { count: active }),
    finished > 0 && t('finished', { count: finished }),
    isShared && status === 'on' && switchedBy && t('switchedOn', { name: switchedBy.name }),
  ];
  return (
    <p className="col-span-2 text-muted">
      {/* A line never begins with the dot between two of them. */}
      {facts.filter(Boolean).join('\u00a0· ')}
      {answered > 0 && (
        <>
          {'\u00a0· '}
          <TextLink
            className="inline-block"
            to={stepAddress(marketingCompanyId, 'replies', { view: 'answers', sequence: String(id) })}
          >
            {t('answered', { count: answered })}
          </TextLink>
        </>
      )}
    </p>
  );
}
