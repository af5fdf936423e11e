import { request } from './api-client';

/** Saves a blob as a file with the given name, like a download. */
export function saveFile(name: string, content: Blob): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(content),
    download: name,
  });
  link.click();
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/**
 * Fetches a file as the signed-in user and saves it under the name that the server gives. Throws an
 * `ApiError`.
 */
export async function downloadFile(url: string): Promise<void> {
  const response = await request('GET', url);
  saveFile(fileName(response.headers.get('Content-Disposition') ?? ''), await response.blob());
}

/** The file name in a Content-Disposition header: `filename*` (RFC 8187) if present, else `filename`. */
function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download';
}
