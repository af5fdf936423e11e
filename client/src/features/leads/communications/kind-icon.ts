import Video from 'lucide-react/icons/video';
import StickyNote from 'lucide-react/icons/sticky-note';
import { portalIcons } from '@/ui/portal-icons';
import type { AnyIcon } from '@/ui/icons';
import type { Rows } from '../records';

type Kind = Rows['communications']['type'];

const icons: Partial<Record<Kind, AnyIcon>> = {
  email: portalIcons.envelope,
  letter: portalIcons.envelope,
  call: portalIcons.phone,
  note: StickyNote,
  form: portalIcons.document,
  meeting: portalIcons.user,
  video: Video,
};

/** The icon of a kind of communication, in lists and timelines. */
export const kindIcon = (kind: Kind) => icons[kind] ?? portalIcons.message;
