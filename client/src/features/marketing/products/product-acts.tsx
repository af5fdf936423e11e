import { useLocation } from 'wouter';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';
import { Menu, type MenuEntry } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { productsTexts } from './texts/products';

/** The same company in another portal. */
export interface Elsewhere {
  label: string;
  to: string;
}

interface ProductActsProps {
  companyId: number;
  elsewhere: Elsewhere | undefined;
  onAdd: () => void;
  onEditCompany: () => void;
}

/** What can be done with the products of a company; what concerns the company itself is in the menu. */
export function ProductActs({ companyId, elsewhere, onAdd, onEditCompany }: ProductActsProps) {
  const t = useTexts(productsTexts);
  const [, navigate] = useLocation();
  const isPhone = useMedia('(width < 40rem)');
  const mayWrite = useMayWrite();
  const goTo = (label: string, to: string): MenuEntry => ({ label, onSelect: () => navigate(to) });
  const entries = [
    ...(isPhone && mayWrite ? [goTo(t('importFile'), importAddress(companyId))] : []),
    ...(mayWrite ? [{ label: t('company'), onSelect: onEditCompany }] : []),
    ...(elsewhere ? [goTo(elsewhere.label, elsewhere.to)] : []),
  ];
  return (
    <>
      {mayWrite && !isPhone && <ImportLink companyId={companyId} variant="quiet" />}
      {mayWrite && (
        // The primary act is that of the product that is open.
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          title={t('add')}
          onClick={onAdd}
          className="max-sm:px-3"
        >
          {t(isPhone ? 'addShort' : 'add')}
        </Button>
      )}
      {entries.length > 0 && <Menu icon={portalIcons.more} label={t('acts.more')} entries={entries} />}
    </>
  );
}

const importAddress = (companyId: number) => stepAddress(companyId, 'product', { import: 'new' });

interface ImportLinkProps {
  companyId: number;
  variant: 'quiet' | 'secondary';
}

/** The way to an import of products, pasted or from a file. */
export function ImportLink({ companyId, variant }: ImportLinkProps) {
  const t = useTexts(productsTexts);
  return (
    <ButtonLink variant={variant} to={importAddress(companyId)} icon={portalIcons.upload}>
      {t('importFile')}
    </ButtonLink>
  );
}
