import type { OpenQuestion } from '@shared/consulting/items/open-questions';

/** The props of an item's form: the item to edit, or none to add one. */
export interface ItemFormOf<Item> {
  companyId: number;
  item?: Item;
  /** What the form was opened to tell; its field has the focus. */
  startsAt?: OpenQuestion | undefined;
  onSaved: () => void;
}
