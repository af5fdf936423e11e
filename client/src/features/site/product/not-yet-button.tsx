import { useId } from 'react';
import { Button } from '@/ui/controls/button';

interface NotYetButtonProps {
  label: string;
  /** The reason why the button is disabled; part of its description. */
  reason: string;
}

/**
 * A disabled button for a feature that does not exist yet, for a row of actions that wraps: the reason takes
 * its own line.
 */
export function NotYetButton({ label, reason }: NotYetButtonProps) {
  const id = useId();
  return (
    <>
      <Button variant="secondary" disabled aria-describedby={id}>
        {label}
      </Button>
      <p id={id} className="order-last max-w-measure basis-full text-sm text-muted">
        {reason}
      </p>
    </>
  );
}
