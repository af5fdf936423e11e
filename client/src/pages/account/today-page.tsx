import { AddTask } from '@/features/leads/today/add-task';
import { todayTexts } from '@/features/today/texts/today';
import { TodayScreen } from '@/features/today/today-screen';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { PortalPage } from '../frame/portal-page';
import { partsOfKinds } from './today/parts-of-kinds';

export function TodayPage() {
  const t = useTexts(todayTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalPage portal={null} breadcrumb={[{ label: t('title') }]}>
      <TodayScreen parts={partsOfKinds} actions={<AddTask />} />
    </PortalPage>
  );
}
