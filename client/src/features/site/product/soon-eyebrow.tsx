import { SoonMark } from './soon-mark';

/** The subject of a page after the mark that the product is not available yet. */
export const SoonEyebrow = ({ mark, subject }: { mark: string; subject: string }) => (
  <p className="flex flex-wrap items-center gap-3">
    <SoonMark>{mark}</SoonMark>
    {subject}
  </p>
);
