const mostCharacters = 100;

/** The browser and system of a request, such as "Firefox, Windows"; empty when it does not say. */
export async function deviceOf(userAgent: string | undefined): Promise<string> {
  if (!userAgent) return '';
  const { default: Bowser } = await import('bowser');
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((name) => name !== undefined)
    .join(', ')
    .slice(0, mostCharacters);
}
