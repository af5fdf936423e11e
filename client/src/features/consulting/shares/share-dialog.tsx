import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Dialog } from '@/ui/overlays/dialog';
import { reportTexts } from '../report/texts/report';
import { NewLink } from './new-link';
import { ShareForm } from './share-form';
import { ShareList } from './share-list';

interface ShareDialogProps {
  companyId: number;
  open: boolean;
  onClose: () => void;
}

/** Creates links to a report, shows each one once, and lists the valid ones, which the owner can revoke. */
export function ShareDialog({ companyId, open, onClose }: ShareDialogProps) {
  const t = useTexts(reportTexts);
  const [made, setMade] = useState<string>();
  const [typed, setTyped] = useState(false);

  function close() {
    setMade(undefined);
    setTyped(false);
    onClose();
  }

  function showLink(url: string) {
    setMade(url);
    setTyped(false);
  }

  return (
    <Dialog open={open} dirty={typed} onClose={close} title={t('share.title')} description={t('share.intro')}>
      <div className="grid gap-6">
        <ShareForm companyId={companyId} onTyped={() => setTyped(true)} onMade={showLink} />
        {made && <NewLink key={made} url={made} />}
        <ShareList companyId={companyId} />
      </div>
    </Dialog>
  );
}
