import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDictionaries } from '@/i18n/dictionaries';
import { currentLanguage } from '@/lib/language';
import { createQueryClient } from '@/lib/query-client';
import { App } from './app';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const dictionaries = createDictionaries();
// React keeps a fallback up for 300 ms; every page needs these texts, so none begins with one because of them.
await dictionaries.load(currentLanguage(), 'common').catch(() => undefined);

createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} dictionaries={dictionaries} />
  </StrictMode>,
);
