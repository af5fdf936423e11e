/** What the form of an item needs: the item to change, or none to add one. */
export interface ItemFormOf<Item> {
  companyId: number;
  item?: Item;
  onSaved: () => void;
}
