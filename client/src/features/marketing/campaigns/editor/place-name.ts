/** The kinds of texts in a piece, as the editor names them. */
const names = [
  [/^subject$/, 'subject'],
  [/^altSubject$/, 'altSubject'],
  [/^preheader$/, 'preheader'],
  [/\.tags\.\d+$/, 'tag'],
  [/^cta\.label$/, 'button'],
  [/^alt$/, 'alt'],
  [/\.lines\.\d+\.label$/, 'label'],
  [/^h1$/, 'h1'],
  [/^subtitle$/, 'subtitle'],
  [/^benefits\.\d+\.title$/, 'benefitTitle'],
  [/^benefits\.\d+\.text$/, 'benefitText'],
  [/^facts\.\d+$/, 'fact'],
  [/^price$/, 'price'],
  [/^offer$/, 'offer'],
  [/^faq\.\d+\.q$/, 'question'],
  [/^faq\.\d+\.a$/, 'answer'],
  [/^form\.consent$/, 'consent'],
  [/^form\.submit$/, 'submit'],
  [/^seo\.title$/, 'seoTitle'],
  [/^seo\.description$/, 'seoDescription'],
  [/^ads\.headlines\.\d+$/, 'adHeadline'],
  [/^ads\.descriptions\.\d+$/, 'adDescription'],
] as const;

/** What kind of text stands at a place. */
export const placeName = (at: string) => names.find(([place]) => place.test(at))?.[1] ?? 'sentence';
