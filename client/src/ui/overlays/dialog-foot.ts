/** The look of a form's last row: in a dialog higher than the window, its buttons stay in view at the foot. */
export const dialogFoot =
  'flex justify-end gap-2 in-[[role=dialog]]:sticky in-[[role=dialog]]:bottom-[calc(-1*var(--dialog-edge))] in-[[role=dialog]]:z-1 in-[[role=dialog]]:-mx-2 in-[[role=dialog]]:-mb-3 in-[[role=dialog]]:bg-raised in-[[role=dialog]]:px-2 in-[[role=dialog]]:py-3';
