import { lazyPart } from '@/lib/lazy-part';
import type { Opened } from './opened';

const KeysHelp = lazyPart(async () => (await import('@/features/leads/keyboard/keys-help')).KeysHelp);
const CreateDialog = lazyPart(
  async () => (await import('@/features/leads/search/create-dialog')).CreateDialog,
);
const NewCompany = lazyPart(
  async () => (await import('@/features/consulting/companies/form/new-company')).NewCompany,
);
const NewMarketingCompany = lazyPart(
  async () => (await import('@/features/marketing/companies/new-company')).NewCompany,
);

interface OpenedDialogProps {
  opened: Exclude<Opened, 'palette'>;
  onClose: () => void;
}

/** The dialog of what was chosen in the palette. */
export function OpenedDialog({ opened, onClose }: OpenedDialogProps) {
  if (opened === 'keys') return <KeysHelp onClose={onClose} />;
  if ('create' in opened) {
    return <CreateDialog section={opened.create} given={opened.given} onClose={onClose} />;
  }
  const Business = opened.business === 'consultia' ? NewCompany : NewMarketingCompany;
  return <Business named={opened.named} onClose={onClose} />;
}
