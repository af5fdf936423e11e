import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** The address of a status, which a person follows: null for what a server says that is no web address. */
export const statusUrl = z
  .string()
  .nullable()
  .transform((url) => (webAddress.safeParse(url).success ? url : null));
