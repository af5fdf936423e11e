import { isPair } from './split-text';

/** Labels of a shop's shelves: they tell nothing of a thing. */
export const isShelf = (label: string): boolean =>
  /^(?:type|tipo|tags?|etiquetas?|categor(?:y|ies|[ií]as?)|vendor|proveedor|sku|ref(?:erence|erencia)?|collection|colecci[oó]n)$/iu.test(
    label.trim(),
  );

/** Labels of shelves and makers, which give no reader a reason. */
export const givesNoReason = (label: string): boolean =>
  isShelf(label) || /^(?:brand|marca|manufacturer|fabricante)$/iu.test(label.trim());

/** Whether a fact says something of the thing itself; «Marca: Espiga» does not. */
export const isOfTheThing = ({ text }: { text: string }): boolean =>
  !isPair(text) || !givesNoReason(text.slice(0, text.search(/:\s/)));
