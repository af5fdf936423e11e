import { useTexts } from '@/i18n/use-texts';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { captureTexts } from '../texts/capture';
import type { LandingPage } from '../reads';

interface SwitchOffProps {
  page: LandingPage;
  open: boolean;
  act: { isPending: boolean; mutate: (page: LandingPage) => void };
  onClose: () => void;
}

/** Says what ends with a page before it is switched off. */
export function SwitchOff({ page, open, act, onClose }: SwitchOffProps) {
  const t = useTexts(captureTexts);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => act.mutate(page)}
      pending={act.isPending}
      title={t('pages.askOff.title', { name: page.name })}
      description={t('pages.askOff.text')}
      confirmLabel={t('pages.switchOff')}
    />
  );
}
