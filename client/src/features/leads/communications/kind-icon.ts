import { portalIcons } from '@/ui/portal-icons';
import type { Rows } from '../records';

type Kind = Rows['communications']['type'];

const icons: Partial<Record<Kind, keyof typeof portalIcons>> = {
  email: 'envelope',
  letter: 'envelope',
  call: 'phone',
  note: 'document',
  form: 'document',
  meeting: 'user',
  video: 'user',
};

/** The icon of a kind of communication, in lists and timelines. */
export const kindIcon = (kind: Kind) => portalIcons[icons[kind] ?? 'message'];
