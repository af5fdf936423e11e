import { Suspense } from 'react';
import type { Language } from '@shared/languages';
import type { Dictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { SpinnerRing } from '@/ui/controls/spinner';
import { CurrentPage } from './current-page';
import { ErrorBoundary } from './error-boundary';
import { FailedPage } from './failed-page';
import { Notices } from './notices';

interface AppProps {
  dictionaries: Dictionaries;
  /** The language of a prerendered page whose address has no prefix. */
  rendered?: Language;
  /** Whether the first page was rendered ahead. */
  isAhead?: boolean;
  /** Called once the first page is rendered and interactive. */
  onShown?: () => void;
}

/** The router is outside the app, so that prerendering can set the address. */
export function App({ dictionaries, rendered, isAhead, onShown }: AppProps) {
  return (
    <LanguageProvider dictionaries={dictionaries} rendered={rendered}>
      <ErrorBoundary fallback={<FailedPage />}>
        <Suspense fallback={<PageSpinner />}>
          <CurrentPage isAhead={isAhead} onShown={onShown} />
        </Suspense>
      </ErrorBoundary>
      <Notices />
    </LanguageProvider>
  );
}

// Without a label, because the labels may be what is being loaded.
const PageSpinner = () => (
  <div data-page-spinner className="grid min-h-dvh place-items-center text-brand">
    <SpinnerRing className="size-8" />
  </div>
);
