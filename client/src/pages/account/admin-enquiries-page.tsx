import { AdminEnquiries } from '@/features/enquiries/admin-enquiries';
import { adminTexts } from '@/features/enquiries/texts/admin';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';

export function AdminEnquiriesPage() {
  const t = useTexts(adminTexts);
  useHead({ title: t('title'), noindex: true });
  return (
    <PortalShell portal={null} breadcrumb={[{ label: t('title') }]}>
      <AdminEnquiries />
    </PortalShell>
  );
}
