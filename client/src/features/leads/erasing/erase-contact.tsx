import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wire } from '@shared/http/wire';
import { type Erasure, leadErasing } from '@shared/leads/erasing/endpoints';
import { entityOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { binAddress } from '@/lib/address/settings-address';
import { call, errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { erasingTexts } from './texts/erasing';
import { useRefreshLeads } from '../use-refresh-leads';

interface EraseContactProps {
  contact: number;
  /** The name of the person, shown until the server has answered what has to be typed. */
  name: string;
  onErased: () => void;
}

const counted = [
  'contacts',
  'communications',
  'tasks',
  'consents',
  'changes',
  'importRows',
  'enquiries',
] as const;

/** Erases a person permanently, after showing what is deleted and which texts stay; the user has to type the name. */
export function EraseContact({ contact, name: called, onErased }: EraseContactProps) {
  const t = useTexts(erasingTexts);
  const refresh = useRefreshLeads();
  const [asking, setAsking] = useState(false);
  const { data: outlook } = useQuery({
    ...query(leadErasing.outlook, { id: contact }),
    enabled: asking,
    staleTime: 0,
    gcTime: 0,
  });
  const name = outlook?.name ?? '';
  const erase = useSaving(() => call(leadErasing.erase, { id: contact }, { name }), {
    onSaved: () => {
      toast({ title: t('erased') });
      onErased();
      void refresh(`/api/leads/contacts/${contact}`);
    },
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <>
      <Button variant="quiet" className="-ml-2 px-2! text-sm text-danger!" onClick={() => setAsking(true)}>
        {t('act')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => erase.mutate(undefined)}
        pending={erase.isPending}
        incomplete={!outlook}
        variant="danger"
        title={t('title', { name: name || called })}
        description={t('hint')}
        confirmLabel={t('confirm')}
        {...(outlook && { typed: name })}
      >
        {outlook ? <Outlook outlook={outlook} /> : <LoadingBlock className="h-40" label={t('looking')} />}
      </ConfirmDialog>
    </>
  );
}

/** What is deleted with the person, and which texts still name them. */
function Outlook({ outlook: { counts, named } }: { outlook: Wire<Erasure> }) {
  const t = useTexts(erasingTexts);
  const facts = counted.filter((what) => counts[what] > 0);
  return (
    <div className="mb-4 grid gap-3">
      {facts.length > 0 && (
        <div>
          <p>{t('goes')}</p>
          <ul className="list-disc pl-5">
            {facts.map((what) => (
              <li key={what}>{t(`counts.${what}`, { count: counts[what] })}</li>
            ))}
          </ul>
        </div>
      )}
      {named.length > 0 && (
        <div>
          <p>{t('named')}</p>
          <ul className="max-h-48 overflow-y-auto">
            {named.map(({ section, id, name, inBin }) => (
              <li key={`${section} ${id}`} className="flex flex-wrap items-center gap-x-2">
                <span className="text-sm text-muted">{t(`kinds.${section}`)}</span>
                <a
                  href={inBin ? binAddress(entityOf[section], 'leadmanager') : recordAddress(section, id)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 wrap-anywhere hover:no-underline"
                >
                  {name ?? t('unnamed')}
                </a>
                {inBin && <span className="text-sm text-muted">{t('inBin')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
