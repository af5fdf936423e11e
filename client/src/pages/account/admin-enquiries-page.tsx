import { AdminEnquiries } from '@/features/enquiries/admin-enquiries';
import { adminTexts } from '@/features/enquiries/texts/admin';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { PortalPage } from '../frame/portal-page';

export function AdminEnquiriesPage() {
  const t = useTexts(adminTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalPage portal={null} breadcrumb={[{ label: t('title') }]}>
      <AdminEnquiries />
    </PortalPage>
  );
}
