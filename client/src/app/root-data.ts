/** What the build writes into the root element of a page that it renders, as data attributes. */
export interface RootData {
  /** The address that the page was rendered for. */
  path: string;
  /** Addresses of the scripts that the app loads for the page, with spaces between them. */
  modules: string;
  /** Address of the whole style sheet. */
  styles: string;
}
