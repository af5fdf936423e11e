import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Dictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { SpinnerRing } from '@/ui/spinner';
import { CurrentPage } from './current-page';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';

// Notices come after the page: a first visit needs none.
const Toaster = lazy(async () => ({ default: (await import('@/ui/toaster')).Toaster }));

interface AppProps {
  queryClient: QueryClient;
  dictionaries: Dictionaries;
}

/** The whole client. The router comes from above, so that a page can also be rendered ahead of time. */
export function App({ queryClient, dictionaries }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider dictionaries={dictionaries}>
        <ErrorBoundary fallback={<FailedPage />}>
          <Suspense fallback={<PageSpinner />}>
            <CurrentPage />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

// Without words: those may be what is being loaded.
const PageSpinner = () => (
  <div className="grid min-h-dvh place-items-center text-brand">
    <SpinnerRing className="size-8" />
  </div>
);
