import { useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page, unless a dialog is open. Returns whether files are being
 * dragged over the page.
 */
export function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [depth, setDepth] = useState(0);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const isMeant = (event: DragEvent) =>
      holdsFiles(event) && !event.defaultPrevented && !document.querySelector('[role="dialog"]');
    const enter = (event: DragEvent) => void (isMeant(event) && setDepth((each) => each + 1));
    const leave = (event: DragEvent) => void (holdsFiles(event) && setDepth((each) => Math.max(0, each - 1)));
    const over = (event: DragEvent) => void (isMeant(event) && event.preventDefault());
    const drop = (event: DragEvent) => {
      setDepth(0);
      if (!isMeant(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const heard = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, listener] of Object.entries(heard)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(heard))
        removeEventListener(name, listener as EventListener);
    };
  }, []);
  return depth > 0;
}
