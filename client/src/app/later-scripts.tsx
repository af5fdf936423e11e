import { useEffect } from 'react';
import { whenIdle } from '@/lib/when-idle';
import type { RootData } from './boot/root-data';

const load = (address: string) => import(/* @vite-ignore */ address).catch(() => undefined);

/**
 * Beside a page, within its Suspense boundary: once the page is shown, loads the scripts of the portal's other pages, which
 * the root element names. A failure is left to the page that needs the script.
 */
export function LaterScripts() {
  useEffect(() => {
    const { later = '' }: RootData = document.getElementById('root')?.dataset ?? {};
    const addresses = later.split(' ').filter(Boolean);
    return whenIdle(() => void Promise.all(addresses.map(load)));
  }, []);
  return null;
}
