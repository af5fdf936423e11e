import { PortalShell } from '@/features/shell/portal-shell';
import { todayTexts } from '@/features/today/texts/today';
import { TodayScreen } from '@/features/today/today-screen';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { partsOfKinds } from './today/parts-of-kinds';

export function TodayPage() {
  const t = useTexts(todayTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalShell portal={null} breadcrumb={[{ label: t('title') }]}>
      <TodayScreen parts={partsOfKinds} />
    </PortalShell>
  );
}
