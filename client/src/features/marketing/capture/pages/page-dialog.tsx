import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { pageChanges } from '@shared/marketing/capture/pages/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { Alert } from '@/ui/feedback/alert';
import { Dialog } from '@/ui/overlays/dialog';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { LandingPage } from '../reads';
import { PageFields } from './page-fields';

interface PageDialogProps {
  /** The page to change; null closes the dialog. */
  page: LandingPage | null;
  onClose: () => void;
}

/** Changes the address of a page, its look and what its form asks for. */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const t = useTexts(captureTexts);
  return (
    <Dialog
      open={page !== null}
      onClose={onClose}
      title={t('pages.dialog.editTitle', { name: page?.name ?? '' })}
    >
      {page && <PageForm page={page} onSaved={onClose} />}
    </Dialog>
  );
}

function PageForm({ page, onSaved }: { page: LandingPage; onSaved: () => void }) {
  const t = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const { field, chosen, frame, form } = useSaveForm(pageChanges, {
    defaultValues: {
      slug: page.slug,
      fields: page.fields,
      theme: page.theme,
      listed: page.listed,
      version: page.version,
    },
    save: (changes) => call(marketingPagesApi.update, { id: page.id }, changes),
    saved: { title: t('pages.saved') },
    failed: { title: t('pages.failed') },
    onSaved: () => {
      void refresh();
      onSaved();
    },
  });
  const fields = chosen('fields');
  const typed = form.getValues('slug') ?? '';
  return (
    <Form {...frame} className="grid gap-4">
      <PageFields
        slug={field('slug')}
        typed={typed}
        fields={fields.value ?? []}
        onFields={fields.onChange}
        error={fields.error}
        theme={field('theme')}
        listed={field('listed')}
      />
      {page.publishedAt !== null && typed !== page.slug && (
        <Alert tone="warning">{t('pages.dialog.moved')}</Alert>
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('pages.dialog.save')}
      </Button>
    </Form>
  );
}
