import type { ComponentProps } from 'react';
import { PortalShell } from '@/features/shell/portal-shell';
import { PaletteButton } from '../palette/palette-button';

interface PortalPageProps extends Omit<ComponentProps<typeof PortalShell>, 'tools'> {
  Keys?: ComponentProps<typeof PaletteButton>['Keys'];
}

/** The layout of every page behind sign-in, with the search of all portals in its top bar. */
export const PortalPage = ({ Keys, ...shell }: PortalPageProps) => (
  <PortalShell {...shell} tools={<PaletteButton portal={shell.portal?.name ?? null} Keys={Keys} />} />
);
