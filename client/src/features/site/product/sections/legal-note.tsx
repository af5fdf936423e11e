interface LegalNoteProps {
  title: string;
  texts: readonly string[];
}

/** The disclaimers of the page (estimates, risks, trademarks), as the fine print between its last act and the footer. */
export const LegalNote = ({ title, texts }: LegalNoteProps) => (
  <section className="on-night border-t border-line">
    <div className="mx-auto grid max-w-content gap-x-16 gap-y-2 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-base">{title}</h2>
      <div className="grid max-w-measure gap-2 text-sm text-muted">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  </section>
);
