/**
 * Copies a text to the clipboard, also one that is still loading. A browser allows that only shortly after the button
 * was pressed, so the clipboard gets the promise. Throws when the browser refuses.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const plain = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}
