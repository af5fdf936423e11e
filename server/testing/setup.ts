import { afterEach, beforeEach, vi } from 'vitest';
import { closeOpened } from './opened';

const complaints = vi.fn<(...said: unknown[]) => void>();

beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});

afterEach(closeOpened);
afterEach(() => {
  vi.restoreAllMocks();
  if (complaints.mock.calls.length > 0) {
    throw new Error(`The console did not stay silent: ${complaints.mock.calls.map(String).join('\n')}`);
  }
});
