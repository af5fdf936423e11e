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
  /** Called once the first page is rendered and interactive. */
  onShown?: () => void;
}

/** The router is outside the app, so that prerendering can set the address. */
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

// Without a label, because the labels may be what is being loaded.
const PageSpinner = () => (
  <div className="grid min-h-dvh place-items-center text-brand">
    <SpinnerRing className="size-8" />
  </div>
);
