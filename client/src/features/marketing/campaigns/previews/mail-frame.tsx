import { useState } from 'react';

interface MailFrameProps {
  html: string;
  title: string;
  /** CSS pixels; as wide as there is room without it. */
  width?: number;
}

const stop = (event: Event) => event.preventDefault();

/**
 * A mail as mail programs draw it, in a frame where no script runs and no link leads away. The frame has the origin of the
 * page only so that its height can be read.
 */
export function MailFrame({ html, title, width }: MailFrameProps) {
  const [height, setHeight] = useState(480);
  return (
    <iframe
      key={width}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument;
        if (!page) return;
        page.addEventListener('click', stop);
        page.addEventListener('auxclick', stop);
        setHeight(page.documentElement.scrollHeight || height);
      }}
      style={{ width, height }}
      className="mx-auto block w-full max-w-full rounded-card border border-line bg-surface"
    />
  );
}
