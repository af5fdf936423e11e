import type { PublicationStatus } from '@shared/marketing/publications/scales';
import type { BadgeTone } from '@/ui/feedback/badge';
import type { AnyIcon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';

interface ChipLook {
  box: string;
  mark: string;
  icon: AnyIcon | undefined;
  badge: BadgeTone;
}

const needsYou = { box: 'border-line border-l-accent bg-accent/12', mark: 'text-warning' };

/** How an entry looks by its state; the colour only repeats the icon and the words. */
export const chipLooks: Record<PublicationStatus, ChipLook> = {
  queued: { box: 'border-line border-l-brand bg-surface', mark: '', icon: undefined, badge: 'info' },
  attempting: {
    box: 'border-line border-l-info bg-info/8',
    mark: 'text-info',
    icon: portalIcons.upload,
    badge: 'info',
  },
  published: {
    box: 'border-line border-l-positive bg-positive/8',
    mark: 'text-positive',
    icon: portalIcons.check,
    badge: 'positive',
  },
  manual_pending: { ...needsYou, icon: portalIcons.user, badge: 'warning' },
  unconfirmed: { ...needsYou, icon: portalIcons.search, badge: 'warning' },
  failed: {
    box: 'border-line border-l-danger bg-danger/8',
    mark: 'text-danger',
    icon: portalIcons.alert,
    badge: 'danger',
  },
  cancelled: {
    box: 'border-line border-l-muted/60 bg-ink/4 text-muted line-through',
    mark: '',
    icon: undefined,
    badge: 'neutral',
  },
};
