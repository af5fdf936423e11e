import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/link';
import { PageHeading } from '@/ui/page-heading';

export function NotFoundPage() {
  const t = useTexts('common');
  useHead({ title: t('common.notFound.title'), noindex: true });
  return (
    <main className="mx-auto max-w-measure p-6 pt-[20vh]">
      <PageHeading title={t('common.notFound.title')}>{t('common.notFound.hint')}</PageHeading>
      <ButtonLink to={paths.home}>{t('common.notFound.home')}</ButtonLink>
    </main>
  );
}
