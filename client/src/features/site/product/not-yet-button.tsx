import { useId } from 'react';
import { Button } from '@/ui/controls/button';

interface NotYetButtonProps {
  label: string;
  /** Why it cannot be used; shown, and read out with the button. */
  reason: string;
}

/** A button for what does not exist yet, in a row of actions that wraps: the reason takes a line of its own. */
export function NotYetButton({ label, reason }: NotYetButtonProps) {
  const id = useId();
  return (
    <>
      <Button disabled aria-describedby={id}>
        {label}
      </Button>
      <p id={id} className="order-last max-w-measure basis-full text-sm text-muted">
        {reason}
      </p>
    </>
  );
}
