import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

/** The address of a post as a link; null if the server sent anything but an http or https URL. */
export const followedAddress = z
  .string()
  .nullable()
  .transform((url) => (webAddress.safeParse(url).success ? url : null));
