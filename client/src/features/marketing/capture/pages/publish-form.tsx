import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { paragraph } from '@shared/fields';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { newPage, type NewPage } from '@shared/marketing/capture/pages/schemas';
import { slugOf } from '@shared/marketing/capture/pages/slug-of';
import type { Landing } from '@shared/marketing/campaigns/piece';
import { messages } from '@shared/messages';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { keepCompany } from '../../keep-company';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { type LandingPage, textOf } from '../reads';
import { PageFields } from './page-fields';
import { PostalAddressField } from './postal-address-field';
import { productOf } from '../../reads';

interface PublishFormProps {
  campaign: { id: number; contentId: number; approvedVersion: number | null; productId: number | null };
  company: ListedCompany;
  onPublished: () => void;
}

/** The address and the form of a campaign's page, and what visitors read below it, before it is published. */
export function PublishForm({ campaign, ...rest }: PublishFormProps) {
  const text = useQuery(textOf(campaign.contentId, campaign.approvedVersion ?? 0));
  const { data, error, refetch } = text;
  const { productId } = campaign;
  const product = useQuery({ ...productOf(productId ?? 0), enabled: productId !== null });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !isOf(data.piece, 'page') || product.isLoading) return <Skeleton className="h-96" />;
  const landing = data.piece.content;
  const { shortName, name = landing.h1.text } = product.data ?? {};
  return <Shown campaignId={campaign.id} slug={slugOf(shortName ?? name)} landing={landing} {...rest} />;
}

/** What is published, and the postal address of a company that has none yet. */
const publishedPage = newPage.extend({ postalAddress: paragraph(messages['field.required'], 500) });

/**
 * Creates the page once, whatever happens to its publishing, and publishes it as the form says. Where another page has the
 * proposed address, the server adds a number to it.
 */
function useSending(proposed: string) {
  const draft = useRef<LandingPage>(undefined);
  return async ({ campaignId, slug, fields, listed, theme }: NewPage): Promise<LandingPage> => {
    const before = draft.current;
    const page = before
      ? await call(
          marketingPagesApi.update,
          { id: before.id },
          { slug, fields, listed, theme, version: before.version },
        )
      : await call(
          marketingPagesApi.create,
          {},
          { campaignId, fields, listed, theme, ...(slug !== proposed && { slug }) },
        );
    draft.current = page;
    return call(marketingPagesApi.publish, { id: page.id }, { version: page.version });
  };
}

interface ShownProps extends Omit<PublishFormProps, 'campaign'> {
  campaignId: number;
  /** The proposed address: what is sold, since a hook says little in it. */
  slug: string;
  landing: Landing;
}

function Shown({ campaignId, slug, landing, company, onPublished }: ShownProps) {
  const t = useTexts(captureTexts);
  const refresh = useRefreshMarketing();
  const send = useSending(slug);
  const { postalAddress } = company;
  const { field, chosen, frame, form } = useSaveForm(publishedPage, {
    defaultValues: {
      campaignId,
      slug,
      fields: landing.form.fields,
      theme: 'paper',
      listed: false,
      postalAddress: postalAddress ?? '',
    },
    save: async ({ postalAddress: typed, ...page }) => {
      if (typed !== postalAddress) await keepCompany(company.id, { postalAddress: typed });
      return send(page);
    },
    failed: { title: t('pages.dialog.failed') },
    onSaved: ({ url }) => {
      toast({ title: t('pages.live'), description: url });
      void refresh();
      onPublished();
    },
  });
  const fields = chosen('fields');
  return (
    <Form {...frame} className="grid gap-4">
      <PageFields
        slug={field('slug')}
        typed={form.getValues('slug') ?? ''}
        fields={fields.value ?? []}
        onFields={fields.onChange}
        error={fields.error}
        theme={field('theme')}
        listed={field('listed')}
      />
      <Below consent={landing.form.consent} company={company}>
        {!postalAddress && <PostalAddressField {...field('postalAddress')} />}
      </Below>
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('pages.dialog.publish')}
      </Button>
    </Form>
  );
}

interface BelowProps {
  consent: string;
  company: ListedCompany;
  /** The field for the address of a company that has none. */
  children: ReactNode;
}

/** What stands below the form: the box for consent, and who answers for the data. */
function Below({ consent, company: { name, postalAddress }, children }: BelowProps) {
  const t = useTexts(captureTexts);
  return (
    <section aria-label={t('pages.dialog.sees')} className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-medium">{t('pages.dialog.sees')}</h3>
      <p>
        <q>{consent}</q>
      </p>
      <p className="text-sm text-muted">{t('pages.dialog.tick')}</p>
      {postalAddress && (
        <p>{t('pages.dialog.controller', { name, address: postalAddress.replace(/\s*\n\s*/g, ', ') })}</p>
      )}
      {children}
    </section>
  );
}
