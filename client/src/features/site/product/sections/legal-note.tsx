import { SectionFrame } from '../../layouts/section';

interface LegalNoteProps {
  title: string;
  texts: readonly string[];
}

/** The disclaimers of the page: estimates, risks, trademarks. */
export const LegalNote = ({ title, texts }: LegalNoteProps) => (
  <SectionFrame>
    <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-lg">{title}</h2>
      <div className="grid max-w-measure gap-3 text-muted">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  </SectionFrame>
);
