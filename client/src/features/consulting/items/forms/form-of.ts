/** The props of an item's form: the item to edit, or none to add one. */
export interface ItemFormOf<Item> {
  companyId: number;
  item?: Item;
  onSaved: () => void;
}
