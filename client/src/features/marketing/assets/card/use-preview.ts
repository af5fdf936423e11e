import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/api-client';

/** The bytes of a picture as an address for an `img`. */
const addressOf = (blob: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(reader.error as Error));
    reader.readAsDataURL(blob);
  });

/**
 * A picture that is drawn when it is asked for. It is fetched here and not by the `img`, because its refusal says why the
 * layout does not suit.
 */
export const usePreview = (url: string) =>
  useQuery({
    queryKey: [url],
    queryFn: async () => addressOf(await (await request('GET', url)).blob()),
  });
