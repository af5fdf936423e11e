import { afterNextFrame, atMost } from './after-next-frame';
import { boot } from './boot';
import { fillWaiting } from './fill-waiting';
import { sendFirstOfPage } from './first-page-data';
import { readStored } from '@/lib/storage';
import { loads } from './inline-loads';

/** Milliseconds for which the app's scripts leave the connection to the answers that the waiting view shows. */
const LEAD = 300;

// In the pages of the portals: what the page reads first is asked for before its scripts.
// Visitors are led to the sign-in page.
if (!readStored('auth_token')) document.getElementById('waiting')?.remove();
const first = sendFirstOfPage(document.getElementById('root')?.dataset ?? {});
void atMost(LEAD, fillWaiting(first)).then(() => afterNextFrame(() => boot(loads, first)));
