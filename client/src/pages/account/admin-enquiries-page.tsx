import { AdminEnquiries } from '@/features/enquiries/admin-enquiries';
import { PortalShell } from '@/features/shell/portal-shell';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/head';

export function AdminEnquiriesPage() {
  const t = useTexts('admin');
  useHead({ title: t('admin.title'), noindex: true });
  return (
    <PortalShell portal={null} breadcrumb={[{ label: t('admin.title') }]}>
      <AdminEnquiries />
    </PortalShell>
  );
}
