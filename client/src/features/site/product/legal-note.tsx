interface LegalNoteProps {
  title: string;
  texts: readonly string[];
}

/** What a visitor has to know before relying on the page: estimates, risks, trademarks. */
export const LegalNote = ({ title, texts }: LegalNoteProps) => (
  <section className="mx-auto max-w-content px-4 py-12 sm:px-6">
    <div className="grid max-w-measure gap-2 border-l-4 border-accent pl-5">
      <h2 className="text-lg">{title}</h2>
      {texts.map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
    </div>
  </section>
);
