/** The data attributes that the build writes to the root element of a prerendered page. */
export interface RootData {
  /** The address that the page was prerendered for. */
  path: string;
  /** Addresses of the scripts that the app loads for the page, separated by spaces. */
  modules: string;
  /** Address of the whole style sheet. */
  styles: string;
}
