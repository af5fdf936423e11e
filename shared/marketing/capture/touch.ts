/** Where a visitor came from: the short link, else UTM parameters, else the referring host, else nothing (direct). */
export interface Touch {
  at: string;
  /** The code of the short link. */
  code?: string;
  utm?: Partial<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>>;
  referrer?: string;
}
