import type { ReactNode } from 'react';
import { TextLink } from '@/ui/navigation/link';
import { useWords } from './use-words';

interface OthersProps {
  count: number;
  /** The address of exactly these opportunities. */
  to: string;
  children?: ReactNode;
}

/** How many opportunities in other currencies a sum leaves out, and the way to them; nothing without any. */
export function Others({ count, to, children }: OthersProps) {
  const { t } = useWords();
  return count > 0 && <TextLink to={to}>{children ?? t('others', { count })}</TextLink>;
}
