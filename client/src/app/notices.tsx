import { lazy, Suspense } from 'react';
import { useToasts } from '@/lib/toast';
import { ErrorBoundary } from './error-boundary';

const Toaster = lazy(async () => ({ default: (await import('@/ui/overlays/toaster')).Toaster }));

/** The notification area of every page; loaded with the first notice, because most visits have none. */
export function Notices() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}
