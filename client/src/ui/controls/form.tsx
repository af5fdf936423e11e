import type { ComponentProps, KeyboardEvent } from 'react';

interface FormProps extends ComponentProps<'form'> {
  /** While it is being sent, it is not sent again. */
  pending?: boolean;
}

/** A form that Enter sends from a line, and Ctrl or ⌘ with Enter from a text of several lines. */
export function Form({ pending = false, onSubmit, ...props }: FormProps) {
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.currentTarget.requestSubmit();
    },
  };

  return (
    <form
      noValidate
      {...props}
      {...keys}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSubmit?.(event);
      }}
    />
  );
}
