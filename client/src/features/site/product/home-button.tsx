import type { ReactNode } from 'react';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { ButtonLink } from '@/ui/navigation/link';

/** The way back to the home page, beside another act. */
export const HomeButton = ({ children }: { children: ReactNode }) => (
  <ButtonLink to={addressOf(sitePages.home)} variant="secondary" icon="back">
    {children}
  </ButtonLink>
);
