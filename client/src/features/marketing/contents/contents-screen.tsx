import type { ListedCompany } from '../reads';
import { LibraryList } from './list/library-list';
import { ContentPage } from './page/content-page';
import { useLibraryState } from './use-library-state';

interface ContentsScreenProps {
  company: ListedCompany;
  onBin: () => void;
  onEditCompany: () => void;
}

/** The library of a company, or the content that the address names. */
export function ContentsScreen({ company, onBin, onEditCompany }: ContentsScreenProps) {
  const { openId } = useLibraryState();
  if (openId === undefined) return <LibraryList company={company} onBin={onBin} />;
  return <ContentPage key={openId} id={openId} company={company} onEditCompany={onEditCompany} />;
}
