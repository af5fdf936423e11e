import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetAccount } from '@/lib/account-store';
import { fakeApi } from './fake-api';
import { leaveScreens } from './rest';

// The same limit as `expect.poll`, because a busy machine renders slowly.
configure({ asyncUtilTimeout: 10_000 });

const complaints = vi.fn<(...said: unknown[]) => void>();

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
  vi.stubGlobal('scrollTo', vi.fn());
  fakeApi.start();
});

function leaveNothing() {
  forgetAccount();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

afterEach(async () => {
  await leaveScreens().finally(leaveNothing);
  const unanswered = fakeApi.stop();
  if (unanswered.length > 0) throw new Error(`The test has no answer for ${unanswered.join(', ')}`);
  if (complaints.mock.calls.length > 0) {
    throw new Error(`The console did not stay silent: ${complaints.mock.calls.map(String).join('\n')}`);
  }
});
