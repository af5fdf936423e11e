import { boot } from './boot';
import { sendFirstOfPage } from './first-page-data';
import { readStored } from '@/lib/storage';
import { loads } from './inline-loads';

// In the pages of the portals: what the page reads first is asked for beside its scripts.
// Visitors are led to the sign-in page.
if (!readStored('auth_token')) document.getElementById('waiting')?.remove();
boot(loads, sendFirstOfPage(document.getElementById('root')?.dataset ?? {}));
