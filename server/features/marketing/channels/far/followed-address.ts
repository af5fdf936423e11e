import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** The address of what was published, which a person follows: null for what a server says that is no web address. */
export const followedAddress = z
  .string()
  .nullable()
  .transform((url) => (webAddress.safeParse(url).success ? url : null));
