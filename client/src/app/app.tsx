import { Suspense } from 'react';
import type { Dictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { SpinnerRing } from '@/ui/controls/spinner';
import { CurrentPage } from './current-page';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';
import { Notices } from './notices';

interface AppProps {
  dictionaries: Dictionaries;
  /** Called once the first page stands and reacts. */
  onShown?: () => void;
}

/** The whole client. The router comes from above, so that a page can also be rendered ahead of time. */
export function App({ dictionaries, onShown }: AppProps) {
  return (
    <LanguageProvider dictionaries={dictionaries}>
      <ErrorBoundary fallback={<FailedPage />}>
        <Suspense fallback={<PageSpinner />}>
          <CurrentPage onShown={onShown} />
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </LanguageProvider>
  );
}

// Without words: those may be what is being loaded.
const PageSpinner = () => (
  <div className="grid min-h-dvh place-items-center text-brand">
    <SpinnerRing className="size-8" />
  </div>
);
