interface LegalNoteProps {
  title: string;
  texts: readonly string[];
}

/** The disclaimers of the page: estimates, risks, trademarks. */
export const LegalNote = ({ title, texts }: LegalNoteProps) => (
  <section className="border-t border-line">
    <div className="mx-auto grid max-w-content gap-3 px-4 py-12 sm:px-6 md:grid-cols-[1fr_2fr] md:gap-8">
      <h2 className="text-lg">{title}</h2>
      <div className="grid max-w-measure gap-3 text-muted">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  </section>
);
