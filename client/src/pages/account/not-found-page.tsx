import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/link';
import { PageHeading } from '@/ui/page-heading';

export function NotFoundPage() {
  const t = useTexts('common');
  useHead({ title: t('common.notFound.title'), noindex: true });
  return (
    <main className="mx-auto max-w-measure p-6 pt-[20vh]">
      <PageHeading title={t('common.notFound.title')}>{t('common.notFound.hint')}</PageHeading>
      <ButtonLink to={addressOf(sitePages.home)}>{t('common.notFound.home')}</ButtonLink>
    </main>
  );
}
