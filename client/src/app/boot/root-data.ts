/** The data attributes that the build writes to the root element of its pages. */
export interface RootData {
  /** The address that the page was prerendered for. */
  path?: string;
  /** Addresses of the scripts that the app loads for the page, separated by spaces. */
  modules?: string;
  /** Address of the whole style sheet. */
  styles?: string;
  /** The language of a prerendered page whose address has no prefix. */
  language?: string;
  /** The query that such a page was prerendered for; the server has chosen the page by the query of the request. */
  search?: string;
  /** JSON of the answers that depend on the server's settings only, by URL. */
  answers?: string;
  /** The pattern of the address of a portal's page. */
  pattern?: string;
  /** URLs that the page reads first, with the parameters of the pattern, separated by spaces. */
  first?: string;
  /** Addresses of the scripts of the portal's other pages, separated by spaces. */
  later?: string;
}
