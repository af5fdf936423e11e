import { request } from './api-client';

/** Lets the browser keep a file under a name, as if it had been downloaded from an address. */
export function saveFile(name: string, content: Blob): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(content),
    download: name,
  });
  link.click();
  // Some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Fetches a file as the signed-in user and keeps it under the name that the server gives; throws an `ApiError`. */
export async function downloadFile(url: string): Promise<void> {
  const response = await request('GET', url);
  saveFile(fileName(response.headers.get('Content-Disposition') ?? ''), await response.blob());
}

/** The name in a Content-Disposition header: the one in any script (RFC 8187) before the plain one. */
function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
}
