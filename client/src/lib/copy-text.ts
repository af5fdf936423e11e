/**
 * Puts a text on the clipboard, also one that is still on its way: a browser lets a page write there only while it still
 * remembers the press of the button, so the clipboard is handed the promise. Throws when the browser refuses.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const plain = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}
