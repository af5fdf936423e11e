import { request } from '@/lib/api/api-client';

/** Puts the picture (PNG) of an address on the clipboard; throws when the browser refuses or it cannot be read. */
export async function copyPicture(address: string): Promise<void> {
  const blob = request('GET', address).then((response) => response.blob());
  // A browser lets a page write there only while it remembers the press of the button.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
}
