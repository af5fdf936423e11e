import type { ComponentProps, KeyboardEvent } from 'react';

interface FormProps extends ComponentProps<'form'> {
  /** Blocks another submit while a request is running. */
  pending?: boolean;
}

/** A form that Enter submits from a text input, and Ctrl or ⌘ with Enter from a text area. */
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
