import { useState } from 'react';
import { suppressionsApi } from '@shared/marketing/capture/suppressions/endpoints';
import { newSuppression } from '@shared/marketing/capture/suppressions/schemas';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { usePages } from '@/lib/lists/use-pages';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { TextField } from '@/ui/controls/fields/text-field';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PagedRows } from '@/ui/navigation/paged-rows';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { suppressionNames } from '../../capture/spoken-names';
import { messagesTexts } from '../texts/messages';
import { useRefreshMarketing } from '../../use-refresh-marketing';

/** The addresses that a company never writes to, each with why and since when. */
export function BlockedTab({ companyId }: { companyId: number }) {
  const t = useTexts(messagesTexts);
  const [adding, setAdding] = useState(false);
  const pages = usePages(suppressionsApi.list, {}, { company: companyId });
  const add = (
    <IfMayWrite>
      <Button variant="secondary" icon={portalIcons.plus} onClick={() => setAdding(true)}>
        {t('blocked.add')}
      </Button>
    </IfMayWrite>
  );
  const empty = (
    <EmptyState icon={portalIcons.check} title={t('blocked.none')} action={add}>
      {t('blocked.noneText')}
    </EmptyState>
  );
  return (
    <>
      <PagedRows pages={pages} empty={empty} more={t('blocked.more')}>
        {(rows) => (
          <>
            <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
              <p className="max-w-measure text-muted">{t('blocked.intro')}</p>
              {add}
            </div>
            <ul aria-label={t('blocked.label')} className="border-t border-line">
              {rows.map((one) => (
                <BlockedRow key={one.id} {...one} />
              ))}
            </ul>
          </>
        )}
      </PagedRows>
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title={t('blocked.addTitle')}
        description={t('blocked.addText')}
      >
        {adding && <AddressForm companyId={companyId} onSaved={() => setAdding(false)} />}
      </Dialog>
    </>
  );
}

type Blocked = NonNullable<
  ReturnType<typeof usePages<typeof suppressionsApi.list>>['data']
>['pages'][number]['rows'][number];

function BlockedRow({ email, reason, at }: Blocked) {
  const t = useTexts(messagesTexts);
  const { language } = useLanguage();
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      {email === null ? (
        <span className="text-muted">{t('blocked.erased')}</span>
      ) : (
        <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
      )}
      <span className="text-sm text-muted">
        {t(`blocked.reasons.${suppressionNames[reason]}`)} ·{' '}
        <time dateTime={at}>{formatDate(at, language, { dateStyle: 'medium' })}</time>
      </span>
    </li>
  );
}

function AddressForm({ companyId, onSaved }: { companyId: number; onSaved: () => void }) {
  const t = useTexts(messagesTexts);
  const refresh = useRefreshMarketing();
  const { field, frame } = useSaveForm(newSuppression, {
    defaultValues: { marketingCompanyId: companyId, email: '' },
    save: (body) => call(suppressionsApi.add, {}, body),
    saved: ({ email }) => ({ title: t('blocked.added'), ...(email && { description: email }) }),
    failed: { title: t('blocked.failed') },
    onSaved: () => {
      void refresh();
      onSaved();
    },
  });
  return (
    <Form {...frame} className="grid gap-4">
      <TextField label={t('blocked.email')} type="email" autoComplete="off" {...field('email')} />
      <Button type="submit" variant="danger" pending={frame.pending} className="justify-self-end">
        {t('blocked.save')}
      </Button>
    </Form>
  );
}
