import { useLocation } from 'wouter';
import type { ShownPortal } from '@/features/shell/shown-portal';
import { NotFoundPage } from '@/pages/account/not-found-page';
import { consultia } from '@/pages/consulting/portal';
import { leadmanager } from '@/pages/leads/portal';
import { comerzia } from '@/pages/marketing/portal';

/** The portals by the first segment of their addresses; the others are addresses of the account. */
const portalOf: Record<string, ShownPortal> = {
  consultoria: consultia,
  empresa: consultia,
  comercia: comerzia,
  leadmanager,
};

export function NotFoundInPortal() {
  const [path] = useLocation();
  return <NotFoundPage portal={portalOf[path.split('/')[1] ?? ''] ?? null} />;
}
