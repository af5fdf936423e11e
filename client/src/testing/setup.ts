import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearToasts } from '@/ui/toast';
import { fakeApi } from './fake-api';

const complaints = vi.fn<(...said: unknown[]) => void>();

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
  vi.stubGlobal('scrollTo', vi.fn());
  fakeApi.start();
});

afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', '/');
  const unanswered = fakeApi.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (unanswered.length > 0) throw new Error(`The test has no answer for ${unanswered.join(', ')}`);
  if (complaints.mock.calls.length > 0) {
    throw new Error(`The console did not stay silent: ${complaints.mock.calls.map(String).join('\n')}`);
  }
});
