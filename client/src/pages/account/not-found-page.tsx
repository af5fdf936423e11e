import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';
import { PageHeading } from '@/ui/navigation/page-heading';
import { commonTexts } from '@/ui/texts/common';

export function NotFoundPage() {
  const t = useTexts(commonTexts);
  useHead({ title: t('notFound.title'), noindex: true });
  return (
    <main className="mx-auto max-w-measure p-6 pt-[20vh]">
      <PageHeading title={t('notFound.title')}>{t('notFound.hint')}</PageHeading>
      <ButtonLink to={addressOf(sitePages.home)}>{t('notFound.home')}</ButtonLink>
    </main>
  );
}
