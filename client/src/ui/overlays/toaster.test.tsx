import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '@/testing/render';
import { toast, useToasts } from '@/lib/toast';
import { DialogFrame } from './dialog-frame';

function Kept() {
  return <p>{useToasts().length} kept</p>;
}

describe('a notice', () => {
  it('takes the place of the one before it', async () => {
    await renderAt(<Kept />);
    act(() => toast({ title: 'Company created' }));
    act(() => toast({ title: 'Error', description: 'It was refused', variant: 'destructive' }));
    expect(screen.queryByText('Company created')).not.toBeInTheDocument();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByText('It was refused')).toBeVisible();
    expect(screen.getByText('1 kept')).toBeVisible();
  });

  it('closes by its button', async () => {
    const { user } = await renderAt(<Kept />);
    act(() => toast({ title: 'Company created' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Company created')).not.toBeInTheDocument();
  });

  it('is reached with F8', async () => {
    const { user } = await renderAt(<Kept />);
    act(() => toast({ title: 'Company created' }));
    await user.keyboard('[F8]');
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('offers what can be done about it, and closes once that is done', async () => {
    const undo = vi.fn<() => void>();
    const { user } = await renderAt(null);
    act(() => toast({ title: 'Moved', action: { label: 'Undo', onSelect: undo } }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Moved')).not.toBeInTheDocument();
  });

  it('goes by itself after five seconds and is dropped 1,000,000 ms later', async () => {
    await renderAt(<Kept />);
    vi.useFakeTimers();
    try {
      act(() => toast({ title: 'Company created' }));
      act(() => void vi.advanceTimersByTime(4_999));
      expect(screen.getByText('Company created')).toBeVisible();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByText('Company created')).not.toBeInTheDocument();
      act(() => void vi.advanceTimersByTime(999_999));
      expect(screen.getByText('1 kept')).toBeVisible();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.getByText('0 kept')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('has room beside a dialog, which keeps it until it closes', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    let measure = () => {};
    class Observer {
      constructor(onResize: () => void) {
        measure = onResize;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    await renderAt(<DialogFrame open title="New company" onClose={() => {}} />);
    const room = () => screen.getByRole('dialog').style.getPropertyValue('--notices');
    expect(room()).toBe('0px');
    act(() => toast({ title: 'The company wasn’t saved', variant: 'destructive' }));
    act(() => measure());
    expect(room()).toBe('96px');
    height.mockReturnValue(0);
    act(() => measure());
    expect(room()).toBe('96px');
  });
});
